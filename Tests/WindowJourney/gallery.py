#!/usr/bin/env python3
"""Every demo that the tool has, in a window, by the keys alone: opened one after the other, played by a script, in slow motion, step by step,
again.

usage: gallery.py PATH-OF-segue
"""
import os, subprocess, sys, time
here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.join(here, "..", "JourneyTools")]
from demos import listed
from display import Display, Window

segue = sys.argv[1]


def step(name):
    print(f"  {name}", flush=True)


def samples(window):
    return [window.pixel(x, y) for x in range(15, 360, 30) for y in range(60, 800, 40)]


def main():
    demos = listed(segue)
    display = Display()
    process = subprocess.Popen([segue, "play", "--host", "window", "--scale", "1"], env=display.environment, stdout=subprocess.DEVNULL,
                               stderr=subprocess.PIPE, text=True)
    try:
        window = Window(display, "Segue", (375, 812))
        window.move(187, 400)  # keys go to the window under the pointer
        names = list(demos)
        for name in names[1:] + names[:1]:
            first = demos[name][0]
            step(f"{name}: opened, played by {first}, slower, one tick after the other")
            if len(names) > 1:
                window.key("n")
            window.wait_title(lambda t: t.split(" ·")[0].split(" —")[0] == name, "opened")
            window.key("2")
            window.wait_title(lambda t: "¼ speed" in t, "a quarter of the speed")
            window.key("t")
            window.wait_title(lambda t: f"playing {first}" in t, "its first script plays")
            window.key("space")
            window.wait_title(lambda t: "paused" in t, "paused")
            time.sleep(0.3)
            before = samples(window)
            time.sleep(0.3)
            assert samples(window) == before, "nothing moves"
            assert len(set(before)) > 1, f"there is something to see: {set(before)}"
            window.key(*["period"] * 5)
            window.key("question")
            window.wait_pixel(40, 406, lambda c: max(c) < 90, "the keys lie over the picture")
            window.key("question", "1", "space")
            window.wait_title(lambda t: t == f"{name} — Segue", "it goes on to the end", 60)
        step("the last touches again, ended in the middle, and a restart")
        window.key("p")
        window.wait_title(lambda t: "playing" in t or "replaying" in t, "replayed")
        window.key("x", "r")
        window.wait_title(lambda t: t == f"{names[0]} — Segue", "ended")
        window.close()
        assert process.wait(20) == 0, process.stderr.read()
    finally:
        process.kill()
        display.close()


main()
print("window journey: the gallery passed")
