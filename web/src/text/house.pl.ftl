# Słowa stron wokół stołu: strona główna, poczekalnia, almanach, lekcje.

drawings = Rysunki
drawings-sigils = Pieczęcie
drawings-silhouettes = Sylwetki
drawings-vignettes = Miejsca
drawings-any = każde inne
about-drawings = Rysunki
about-drawings-text = Pieczęcie, sylwetki, miejsca i okładki narysowaliśmy sami.
