# Needs only make, Python 3.11 or newer and a package registry; everything else goes into .venv.
PYTHON ?= python3
BIN := .venv/bin
VENV := .venv/.installed
PEERS := .venv-peers/.installed
CLIENT := miskatonic/server/static/index.html
SOURCES := $(shell find web/src web/plugins web/public web/*.json web/*.ts web/*.html miskatonic/engine/text miskatonic/table/text -type f 2>/dev/null)
PYTEST := $(BIN)/python -m pytest -n auto
export PYTHON

.DEFAULT_GOAL := help
.PHONY: help play terminal web browser test lint rules bench bench-engine bench-peers bench-server soak clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 20

play: $(VENV) web ## play in the browser; prints the address, opens it where it can
	@$(BIN)/miskatonic serve

terminal: $(VENV) ## play in the terminal
	@$(BIN)/miskatonic play

web: $(CLIENT) ## build the browser client into the package

browser: ## Chromium for the tests of the client, where apt-get can bring it
	@scripts/browser

test: lint web browser ## lint, check types and layers, build the client, run every test
	@rm -f build/rules.json
	$(BIN)/python -m scripts.build_client --test
	$(PYTEST) --rule-report=build/rules.json

lint: $(VENV) ## style, types and the direction of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

rules: $(VENV) ## which rules of the almanac no passing test names
	@rm -f build/rules.json
	@$(PYTEST) -q -m rule --rule-report=build/rules.json; tests=$$?; \
	$(BIN)/python -m tests.rule_report build/rules.json && case $$tests in 0|5) ;; *) exit $$tests ;; esac

bench: bench-engine bench-server ## measure the engine and the server beside their peers, in one run

bench-engine: $(VENV) bench-peers ## measure the engine alone, in turns with catanatron
	$(BIN)/python -m bench

bench-peers: $(PEERS) ## measure catanatron's four random players
	@mkdir -p build
	.venv-peers/bin/python bench/peers/catanatron_random.py > build/bench-peers.json
	@cat build/bench-peers.json

bench-server: $(VENV) ## measure the server, and boardgame.io's beside it
	$(BIN)/python -m bench.server

soak: $(VENV) ## the battery over many more seeds; MISKATONIC_SOAK=1000 says how many
	$(PYTEST) tests/battery tests/table tests/server --soak

clean: ## remove what the other targets made
	rm -rf .venv .venv-peers build dist miskatonic/server/static web/node_modules bench/peers/boardgameio/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(VENV): pyproject.toml scripts/venv
	scripts/venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

$(CLIENT): $(SOURCES) | $(VENV)
	$(BIN)/python -m scripts.build_client
	@touch $@

$(PEERS): scripts/venv
	scripts/venv .venv-peers
	.venv-peers/bin/python -m pip install --quiet --disable-pip-version-check 'catanatron==3.2.1'
	@touch $@
