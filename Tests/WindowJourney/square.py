#!/usr/bin/env python3
"""The window host with a square that follows fingers, on a display without a screen.

usage: square.py PATH-OF-host-square
"""
import os, signal, subprocess, sys, tempfile, time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from display import Display, Window

program = sys.argv[1]
folder = tempfile.mkdtemp(prefix="segue-journey-")
touches = os.path.join(folder, "saved.touches")


def blue(color):
    return color[0] < 80 and color[2] > 180


def step(name):
    print(f"  {name}", flush=True)


def start(display):
    process = subprocess.Popen([program, "window", "--touches", touches], env=display.environment, stderr=subprocess.PIPE, text=True)
    return process, Window(display, "Segue", (390, 844))


def main():
    display = Display()
    process = None
    try:
        step("the square follows the mouse")
        process, window = start(display)
        window.wait_pixel(195, 422, blue, "the square starts in the middle")
        window.press(60, 100)
        window.wait_pixel(60, 100, blue, "it comes to the finger")
        for y in range(100, 700, 30):
            window.move(60, y)
        window.wait_pixel(60, 670, blue, "it follows")
        window.release()
        window.wait_pixel(195, 422, blue, "it glides home")

        step("two fingers with a key, drawn in the window")
        paper = window.pixel(100, 200)
        display.tool("keydown", "Control_L")
        window.move(100, 200)
        window.wait_pixel(290, 644, lambda c: c != paper and not blue(c), "a circle where the second finger will be")
        window.press(100, 200)
        window.wait_pixel(274, 628, blue, "the second finger brings the square")
        window.release()
        display.tool("keyup", "Control_L")
        window.wait_pixel(195, 422, blue, "home")
        window.wait_pixel(290, 644, lambda c: c == paper, "the circle is gone")

        step("the same keys as on a page: slow motion, pause, one tick on, another demo, a script, replay, restart")
        window.move(195, 200)
        window.wait_title(lambda t: t == "square — Segue", "the demo's name")
        window.key("s")
        window.wait_title(lambda t: t == "square · ¼ speed — Segue", "a quarter")
        window.key("s", "1")
        window.wait_title(lambda t: t == "square — Segue", "full speed again")
        window.press(60, 100)
        window.wait_pixel(60, 100, blue, "down")
        window.key("space")
        window.wait_title(lambda t: t == "square · paused — Segue", "paused")
        window.move(60, 300)
        time.sleep(0.3)
        assert blue(window.pixel(60, 100)), "touches wait"
        window.key("period", "period")
        window.wait_pixel(60, 300, blue, "for the next tick")
        window.release()
        window.key("space")
        window.wait_pixel(195, 422, blue, "and on, home")
        window.key("r")
        window.key("p")
        window.wait_title(lambda t: "replaying the last touches" in t, "what was touched before the restart")
        window.wait_pixel(60, 300, blue, "is replayed")
        window.key("x")
        window.wait_title(lambda t: t == "square — Segue", "and ended")
        window.key("n")
        window.wait_title(lambda t: t == "block — Segue", "another demo")
        window.key("b", "t")
        window.wait_title(lambda t: t == "square · playing drag — Segue", "a script")
        window.wait_title(lambda t: t == "square — Segue", "to its end")
        window.key("r")
        window.wait_pixel(195, 422, blue, "home, on the first device")

        step("? lays the keys over the picture, drawn by us")
        window.key("question")
        window.wait_pixel(60, 200, lambda c: max(c) < 90, "a dark card")
        if os.environ.get("SEGUE_SCREENSHOTS"):
            display.picture(os.path.join(os.environ["SEGUE_SCREENSHOTS"], "window-keys.ppm"))
        window.key("Escape")
        window.wait_pixel(60, 200, lambda c: c == paper, "and away")

        step("a wide window shows the screen in its middle")
        display.tool("windowsize", "--sync", window.number, 900, 500)
        time.sleep(0.3)
        window.measure()
        window.wait_pixel(195, 422, blue, "the square, smaller")
        assert sum(display.pixel(window.left - 20, window.top + 100)) < 120, "dark beside it"
        window.press(50, 60)
        window.wait_pixel(50, 60, blue, "points are where they look")

        step("closed in mid-drag, the program ends and writes down what was touched")
        window.move(70, 160)
        window.close()
        assert process.wait(10) == 0, process.stderr.read()
        lines = open(touches).read().splitlines()
        assert lines[0] == "segue-touches 1" and "cancelled" in lines[-1], lines[-3:]

        step("so does Ctrl-C, in mid-transition")
        process, window = start(display)
        window.press(60, 100)
        window.wait_pixel(60, 100, blue, "down")
        window.release()
        process.send_signal(signal.SIGINT)
        assert process.wait(10) == 0

        step("without a display there is one line, and a remedy")
        without = {name: value for name, value in display.environment.items() if name not in ("DISPLAY", "SDL_VIDEODRIVER")}
        for environment in [without, {**without, "DISPLAY": ":9999"}, {**display.environment, "DISPLAY": ":9999"}]:
            lost = subprocess.run([program, "window"], env=environment, capture_output=True, text=True, timeout=20)
            assert lost.returncode == 1 and lost.stderr.startswith("error: no window can be opened (") and lost.stderr.endswith(") — use --host browser\n"), lost.stderr
            assert lost.stderr.count("\n") == 1, lost.stderr
    finally:
        if process:
            process.kill()
        display.close()


main()
print("window journey: the square passed")
