# Ustawienia, z którymi ta gra nie może się zacząć.

problem-no-setting = nie ma ustawienia „{ $setting }”; są: { $known }
problem-no-ancient-one = nie ma Przedwiecznego „{ $name }”; są: { $known }
problem-no-investigator = nie ma Badacza „{ $name }”; są: { $known }
problem-investigators-per-seat = Badacze: po jednym na każde miejsce (liczba miejsc: { $seats }) albo jedno słowo dla wszystkich
problem-investigators-once = każdego Badacza można wybrać tylko raz
