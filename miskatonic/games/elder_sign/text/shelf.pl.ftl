# Na stronie głównej i w poczekalni: słowami tej gry.

shelf-lead = Noc w muzeum. Rzucasz kośćmi, rozwiązujesz przygody i zbierasz Znaki Starszych Bogów, zanim zbudzi się Przedwieczny.
shelf-seats = Liczba Badaczy
shelf-solo = Prowadzisz jednego Badacza albo kilku
shelf-choose = Badacz
shelf-ancient_one = Przedwieczny
shelf-investigators = Badacz
summary-turn = tura { $turn }
summary-tracks = { $awake ->
        [yes] walka z Przedwiecznym
       *[no] zagłada { $doom } z { $spaces }, Znaki { $signs } z { $limit }
    }
