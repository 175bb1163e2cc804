# Words of the pages around the table: home, lobby, almanac, lessons.

drawings = Drawings
drawings-sigils = Sigils
drawings-silhouettes = Silhouettes
drawings-vignettes = Places
drawings-any = any other
about-drawings = Drawings
about-drawings-text = Sigils, silhouettes, places and covers are drawn by us.
