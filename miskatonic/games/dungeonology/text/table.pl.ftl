# Co mówi się przy stole: pytania, możliwości, przebieg gry.

## Drobne słowa

chance-randomness = karta losowości
chance-university = student dobrany z uniwersytetu
chance-trick-at-random = losowa karta sztuczek z ręki
chance-shuffle = kolejność kart odkładanych na talię
chance-alertness = losowa karta czujności
chance-boss = losowa strona karty bossa
chance-scholar = losowy uczony
chance-draw-tricks = dobrana karta sztuczek
chance-draw-fates = odkryta karta fatum
chance-draw-panics = odkryta karta paniki
chance-draw-clans = karta klanu
chance-draw-traps = odwrócony żeton pułapki
chance-draw-zones-1 = strefa poziomu I
chance-draw-zones-2 = strefa poziomu II
chance-draw-zones-3 = strefa poziomu III
university-student = zwykły student
university-omega = student Omegi
trap-ambush = zasadzka
trap-toll = myto
trap-stop = postój
token-trap = pułapka
token-teleport = teleport
token-X = sekretne przejście X

setting-scholars = Kim gracie?
setting-alertness = Która karta czujności?
setting-boss = Która strona karty bossa?
setting-priorities = Opcjonalne priorytety przy zagrywaniu kart
setting-bots = Jak złośliwe są boty?
setting-gentle = łagodne: niczego nie kradną
setting-sly = przebiegłe: kradną, gdy się opłaca
setting-nasty = złośliwe: szkodzą, gdzie mogą
setting-random = losowo
setting-choose = każdy gracz wybiera
setting-no = nie
setting-yes = tak
shelf-lead = Czworo uczonych, jeden loch faunów i jedna sława. Zbieraj, podkradaj, publikuj.
shelf-seats = Uczeni
shelf-choose = Uczony
shelf-scholars = Uczony
shelf-alertness = Karta czujności
shelf-boss = Boss
shelf-priorities = Priorytety (zasada opcjonalna)
shelf-bots = Usposobienie botów
summary-camp = { $boss }, czujność: { $alertness }
summary-turn = tura { $turn }{ $panic ->
        [yes] , maksymalna czujność
       *[no] { "" }
    }
phase-set-up = Przygotowanie
phase-begin = Początek tury
phase-movement = Ruch
phase-action = Akcja
phase-end = Koniec tury
phase-over = Koniec gry

## Pytania

ask-begin = { $who }, tura { $turn }: publikujesz rozprawę, odpoczywasz czy ruszasz dalej?
ask-movement = { $who }: ruch. Pozostałe punkty szybkości: { $left }
ask-action = { $who }: co robisz? Pozostałe akcje: { $left }
ask-walk = { $who }: dokąd? Idzie { $whom }, pozostałe strefy: { $left }
ask-place = { $who }: gdzie dołączasz strefę „{ $zone }” (obok: { $place })?
ask-stairs = { $who }: schody w strefie „{ $zone }”. Na który poziom?
ask-react = Zagrano: „{ $card }” ({ $whom }). Czy reagujesz?
ask-instant = { $moment ->
        [begin] Początek tury
        [action] Przed akcją
       *[end] Przed końcem tury
    } ({ $whom }). Czy używasz efektu natychmiastowego?
ask-priority = Zagrano: „{ $card }” ({ $whom }). Czy odpowiadasz kartą natychmiastową?
ask-end-of-turn = { $who }: czy zagrywasz kartę na koniec tury?
ask-respond = Test skradania ({ $whom }): skradanie { $stealth }, czujność { $alertness }. Czy przeszkadzasz?
ask-respond-own = Test skradania: skradanie { $stealth }, czujność { $alertness }. Czy coś dokładasz?
ask-stealth = { $who }: które karty odrzucasz, aby się skradać? Czujność: { $needed }
ask-sneeze = { $who }: apsik! Którą kartę odrzucasz przed testem?
ask-divine = { $who }: która karta dodaje poziom premii { $to ->
        [stealth] do skradania
       *[other] do czujności
    }?
