# Na stronie głównej i w poczekalni: słowami tej gry.

shelf-lead = Trzy noce w Arkham. Rozwijasz talię, idziesz za wskazówkami i piszesz dziennik, którego nie da się wymazać.
shelf-seats = Liczba badaczy
shelf-solo = Prowadzisz jednego badacza albo kilku
shelf-choose = Badacz
shelf-scenario = Scenariusz
shelf-difficulty = Poziom trudności
shelf-investigator = Badacz
shelf-mode = Tryb gry
shelf-deck = Talia
shelf-deck-own = Ułóż lub wczytaj talię
