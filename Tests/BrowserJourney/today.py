#!/usr/bin/env python3
"""The Today demo in a real browser: a card is tapped, opens, is dragged down, closes; then the touches are replayed.

The pixels must change as the trace says: what was touched is written down, recorded as a trace, and the trace is held against what was seen.

usage: today.py PATH-OF-segue
"""
import os, subprocess, sys, tempfile, time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from chromium import Chromium, Screen
from host import Host

segue = sys.argv[1]
folder = tempfile.mkdtemp(prefix="segue-journey-")
touches = os.path.join(folder, "saved.touches")
DEVICE = "iphone-14"


def step(name):
    print(f"  {name}", flush=True)


def trace(script):
    """Rows of a script's motion trace: (time, identifier) → the other columns."""
    out = os.path.join(folder, "trace.tsv")
    subprocess.run([segue, "record", "today", "--script", script, "--out", out], check=True, timeout=300)
    lines = [line.split("\t") for line in open(out).read().splitlines()]
    names = lines[0][2:]
    return [(float(line[0]), line[1], dict(zip(names, map(float, line[2:])))) for line in lines[1:]]


def grid(screen):
    """Colours of the whole screen, 24 × 52 samples."""
    return screen.browser.ask("""(() => {
      const small = document.createElement('canvas'); small.width = 24; small.height = 52;
      const paint = small.getContext('2d', { willReadFrequently: true });
      paint.drawImage(screen, 0, 0, 24, 52);
      return Array.from(paint.getImageData(0, 0, 24, 52).data);
    })()""")


def difference(a, b):
    """The part of the samples that differ visibly."""
    return sum(max(abs(a[i + k] - b[i + k]) for k in range(3)) > 12 for i in range(0, len(a), 4)) * 4 / len(a)


def settled(screen, seconds=30):
    """Waits until the picture rests, and gives it."""
    until, last, since = time.monotonic() + seconds, grid(screen), time.monotonic()
    while time.monotonic() < until:
        time.sleep(0.1)
        now = grid(screen)
        if difference(now, last) > 0:
            last, since = now, time.monotonic()
        elif time.monotonic() - since > 0.6:
            return now
    raise AssertionError("the picture never rests")


def main():
    first = os.path.join(folder, "first.touches")
    with open(first, "w") as file:
        file.write(f"segue-touches 1\ndemo today\ndevice {DEVICE}\ntick 60\n")
    card = next(values for _, name, values in trace(first) if name == "today.card.0")
    x, y = card["x"] + card["width"] / 2, card["y"] + card["height"] / 2

    host = Host(segue, "play", "today", "--host", "browser", "--port", "0", "--device", DEVICE, "--scale", "1", "--save-touches", touches)
    browser = Chromium()
    try:
        step("a page from another origin gets nothing")
        assert host.get("/", Origin="http://evil.example")[0] == 403 and host.get("/", Host="evil.example")[0] == 403

        step("the home page is there")
        browser.open(host.address)
        screen = Screen(browser)
        home = settled(screen)
        assert len({tuple(home[i:i + 3]) for i in range(0, len(home), 4)}) > 20, "the page has colours"

        step("a tapped card opens")
        screen.press(x, y)
        time.sleep(0.08)
        screen.release(x, y)
        opened = settled(screen)
        assert difference(home, opened) > 0.2, f"only {difference(home, opened):.0%} of the picture changed"

        step("dragged down, it closes")
        screen.drag((x, 200), (x, 500), steps=30, seconds=0.5)
        time.sleep(0.1)
        screen.release(x, 500)
        closed = settled(screen)
        assert difference(home, closed) < 0.02, f"{difference(home, closed):.0%} of the picture differ from the home page"
        if os.environ.get("SEGUE_SCREENSHOTS"):
            browser.screenshot(os.path.join(os.environ["SEGUE_SCREENSHOTS"], "today.png"))
    finally:
        browser.close()
        code = host.stop()
    assert code == 0

    step("the trace of the same touches says the same")
    rows = [(time, values) for time, name, values in trace(touches) if name == "detail.card"]
    assert rows, "the trace names the opened card"
    widths = [values["width"] for _, values in rows]
    assert max(widths) > card["width"] + 30, "it grew"
    ends = [time for time, name, _ in trace(touches) if name == "detail.card"]
    assert ends[-1] < max(time for time, _, _ in trace(touches)), "and it was gone at the end"


main()
print("browser journey: today passed")
