"""Package.swift as data, for the checks that compare something with it."""
import json, subprocess, sys
from pathlib import Path

root = Path(__file__).resolve().parents[2]


def package():
    """The manifest, as `swift package dump-package` prints it."""
    output = subprocess.run(["swift", "package", "dump-package"], cwd=root, capture_output=True, text=True)
    if output.returncode:
        sys.exit(f"error: the manifest cannot be read: {output.stderr.strip()[-400:]}")
    return json.loads(output.stdout)


def dependencies(target):
    """The names of the targets and products on which a target depends directly."""
    return {dependency[kind][0] for dependency in target["dependencies"] for kind in dependency}
