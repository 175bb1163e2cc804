# Dlaczego czegoś odmówiono: fragmenty bez wielkiej litery i kropki.

problem-deck-investigator = nie ma badacza „{ $what }”
problem-deck-unknown = nie ma karty „{ $what }”
problem-deck-unfinished = program nie potrafi jeszcze rozegrać karty „{ $card }”
problem-deck-not-yours = „{ $card }” należy do innego badacza
problem-deck-class = „{ $card }” ma klasę lub poziom, których ten badacz nie może wybrać
problem-deck-level = „{ $card }” ma poziom, a nowa talia zawiera tylko karty poziomu 0
problem-deck-copies = „{ $card }”: najwyżej { $limit } o tym samym tytule
problem-deck-size = talia musi liczyć { $size } kart, a ta liczy { $has }
problem-deck-experience = karty talii mogą być warte najwyżej { $limit } punktów doświadczenia
problem-campaign-used = badacz „{ $card }” był już w tej kampanii i nie może zacząć jej od nowa
problem-campaign = tej kampanii nie da się kontynuować: { $what }
