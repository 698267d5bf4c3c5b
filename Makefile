# Silvertray. "make demo" and "make test" do all the set-up themselves.

# The Go that .ci/setup fetched, where the system's is too old.
GO = $(shell test -x .tools/go/bin/go && echo .tools/go/bin/go || echo go)

# What go test allows a package: ten minutes, its own bound, are too few for a
# Raspberry Pi. Where a test waits for something it has a bound of its own.
BOUND = -timeout 40m

# Where the stress set lies: "make stress" renders it there.
STRESS ?= out/stress
# The same for the board's: "make boardstress".
BOARDSTRESS ?= out/boardstress
# Films of whole games on a board: "make series".
SERIES ?= out/series

VERSION := $(shell git describe --tags --always --dirty 2>/dev/null || echo unknown)

# What the networks learn from is rendered here, and kept here half done.
TRAINING ?= out/training

.PHONY: help setup build deb demo test check lint bench soak stress boardstress series accuracy networks boardnetworks fuzz golden clean

help: ## list what can be made
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 10

setup: ## install what is missing to build
	@.ci/setup

build: setup ## build bin/silvertray
	$(GO) build -ldflags "-X main.version=$(VERSION)" -o bin/silvertray ./cmd/silvertray

deb: build ## build the Debian package for this machine's architecture, in out/
	@command -v dpkg-shlibdeps >/dev/null || { echo "deb: dpkg-shlibdeps is missing: apt install dpkg-dev" >&2; exit 1; }
	configs/debian/build "$(VERSION)" out

demo: build ## play the recorded game; pictures of the panel go to out/demo
	bin/silvertray demo --out out/demo

test: setup ## run the tests; a few minutes, and on a slow machine they pass too
	$(GO) vet ./...
	$(GO) vet -tags matprofile ./vision/...
	$(GO) test $(BOUND) ./...

check: setup ## run what takes longer: the race detector, many random games, every screen in every size, kills, leaks, attacks
	TESTS=thorough $(GO) test -count=1 $(BOUND) ./...
	$(GO) test -race -short $(BOUND) ./...
	$(GO) test -tags matprofile -run Leak $(BOUND) ./vision/...

lint: setup ## formatting, staticcheck, and published faults of what the program is built with
	@test -z "$$(gofmt -l $$(git ls-files '*.go'))" || { gofmt -l $$(git ls-files '*.go'); exit 1; }
	$(GO) tool staticcheck ./...
	.ci/vulnerabilities $(GO)

bench: setup ## figures: games a second, reading against decoding, drawing, a game on the wire
	$(GO) test -run '^$$' -bench . -benchmem ./engine/... ./display/... ./vision/... ./internal/store
	$(GO) test -run '^$$' -bench Game -benchtime 1x ./hw/epaper/simulation

soak: setup ## watch a table for 20,000 frames and play 200 whole games; memory must stay as it is; kill the box in 1,000 games
	$(GO) test -count=1 -v -timeout 60m -tags matprofile -run TestSoak ./vision/watch -soak 20000
	$(GO) test -count=1 -v -timeout 60m -run TestSoak ./internal/soak -soak 200
	$(GO) test -count=1 -v -timeout 60m -run TestKilled ./internal/store -kills 1000

series: setup ## film 20 whole games of Einfach Genial, and play them before the camera; needs blender and an hour
	@command -v blender >/dev/null || { echo "series: blender is missing: apt install blender python3-numpy" >&2; exit 1; }
	mkdir -p $(SERIES)
	python3 testdata/boards/games.py > $(SERIES)/games.json
	blender -b -t 2 -P testdata/boards/film.py -- --samples 4 --missing $(SERIES)/games.json $(SERIES)
	$(GO) test -count=1 -v -timeout 60m ./vision/series -series $(abspath $(SERIES))

