# Na stronie głównej i w poczekalni: słowami tej gry.

shelf-lead = Podróż dookoła świata. Szukasz Wskazówek, zamykasz Bramy i rozwiązujesz Tajemnice, zanim zbudzi się Przedwieczny.
shelf-seats = Liczba Badaczy
shelf-solo = Prowadzisz jednego Badacza albo dwóch, jakby grały nimi dwie osoby
shelf-choose = Badacz
shelf-ancient_one = Przedwieczny
shelf-investigators = Badacz
shelf-difficulty = Talia Mitów
shelf-starting_rumor = Początkowa Pogłoska
