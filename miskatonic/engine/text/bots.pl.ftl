# Jak nazywają się boty, w terminalu i w przeglądarce.

bot-random = losowy
bot-heuristic = rozważny
bot-thinker = przewidujący
