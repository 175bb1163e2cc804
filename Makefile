# Needs only make, Python 3.11 or newer and a package registry; everything else goes into .venv.
PYTHON ?= python3
BIN := .venv/bin
VENV := .venv/pyvenv.cfg
PLAY := .venv/.play
DEV := .venv/.dev
PEERS := .venv-peers/.installed
CLIENT := miskatonic/server/static/index.html
SOURCES := $(shell find web/src web/plugins web/public web/*.json web/*.ts web/*.html miskatonic/engine/text miskatonic/table/text -type f 2>/dev/null)
export PYTHON

# What a developer's machine happens to have must not decide anything: no packages or settings of theirs.
unexport PYTHONPATH PYTHONHOME PYTHONSTARTUP PYTHONUSERBASE PYTHONWARNINGS PYTEST_ADDOPTS MYPYPATH VIRTUAL_ENV
export PYTHONNOUSERSITE := 1
ALONE := env -i PATH="$(PATH)" HOME="$(CURDIR)/build/home" TMPDIR="$(or $(TMPDIR),/tmp)" LANG=C.UTF-8 PYTHONNOUSERSITE=1 CI="$(CI)" $(if $(MISKATONIC_SOAK),MISKATONIC_SOAK=$(MISKATONIC_SOAK))
# Many tests wait for a server or a browser: three at a time for each two processors.
WORKERS ?= $(shell $(PYTHON) -c "import os; print((os.cpu_count() or 1) * 3 // 2)")
PYTEST := @mkdir -p build/home; $(ALONE) $(BIN)/python -m pytest -n $(WORKERS) --maxschedchunk 1 --durations=10

.DEFAULT_GOAL := help
.PHONY: help play terminal web browser stores compiled test lint rules bench bench-engine bench-peers bench-server soak lock clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 20

play: $(PLAY) web ## play in the browser; FRIENDS=1: others in your network too; PORT=…: not 8765
	@$(BIN)/miskatonic serve $(if $(FRIENDS),--friends) $(if $(PORT),--port $(PORT))

terminal: $(PLAY) ## play in the terminal
	@$(BIN)/miskatonic play

web: $(CLIENT) ## build the browser client into the package

compiled: $(DEV) ## engine and games compiled by mypyc into build/compiled, where there is a C compiler
	@scripts/compiler
	@$(BIN)/python -m scripts.compile

browser: ## Chromium for the tests of the client, where apt-get can bring it
	@scripts/browser

stores: ## PostgreSQL and Redis for the tests of many processes, where apt-get can bring them
	@scripts/stores

ifdef GAME
test: $(DEV) ## everything: lint, types, layers, client, tests; GAME=…: the tests of one game alone
	$(PYTEST) --game $(GAME)
else
test: lint web browser stores compiled
	@rm -f build/rules.json
	$(BIN)/python -m scripts.build_client --test
	$(PYTEST) --rule-report=build/rules.json || { \
		echo "miskatonic: what failed is tried once more, alone on the machine"; $(ALONE) $(BIN)/python -m pytest --last-failed -n 0; }
	@if test -f build/compiled/.made-from; then echo "miskatonic: the same tests, compiled"; cd build/compiled && \
		$(ALONE) $(CURDIR)/$(BIN)/python -m pytest -n auto -m "not web" tests/engine tests/games tests/bots tests/battery; fi
endif

lint: $(DEV) ## style, types and the direction of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

rules: $(DEV) ## which rules of the almanac no passing test names, and which tests never come to the rule they name
	@rm -f build/rules.json
	$(PYTEST) -q -m rule --rule-report=build/rules.json --rule-proof; tests=$$?; \
	$(BIN)/python -m tests.rule_report build/rules.json && case $$tests in 0|5) ;; *) exit $$tests ;; esac

bench: bench-engine bench-server ## measure the engine and the server beside their peers, in one run

bench-engine: $(DEV) bench-peers ## measure the engine alone, interpreted and compiled, in turns with catanatron; GAME=…: one game
	@scripts/compiler
	@$(BIN)/python -m scripts.compile --optimise 3
	$(BIN)/python -m bench $(GAME)

bench-peers: $(PEERS) ## measure catanatron's four random players
	@mkdir -p build
	.venv-peers/bin/python bench/peers/catanatron_random.py > build/bench-peers.json
	@cat build/bench-peers.json

bench-server: $(DEV) ## measure the server, and boardgame.io's beside it
	$(BIN)/python -m bench.server

soak: $(DEV) ## the battery over many more seeds; MISKATONIC_SOAK=1000 says how many, GAME=… of one game
	$(PYTEST) tests/battery tests/table tests/server --soak $(if $(GAME),--game $(GAME))

lock: $(VENV) ## write the lists of what is installed anew, with the newest versions and their hashes
	@$(BIN)/python -m scripts.lock

clean: ## remove what the other targets made
	rm -rf .venv .venv-peers build dist miskatonic/server/static web/node_modules bench/peers/boardgameio/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(VENV):
	@echo "miskatonic: a virtualenv in .venv"
	@scripts/venv .venv

# Only files whose hashes are in requirements/ are installed; `make lock` writes those lists anew.
$(PLAY): pyproject.toml requirements/play.txt | $(VENV)
	@$(BIN)/python scripts/install.py "what play needs" --require-hashes --requirement requirements/play.txt
	@$(BIN)/python scripts/install.py "the table itself" --no-deps --no-build-isolation --editable .
	@touch $@

$(DEV): $(PLAY) requirements/dev.txt
	@$(BIN)/python scripts/install.py "what the tests need" --require-hashes --requirement requirements/dev.txt
	@touch $@

$(CLIENT): $(SOURCES) | $(PLAY)
	@$(BIN)/python -m scripts.build_client
	@touch $@

$(PEERS): scripts/venv
	scripts/venv .venv-peers
	.venv-peers/bin/python -m pip install --quiet --disable-pip-version-check 'catanatron==3.2.1'
	@touch $@
