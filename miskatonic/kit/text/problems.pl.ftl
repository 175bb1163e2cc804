# Ustawienia, z którymi gra nie może się zacząć.

problem-no-setting = nie ma ustawienia „{ $setting }”; są: { $known }
problem-per-seat = ustawienie { $setting }: po jednym wyborze na każde miejsce (liczba miejsc: { $seats }) albo jedno słowo dla wszystkich
problem-once = ustawienie { $setting }: „{ $name }” można wybrać tylko raz
