# make play    build the site and serve it here
# make test    format, lint, types and all tests but the slow ones
# make help    the rest

PYTHON ?= python3
PY := .venv/bin/python
# A fixed port for `make play`; empty asks the system for a free one.
PORT ?=

# Two files of tests at a time, in the order of their names: those that take longest come first.
TWO := -n 2 --dist loadfile --no-loadscope-reorder

.DEFAULT_GOAL := help
.PHONY: help play build test test-all check dist bench bench-readme screens messages clean distclean

help:
	@echo 'make play      build the site into static/built/ and serve it on this machine (PORT=8000 fixes the port)'
	@echo 'make build     only build'
	@echo 'make test      format, lint, types and all tests but the slow ones'
	@echo 'make test-all  the slow ones too, and the page in Firefox and WebKit'
	@echo 'make check     format, lint and types only'
	@echo 'make dist      the folder dist/, ready for any static host'
	@echo 'make bench     how fast the site starts and answers, what it weighs; make bench-readme tells README.md'
	@echo 'make screens   pictures of boards and windows in many sizes and themes, on contact sheets'
	@echo 'make messages  collect the sentences for the translators into static/locale/'
	@echo 'make clean     remove what the build made; make distclean also removes the tools'

play: build
	@$(PY) -m tools.serve $(if $(PORT),--port $(PORT))

build: .venv/ready node_modules/ready
	@$(PY) -m tools.build

test: check dist
	@$(PY) -m tools.chromium
	$(PY) -m pytest $(TWO) -m 'not slow'

# WebKit wants a screen: where there is none, Xvfb is one.
test-all: check dist
	@$(PY) -m tools.chromium
	@$(PY) -m tools.engines
	$$(command -v xvfb-run >/dev/null && echo xvfb-run -a) $(PY) -m pytest $(TWO)

check: .venv/ready
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy

dist: build
	@$(PY) -m tools.dist

bench: dist
	@$(PY) -m tools.chromium
	@$(PY) -m tools.bench
	@$(PY) -m tools.bench.solver

bench-readme: dist
	@$(PY) -m tools.chromium
	@$(PY) -m tools.bench --readme

screens: dist
	@$(PY) -m tools.chromium
	@$(PY) -m tools.screens

messages: .venv/ready
	@$(PY) -m tools.messages

clean:
	rm -rf static/built dist .cache

distclean: clean
	rm -rf .venv node_modules

.venv/ready: requirements-dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo 'Parlour needs Python 3.11 or newer; name it with: make PYTHON=python3.12 …'; exit 1; }
	$(PYTHON) -m venv --clear .venv
	$(PY) -m pip install --quiet --disable-pip-version-check --no-deps -r requirements-dev.txt
	@touch $@

node_modules/ready: package.json package-lock.json
	@node -e 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)' || \
		{ echo 'Parlour needs Node 20 or newer.'; exit 1; }
	npm ci --ignore-scripts --no-audit --no-fund
	@touch $@
