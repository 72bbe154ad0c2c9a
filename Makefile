# `make help` lists what there is.
SHELL := /bin/bash
DEMO ?= gallery

help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 20

play:  ## play the gallery of demos: in a window where there is a display, else on a web page (ARGS="--slow 0.1", DEMO=…)
	@Tools/setup
	@./segue play $(DEMO) $(ARGS)

test:  ## everything that CI runs
	@Tools/setup --tests
	@Tools/test

bench:  ## figures: name, median, worst, unit, machine, and the aim as it is on this machine with the ratio to it
	@Tools/setup
	@Tools/bench

bench-peers:  ## the same beside what one would use instead, measured in one run
	@Tools/setup --peers
	@Tools/bench --peers

lint:  ## formatting, wall clock, links, documentation, dependencies
	@Tools/lint

format:  ## format the sources in place
	@swift format -i --parallel -r Sources Tests Demos Benchmarks/Sources Benchmarks/Package.swift Examples/*/Package.swift Examples/*/Sources Examples/*/Tests Package.swift

docs:  ## the reference documentation, into .build/docs
	@Tools/setup
	@Tools/docs

record:  ## write anew the text goldens and film strips that differ (look at the difference before you commit it)
	@Tools/setup --tests
	@Tools/record

contact-sheets:  ## draw each demo in its surroundings, and the card in each moment, into Docs/images (look at each before you commit it)
	@Tools/setup --tests
	@Tools/contact-sheets

.PHONY: help play test bench bench-peers lint format docs record contact-sheets
