"""What both galleries ask of the tool: the one in a browser and the one in a window."""
import subprocess


def listed(segue):
    """The demos that `list` names, each with its scripts."""
    demos, inside = {}, False
    for line in subprocess.run([segue, "list"], capture_output=True, text=True, check=True).stdout.splitlines():
        if not line.startswith(" "):
            inside = line == "demos"
        elif inside and line.startswith("    script "):
            demos[name].append(line.removeprefix("    script "))
        elif inside:
            name = line.split()[0]
            demos[name] = []
    return demos
