# Targets for players and developers. Needs Python 3.11 or newer and make.

VENV := .venv
PY := $(VENV)/bin/python
ARGS ?=
GAME ?= citadels

# Find the first Python that runs and can create virtual environments (a version manager may leave dead shims on the
# PATH). Override: `make PYTHON=/path/to/python`.
PYTHONS := python3.13 python3.12 python3.11 python3
USABLE := import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for p in $(PYTHONS); do $$p -c '$(USABLE)' >/dev/null 2>&1 && { echo $$p; break; }; done)

# One lock file for all platforms and Python versions. Pinned versions stay until they no longer fit; pass
# ARGS=--upgrade to update them.
LOCK := $(PY) -m uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --no-header --quiet

CORE := $(PY) tools/compiled.py run
PARALLEL := --workers auto
# Players should not wait for a compilation.
CORE_NOW := $(PY) tools/compiled.py now

# Cache bytecode: otherwise every test process compiles all sources first, which takes half a minute.
unexport PYTHONDONTWRITEBYTECODE

# A test that calls make must not inherit the flags of this make.
unexport MAKEFLAGS

.PHONY: help play terminal client lite quick test test-client test-compiled lint style imports format docs bench bench-table against ceiling arena \
  strength mistakes soak simulate-faults fuzz golden types pictures coverage-page envs-pages audit lock sbom build clean interpreter

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: client ## open the table in the browser (ARGS="..." goes to `burgrave serve`)
	@$(CORE_NOW) -m burgrave serve $(ARGS)

terminal: $(VENV)/.for-play ## play in the terminal (GAME=valeria for the other game; ARGS="..." goes to `burgrave play`)
	@BURGRAVE_STARTED_AS="$(MAKE_COMMAND) $@" $(CORE_NOW) -m burgrave play $(GAME) $(ARGS)

client: $(VENV)/.for-play ## build the browser client if its sources have changed
	@$(PY) -m tools.client

lite: $(VENV)/.for-play ## build the page without a server in build/lite, for any static host
	@$(PY) -m tools.lite

# Exit status 5 (no tests selected) is fine: ARGS may select tests of one kind only.
tested = $(1) -m pytest $(PARALLEL) -m "$(2)" $(ARGS) || [ $$? = 5 ]

quick: style ## after each edit: check style, types, and the quick tests (ARGS="..." goes to pytest)
	$(call tested,$(PY),not long)

# The interpreted core runs the rule tests; long tests run on the compiled core, which plays identical games.
test: $(VENV)/.for-test lint quick test-client ## run all checks, with the long tests on the compiled core (ARGS="..." goes to pytest)
	$(call tested,$(CORE),long)

test-client: client ## check types and style of the browser client, and run its tests
	@$(PY) -m tools.client check

test-compiled: $(VENV)/.for-test ## run the tests on the compiled core
	$(CORE) -m pytest $(PARALLEL) $(ARGS)

lint: style imports ## check style, types and imports

# `make quick` alone installs neither torch nor ray, so imports from missing packages have no types.
TYPES = $(shell [ -e $(VENV)/.for-test ] || echo --ignore-missing-imports --no-warn-unused-ignores \
  --allow-subclassing-any --allow-untyped-decorators --no-warn-return-any)

style: $(VENV)/.for-quick
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy $(TYPES)

imports: $(VENV)/.for-test
	$(VENV)/bin/lint-imports --no-logo

docs: $(VENV)/.for-docs ## build the documentation site with the API reference in build/site
	@$(PY) -m tools.site $(ARGS)

audit: $(VENV)/.for-audit ## check the dependencies for known vulnerabilities (asks the advisory services of PyPI and npm)
	$(PY) -m pip_audit --skip-editable --progress-spinner off
	@$(PY) -m tools.client audit

format: $(VENV)/.for-test ## format the sources
	$(PY) -m ruff check --fix
	$(PY) -m ruff format
	$(PY) -m tools.client format

bench: $(VENV)/.for-test build/ceiling ## measure speed on the compiled core
	@$(CORE) -m benchmarks.run $(ARGS)

bench-table: $(VENV)/.for-test ## measure the table: latency, load, crashes, leaks, attacks (ARGS="load" for one of them)
	@$(CORE) -m benchmarks.table $(or $(ARGS),all)

against: $(VENV)/.for-test ## measure the compiled core against an earlier revision (REV=..., ARGS="...")
	@$(PY) -m benchmarks.against $(REV) $(ARGS)

ceiling: build/ceiling ## measure the upper limit of this machine
	build/ceiling

arena: $(VENV)/.for-play ## let bots play against each other (ARGS="--bots rules,random"; GAME=valeria)
	@$(CORE) -m burgrave arena $(GAME) $(ARGS)

