# Słowa planszy; słowa zasad przychodzą z serwera.

light = Światło
clues = Wskazówki
clues-of = { $clues } z { $goal }
finds = Talia znalezisk
kind-finds = Znalezisko
person-health = zdrowie: { $health }
guide-finds-title = Znaleziska
guide-finds = Stąd się dobiera: znalezisko robi to, co na nim napisano, i zostaje przy znalazcy.
guide-people-title = Gracze
guide-people = Wszyscy gracze, ich zdrowie i znaleziska. Podkreślony jest ten, kto ma turę.
