# Co stół mówi wszystkim.

told-undo = { $by } cofa ruch ({ $whose }).
told-sat = { $by } zajmuje miejsce { $seat }; odtąd losowanie ma nowe ziarno.
told-opened = { $by } otwiera miejsce { $seat } dla kogoś innego.
told-bot = { $by } zostawia miejsce { $seat } botowi.
told-away = { $by } odprawia osobę z miejsca { $seat }.
told-exported = { $by } pobiera plik gry: można w nim przeczytać wszystko, co do tej pory było ukryte.
told-continued = { $by } kontynuuje tę grę także przy innym stole i może wiedzieć, co do tej pory było ukryte.
told-file = { $by } przynosi tę grę z pliku; odtąd losowanie ma nowe ziarno.
told-fork = { $by } kontynuuje tu inną grę i może wiedzieć, co w niej było ukryte; odtąd losowanie ma nowe ziarno.
told-time = Czas minął ({ $by }), więc odpowiedział bot.
somebody-gone = Nieobecna już osoba
