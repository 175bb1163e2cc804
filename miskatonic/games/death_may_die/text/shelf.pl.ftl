# Na stronie głównej i w poczekalni: słowami tej gry.

shelf-lead = Przerwijcie Rytuał, a potem zabijcie boga, który z niego wyjdzie. Przy zdrowych zmysłach nikt nie zostanie; taki jest plan.
shelf-seats = Liczba graczy
shelf-solo = Prowadzisz dwóch Badaczy
shelf-choose = Badacz
