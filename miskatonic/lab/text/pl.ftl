# Co mówi `miskatonic content`.

content-kind = rodzaj
content-whole = jak w pudełku
content-partly = częściowo
content-ours = nasze
content-own = własne
content-all = razem
content-sum = { $whole ->
        [one] { $whole } element z { $all } robi
        [few] { $whole } elementy z { $all } robią
       *[other] { $whole } elementów z { $all } robi
    } to, co drukowane. { $partly ->
        [0] { $ours ->
            [0] Żadnego nie zaprojektowaliśmy sami.
            [one] { $ours } zaprojektowaliśmy sami na wzór pudełka.
           *[other] { $ours } zaprojektowaliśmy sami na wzór pudełka.
        }
       *[other] W przypadku { $partly } część pól jest jak w druku, a reszta nasza; całkiem nasze: { $ours }.
    }
content-own-sum = Z własnych paczek: { $own }.
content-fields = { $kind }, co jest jak w druku u tych, które nie są takie w całości: { $fields }
content-field = { $field } { $known }/{ $all }
content-in-order = { $folder }: wszystko w porządku
content-problems = { $count ->
        [one] { $count } problem
        [few] { $count } problemy
       *[other] { $count } problemów
    }
