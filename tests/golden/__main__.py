import sys

from miskatonic.engine.text import LANGUAGES
from tests.golden import card_lines, cards_file, record

match sys.argv[1:]:
    case ["record", game, seed]:
        print(record(game, int(seed)))
    case ["record", game, seed, seats]:
        print(record(game, int(seed), int(seats)))
    case ["cards", game]:
        for language in LANGUAGES:
            cards_file(game, language).write_text(card_lines(game, language), encoding="utf8")
    case _:
        sys.exit("python -m tests.golden record GAME SEED [SEATS], or cards GAME")