ask-substitute = { $who }: poświęcasz studenta zamiast wzięcia żetonu zmęczenia?
ask-protect = { $who }: zachowujesz chronioną kostkę { GEN($cube) }?
ask-avoid = { $who }: { $what } w strefie „{ $zone }”. Omijasz?
ask-drop = { $who }: którą kostkę upuszczasz?
ask-drop-where = { $who }: dokąd trafia upuszczona kostka?
ask-give = { $who }: którą kostkę przekazujesz?
ask-give-to = { $who }: komu?
ask-steal = { $who }: którą kostkę kradniesz ({ $whom })?
ask-lose-best = { $who }: którą z najcenniejszych kostek tracisz?
ask-exchange-whose = { $who }: czyją kostkę wymieniasz?
ask-exchange = { $who }: którą kostkę wymieniasz?
ask-exchange-for = { $who }: na którą?
ask-collect-where = { $who }: skąd zbierasz?
ask-go-where = { $who }: dokąd?
ask-teleport = { $who }: dokąd się teleportujesz?
ask-trap-where = { $who }: gdzie kładziesz pułapkę?
ask-passage-where = { $who }: dokąd prowadzi sekretne przejście?
ask-move-whom = { $who }: kogo przesuwasz?
ask-boss-moves = { $who }: dokąd idzie boss?
ask-boss-hunts = { $who }: dokąd pędzi boss?
ask-collapse = { $who }: w której strefie wali się strop?
ask-victim = { $who }: kogo wybierasz?
ask-silence = { $who }: komu zamykasz usta?
ask-headbutt-card = { $who }: bierzesz losową kartę zamiast zmuszać do upuszczenia kostki ({ $whom })?
ask-repent = { $who }: ilu studentów poświęcasz (najwyżej { $most })?
ask-magic-sight = { $who }: które karty magii odrzucasz?
ask-favour = { $who }: kto dobiera albo kto odrzuca?
ask-second-wind = { $who }: ilu kart nie dobierasz, aby odpocząć (najwyżej { $most })?
ask-change-cards = { $who }: które karty odrzucasz przed dobraniem?
ask-discard-fate = { $who }: którą kartę fatum odrzucasz?
ask-scholar = Gracz { $number }: kim grasz?

## Możliwości

option-pass = Dość
option-stay = Zostań tutaj
option-let-pass = Pas
option-no-more = Nic więcej
option-number = { $number }
option-go-on = Ruszaj dalej
option-publish = Opublikuj rozprawę
option-rest = Odpocznij w Obozowisku
option-end-movement = Zakończ ruch
option-end-actions = Zakończ fazę akcji
option-go = Idź: { $zone }
option-explore = Odkryj nową strefę poziomu { $level ->
        [1] I
        [2] II
       *[3] III
    }
option-level = Poziom { $level ->
        [1] I
        [2] II
       *[3] III
    }
option-place = { $side ->
        [north] Na północy
        [north-west] Na północy, przesunięta na zachód
        [north-east] Na północy, przesunięta na wschód
        [south] Na południu
        [south-west] Na południu, przesunięta na zachód
        [south-east] Na południu, przesunięta na wschód
        [east] Na wschodzie
        [east-north] Na wschodzie, przesunięta na północ
        [east-south] Na wschodzie, przesunięta na południe
        [west] Na zachodzie
        [west-north] Na zachodzie, przesunięta na północ
       *[west-south] Na zachodzie, przesunięta na południe
    } ({ COUNT($passages, "przejście", "nom") })