accuracy: setup ## the readers' figures on every set of pictures there is
	$(GO) test -count=1 -v -timeout 30m -run TestAccuracy ./vision/dice -stress $(abspath $(STRESS))
	$(GO) test -count=1 -v -timeout 30m -run TestAccuracy ./vision/hexboard -stress $(abspath $(BOARDSTRESS))

stress: ## render the stress set that accuracy measures on; needs blender and an hour or two
	@command -v blender >/dev/null || { echo "stress: blender is missing: apt install blender python3-numpy" >&2; exit 1; }
	mkdir -p $(STRESS)
	python3 testdata/scenes/stress.py 300 > $(STRESS)/scenes.json
	blender -b -P testdata/scenes/render.py -- --samples 8 --missing $(STRESS)/scenes.json $(STRESS)

boardstress: ## render the board's stress set that accuracy measures on; needs blender and half an hour
	@command -v blender >/dev/null || { echo "boardstress: blender is missing: apt install blender python3-numpy" >&2; exit 1; }
	mkdir -p $(BOARDSTRESS)
	python3 testdata/boards/stress.py 60 > $(BOARDSTRESS)/scenes.json
	blender -b -P testdata/boards/shoot.py -- --samples 8 --missing $(BOARDSTRESS)/scenes.json $(BOARDSTRESS)

networks: ## train the dice reader's networks anew; needs blender, python3-torch, python3-opencv and three hours
	@command -v blender >/dev/null || { echo "networks: apt install blender python3-torch python3-opencv python3-numpy" >&2; exit 1; }
	for part in "crowd 53 500000" "crowd 74 501000" "cocked 36 502000 0.45"; do set -- $$part; \
	  mkdir -p $(TRAINING)/$$1 && \
	  python3 testdata/scenes/crowd.py $$2 $$3 $$4 > $(TRAINING)/$$3.json && \
	  blender -b -P testdata/scenes/render.py -- --missing --samples 8 $(TRAINING)/$$3.json $(TRAINING)/$$1 || exit 1; \
	done
	mkdir -p $(TRAINING)/propped
	python3 testdata/scenes/propped.py 36 503000 > $(TRAINING)/propped.json
	blender -b -P testdata/scenes/render.py -- --missing --samples 8 $(TRAINING)/propped.json $(TRAINING)/propped
	/usr/bin/python3 vision/dice/train/train.py --crowd $(TRAINING)/crowd --cocked $(TRAINING)/cocked --propped $(TRAINING)/propped --work $(TRAINING)

boardnetworks: ## train the board reader's networks anew; needs blender, python3-torch, python3-opencv and an hour
	@command -v blender >/dev/null || { echo "boardnetworks: apt install blender python3-torch python3-opencv python3-numpy" >&2; exit 1; }
	for part in "boards deal.py 60 700000" "hardboards stress.py 60 720000"; do set -- $$part; \
	  mkdir -p $(TRAINING)/$$1 && \
	  python3 testdata/boards/$$2 $$3 $$4 > $(TRAINING)/$$1.json && \
	  blender -b -P testdata/boards/shoot.py -- --missing --samples 5 $(TRAINING)/$$1.json $(TRAINING)/$$1 || exit 1; \
	done
	/usr/bin/python3 vision/hexboard/train/train.py --renders $(TRAINING)/boards $(TRAINING)/hardboards --work $(TRAINING)/drawings

fuzz: setup ## try every fuzz target for a while
	@for target in $$(grep -rl --include=*_test.go 'func Fuzz' .); do \
	  for name in $$(sed -n 's/^func \(Fuzz[A-Za-z0-9]*\).*/\1/p' $$target); do \
	    echo "$$target $$name"; \
	    $(GO) test -run '^$$' -fuzz "^$$name$$" -fuzztime 30s -fuzzminimizetime 1s ./$$(dirname $$target) || exit 1; \
	  done; done

golden: setup ## write the golden pictures and playthroughs anew; look at the difference before you commit
	$(GO) test ./display ./engine/clever ./engine/ingenious ./engine/goennen -update

clean:
	rm -rf bin out