mistakes: $(VENV)/.for-test ## measure the mistakes of bots at single decisions (ARGS="judge valeria" or "measure valeria net rules")
	@$(CORE) -m benchmarks.mistakes $(ARGS)

strength: $(VENV)/.for-play ## generate the page on the strength of the bots (ARGS=--run plays missing deals)
	@$(PY) -m tools.strength $(ARGS)

soak: $(VENV)/.for-test ## play random games and check the invariants, for long (ARGS="..." goes to tools.soak)
	@$(CORE) -m tools.soak $(ARGS)

simulate-faults: $(VENV)/.for-test ## play whole games under simulated faults (ARGS="--hours 1", ARGS="--seed 42")
	@$(CORE) -m tools.simulation $(ARGS)

fuzz: $(VENV)/.for-fuzz ## fuzz the parsers of frames, positions and records (ARGS="--minutes 30")
	@$(PY) -m tools.fuzzing $(ARGS)

golden: $(VENV)/.for-quick ## regenerate the golden playthroughs
	$(PY) -m tools.golden $(ARGS)

types: $(VENV)/.for-test ## generate the types of the browser client from those of the server
	$(PY) -m tools.client_types $(ARGS)

pictures: $(VENV)/.for-test client ## retake the pictures of README.md and docs/ (ARGS="review" for one of them)
	@$(PY) -m tools.pictures $(ARGS)

coverage-page: $(VENV)/.for-test ## generate the pages that list each rule with its tests
	$(PY) -m tools.coverage_page $(ARGS)

envs-pages: $(VENV)/.for-test ## generate the tables of observations and actions in docs/envs
	$(PY) -m tools.envs_pages $(ARGS)

lock: $(VENV)/.for-dev ## regenerate the lock file of a server (ARGS=--upgrade takes newer versions)
	$(LOCK) --extra postgres --extra pictures --output-file requirements/serve.txt $(ARGS)
	$(LOCK) --extra compile --constraints requirements/serve.txt --output-file requirements/build.txt $(ARGS)

sbom: $(VENV)/.for-dev client ## write the software bill of materials of a release to dist/
	@$(PY) -m tools.sbom dist

build: $(VENV)/.for-dev client ## build the source archive, both wheels (plain, compiled) and the bill of materials in dist/
	rm -rf dist
	$(PY) -m build
	HATCH_BUILD_HOOKS_ENABLE=1 $(PY) -m build --wheel
	@$(PY) -m tools.sbom dist

clean: ## remove everything that can be rebuilt
	rm -rf $(VENV) build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache .schemathesis
	rm -rf src/burgrave/server/client web/node_modules
	find src tests tools benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

interpreter:
	@echo $(PYTHON)

# Each stamp is written last. An interrupted step has already removed the stamp of the environment, so the next run
# recreates it: a half-finished installation cannot be told from a complete one.
$(VENV)/.made:
	@test -n "$(PYTHON)" || \
	  { echo "Burgrave needs Python 3.11 or newer with venv (Debian: apt install python3-venv)" >&2; exit 1; }
	rm -rf $(VENV)
	$(PYTHON) -m venv $(VENV)
	@touch $@

# A literal comma would end the argument of a call.
comma := ,

# Let pip show its progress on a terminal.
QUIET = $(shell [ -t 2 ] || echo --quiet)

define install
	@echo "burgrave: installing into $(VENV)$(if $(2), ($(2))) ..." >&2
	@rm -f $(VENV)/.made
	$(PY) -m pip install $(QUIET) --disable-pip-version-check --editable '.[$(1)]'
	@touch $(VENV)/.made $@
endef

$(VENV)/.for-play: pyproject.toml | $(VENV)/.made
	$(call install,compile$(comma)client,about 450 MB)

$(VENV)/.for-quick: pyproject.toml | $(VENV)/.made
	$(call install,quick,about 400 MB)

$(VENV)/.for-test: pyproject.toml | $(VENV)/.made
	$(call install,test,about 2.6 GB)
	@touch $(VENV)/.for-play $(VENV)/.for-quick $(VENV)/.for-docs

$(VENV)/.for-docs: pyproject.toml | $(VENV)/.made
	$(call install,docs)

$(VENV)/.for-fuzz: pyproject.toml | $(VENV)/.made
	$(call install,fuzz)

$(VENV)/.for-audit: pyproject.toml | $(VENV)/.made
	$(call install,audit)

$(VENV)/.for-dev: pyproject.toml | $(VENV)/.made
	$(call install,dev,about 2.6 GB)
	@touch $(VENV)/.for-play $(VENV)/.for-quick $(VENV)/.for-docs $(VENV)/.for-test

build/ceiling: benchmarks/ceiling/ceiling.c
	@mkdir -p build
	$(CC) -O3 -march=native -o $@ $<
