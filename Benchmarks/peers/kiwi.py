#!/usr/bin/env python3
"""kiwisolver on the layout problems that Segue's solver is tested with; the format is told in the files' first lines."""
import statistics, sys, time
from pathlib import Path
import kiwisolver

PROBLEMS = Path(__file__).resolve().parents[2] / "Tests" / "ConstraintSolverTests" / "Fixtures"
OPERATORS = {"EQ": "==", "GE": ">=", "LE": "<="}


def read(name):
    names, edits, constraints, steps = [], [], [], []
    for line in (PROBLEMS / f"{name}.txt").read_text().splitlines():
        words = line.split()
        match words[:1]:
            case ["V"]: names.append(words[1])
            case ["E"]: edits.append((words[1], words[2]))
            case ["C"]: constraints.append((words[1], words[2], float(words[3]), [(float(words[5 + 2 * k]), words[6 + 2 * k]) for k in range(int(words[4]))]))
            case ["S"]: steps.append((words[1], float(words[2])))
    return names, edits, constraints, steps


def report(name, seconds):
    print(f"kiwi: {name}\t{1000 * statistics.median(seconds):.4f}\t{1000 * max(seconds):.4f}\tms\t", flush=True)


for name in sys.argv[1:] or ["table_10", "table_100", "table_1000", "chain_100", "chain_1000", "topchain_1000"]:
    names, edits, constraints, steps = read(name)
    variables = {v: kiwisolver.Variable(v) for v in names}
    made = []
    for strength, operator, constant, terms in constraints:
        expression = kiwisolver.Expression([kiwisolver.Term(variables[v], c) for c, v in terms], constant)
        made.append(kiwisolver.Constraint(expression, OPERATORS[operator], strength))
    began = time.perf_counter()
    solver = kiwisolver.Solver()
    for edit, strength in edits:  # first: the other way round costs kiwisolver a hundred times as much
        solver.addEditVariable(variables[edit], strength)
    for constraint in made:
        solver.addConstraint(constraint)
    solver.updateVariables()
    report(f"{name} added and solved", [time.perf_counter() - began])
    seconds = []
    for edit, value in steps:
        began = time.perf_counter()
        solver.suggestValue(variables[edit], value)
        solver.updateVariables()
        seconds.append(time.perf_counter() - began)
    report(f"{name} edited", seconds)