option-research = Badania: { COUNT($count, "kostka informacji", "nom") }, czujność { $alertness }
option-spy = Szpiegostwo ({ $whom }): { $cube }, czujność { $alertness }
option-bivouac = Biwak: odpocznij tutaj i zakończ turę
option-teleport = Teleport
option-card = { $card } ({ $bonus })
option-play = { $card }: { $effects }
option-play-cost = { $card }: { $effects } (koszt: { $costs })
option-ability = { $ability }
option-ability-discard = { $ability } (odrzuć: { $card })
option-favour-draw = { $who } dobiera { COUNT($amount, "karta sztuczek") }
option-favour-discard = { $who } odrzuca losową kartę
option-fate-down = Zakryta karta fatum

## Przebieg gry

event-set-up = { $boss }, karta czujności: { $alertness }.
event-joined = Wyrusza { $who } ({ $colour }).
event-first-player = Zaczyna { $who }.
event-turn = Tura { $turn }: { $who }.
event-lots = Losowanie ({ $card }): { $result }.
event-went = { $who } idzie: { $zone }.
event-tile-drawn = { $who } odkrywa strefę: { $zone }.
event-zone-laid = Nowa strefa: { $zone }.
event-no-fit = Strefa „{ $zone }” tu nie pasuje.
event-shut-out = { $who } nie może wejść: { $zone }.
event-nothing-fits = Przy strefie „{ $zone }” nie da się nic dołączyć.
event-stopped = { $who } musi się zatrzymać.
event-trap = { $who } wpada w pułapkę ({ $zone }): { $face }.
event-token = { $zone }: { $token }.
event-swapped = { $who } i { $whom } zamieniają się miejscami.
event-careful = { $who } stąpa ostrożnie.
event-research = { $who } prowadzi badania ({ $zone }), kostki: { $count }.
event-spying = { $who } szpieguje. Ofiara: { $whom }, cel: kostka { GEN($cube) }.
event-stealth = { $who } skrada się na { $amount } ({ AND($cards) }).
event-stealth-added = { $who }: „{ $card }”, skradanie +{ $amount }.
event-threat = { $who }: „{ $card }”, czujność +{ $amount }.
event-divined = { $who } wróży: „{ $card }”, +{ $amount } { $to ->
        [stealth] do skradania
       *[other] do czujności
    }.
event-surely = { $who }: „{ $card }”. Wszyscy śpią, test się udaje.
event-test-passed = { $who }: sukces (skradanie { $stealth }, czujność { $alertness }).
event-test-failed = { $who }: porażka (skradanie { $stealth }, czujność { $alertness }).
event-collected = { $who } zbiera kostkę { GEN($cube) }: { $zone }.
event-cube-removed = Kostka { GEN($cube) } nie mieści się w notatniku i trafia do rezerwy.
event-stolen = { $who } kradnie kostkę { GEN($cube) }. Ofiara: { $whom }.
event-protected = { $who } chroni kostkę { GEN($cube) }.
event-given = { $who } przekazuje kostkę { GEN($cube) }. Dostaje ją { $whom }.
event-lost = { $who } traci kostkę { GEN($cube) }.
event-dropped = { $who } upuszcza kostkę { GEN($cube) }: { $zone }.
event-dropped-away = { $who } upuszcza kostkę { GEN($cube) }. Nie ma na nią wolnego pola, trafia więc do rezerwy.
event-dropped-taken = { $who } upuszcza kostkę { GEN($cube) }, a zbiera ją { $whom }.
event-exchanged = { $who } ma w zamian kostkę { GEN($cube) }.
event-cubes-gone = { $zone }: znikają kostki ({ $amount }).
event-knowledge = { $who } zdobywa wiedzę o klanie.
event-inspired = { $who } czuje natchnienie.
event-sober = { $who } traci natchnienie.
event-fatigue-kept = { $who } zostawia sobie żetony zmęczenia: { $amount }.
event-tired = { $who } bierze żeton zmęczenia (ma { $fatigue }).
event-recovered = { $who } odrzuca żetony zmęczenia: { $amount }.
event-rested = { $who } odpoczywa.
event-sacrificed = { $who } poświęca { COUNT($amount, "student") }.
event-students-drawn = { $who } dobiera z uniwersytetu { $students ->
        [0] { COUNT($omegas, "student Omegi") }
       *[other] { COUNT($students, "student") }{ $omegas ->
            [0] { "" }
           *[other] { " " }i { COUNT($omegas, "student Omegi") }
        }
    }.
