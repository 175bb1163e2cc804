import sys

from tests.golden import record

match sys.argv[1:]:
    case ["record", game, seed]:
        print(record(game, int(seed)))
    case ["record", game, seed, seats]:
        print(record(game, int(seed), int(seats)))
    case _:
        sys.exit("python -m tests.golden record GAME SEED [SEATS]")
