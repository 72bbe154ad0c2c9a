#!/usr/bin/env python3
"""The Today demo in a window: a card is tapped and opens, the window is closed in mid-transition, and the program ends well.

usage: today.py PATH-OF-segue
"""
import os, subprocess, sys, tempfile, time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from display import Display, Window

segue = sys.argv[1]
folder = tempfile.mkdtemp(prefix="segue-journey-")
touches = os.path.join(folder, "saved.touches")


def step(name):
    print(f"  {name}", flush=True)


def samples(window):
    return [window.pixel(x, y) for x in range(15, 380, 30) for y in range(60, 840, 40)]


def difference(a, b):
    return sum(max(abs(p[k] - q[k]) for k in range(3)) > 12 for p, q in zip(a, b)) / len(a)


def settled(window, seconds=30):
    until, last, since = time.monotonic() + seconds, samples(window), time.monotonic()
    while time.monotonic() < until:
        time.sleep(0.1)
        now = samples(window)
        if difference(now, last) > 0:
            last, since = now, time.monotonic()
        elif time.monotonic() - since > 0.6:
            return now
    raise AssertionError("the picture never rests")


def start(display):
    return subprocess.Popen([segue, "play", "today", "--host", "window", "--device", "iphone-14", "--scale", "1", "--save-touches", touches],
                            env=display.environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)


def open_card(display):
    """Starts the demo, opens a card, and puts a finger on the page."""
    process = start(display)
    window = Window(display, "Segue", (390, 844))
    settled(window)
    window.press(195, 400)
    time.sleep(0.08)
    window.release()
    settled(window)
    window.press(195, 200)
    return process, window


def main():
    display = Display()
    process = start(display)
    try:
        step("the home page is there")
        window = Window(display, "Segue", (390, 844))
        home = settled(window)
        assert len(set(home)) > 20, "the page has colours"
        step("a tapped card opens")
        window.press(195, 400)
        time.sleep(0.08)
        window.release()
        opened = settled(window)
        assert difference(home, opened) > 0.2, f"only {difference(home, opened):.0%} of the picture changed"
        step("a finger drags the open card, and the window is closed under it")
        process.kill()
        process.wait()
        process, window = open_card(display)
        for y in range(200, 260, 5):
            window.move(195, y)
            time.sleep(0.02)
        window.close()
        assert process.wait(20) == 0, process.stderr.read()

        step("dragged down, it closes; the window is closed in the middle of it")
        process, window = open_card(display)
        for y in range(200, 500, 10):
            window.move(195, y)
            time.sleep(0.01)
        window.release()
        time.sleep(0.1)
        window.close()
        assert process.wait(20) == 0, process.stderr.read()
        assert open(touches).read().count("began") == 2
    finally:
        process.kill()
        display.close()


main()
print("window journey: today passed")