event-students-gained = { $who } bierze { COUNT($amount, "student") } od ogniska.
event-students-reserve = { $who } bierze { COUNT($amount, "student") } z rezerwy.
event-student-stolen = { $who } podbiera studenta. Ofiara: { $whom }.
event-omega = { $who } sprowadza studenta Omegi. Bractwo już tu jest.
event-refilled = Do uniwersytetu trafia { COUNT($students, "student", "nom") } i { COUNT($omegas, "student Omegi", "nom") }; kara do badań: { $penalty }.
event-fate-drawn = { $who } dobiera zakrytą kartę fatum.
event-fate = { $who } odkrywa fatum: „{ $card }”.
event-fate-discarded = { $who } odrzuca fatum: „{ $card }”.
event-drew = { $who } dobiera { COUNT($amount, "karta sztuczek") } ({ AND($cards) }).
event-drew-unseen = { $who } dobiera { COUNT($amount, "karta sztuczek") }.
event-reshuffled = Odrzucone karty sztuczek tworzą nową talię.
event-discarded = { $who } odrzuca: „{ $card }”.
event-card-taken = { $who } zabiera kartę „{ $card }”. Ofiara: { $whom }.
event-card-taken-unseen = { $who } zabiera kartę sztuczek. Ofiara: { $whom }.
event-turned-up = { $who } odkrywa z talii: „{ $card }”.
event-found = { $who } bierze na rękę: „{ $card }”.
event-played = { $who } zagrywa: „{ $card }” ({ $how ->
        [main] efekt główny
       *[secondary] efekt pomocniczy
    }).
event-cancelled = { $who } anuluje kartę: „{ $card }”.
event-ability = { $who }: „{ $ability }”.
event-silenced = { $who } zamyka usta rywalowi: { $whom }.
event-extra-turn = { $who } rozegra jeszcze jedną turę.
event-recruited = { $who } rekrutuje stażystę: { $card }.
event-intern-stolen = { $who } przejmuje stażystę: { $card } (dotąd: { $whom }).
event-boss-placed = { $boss } pojawia się: { $zone }.
event-boss-moved = { $boss } idzie: { $zone }.
event-boss-met = { $who } spotyka bossa: { $boss } ({ $zone }).
event-clan-seen = { $who } ogląda kartę klanu.
event-clan = Loch zamieszkuje { $card }.
event-publishing = { $who } ogłasza publikację rozprawy.
event-published = { $who } publikuje rozprawę jako { $place }. z kolei. Drzwi auli zamykają się za resztą świata.
event-publication-failed = { $who } nie publikuje: recenzenci kręcą głowami.
event-panic = Maksymalna czujność! { $card }. W lochu biją dzwony.
event-clan-revealed = Karta klanu: { $card }.
event-scored = { $who }: { COUNT($points, "punkt", "nom") }.

outcome-all-finished = Wszyscy uczeni skończyli wyprawę.
outcome-university = Uniwersytet opustoszał: nie ma już kogo posłać do lochu.
outcome-no-cubes = W lochu nie zostało nic, o czym można by napisać.
outcome-stuck = Przez dwie rundy nikt, kto został w lochu, nic nie zrobił: gra nie może toczyć się dalej.

missing-stars = gwiazdki: { $have } z { $needed }
missing-stamina = żetony zmęczenia: { $fatigue }, więcej się nie zmieści
missing-quiet = trwa maksymalna czujność
missing-cube = brakuje kostki { GEN($cube) }
missing-dng-doors-1 = do tych drzwi brakuje kostek
missing-dng-zone-effects-11 = zmęczenie jest pełne, a studentów za mało na zasadzkę
missing-dng-zone-effects-12 = nie wolno teraz użyć sekretnego przejścia
