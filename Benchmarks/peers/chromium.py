#!/usr/bin/env python3
"""Chromium draws the opening of a card over a blurred home, frame by frame, at 3x without a graphics card.

Frames are asked for one at a time (BeginFrameControl of chromium-headless-shell), so that none is skipped and none waits for a display.
"""
import os, statistics, subprocess, sys, tempfile, time
from pathlib import Path

here = Path(__file__).resolve().parent
sys.path.insert(0, str(here.parents[1] / "Tests" / "BrowserJourney"))
from chromium import Chromium

SHELL = "/usr/lib/chromium/chromium-headless-shell"
POSES = 48


def report(name, seconds):
    print(f"chromium: {name}\t{1000 * statistics.median(seconds):.2f}\t{1000 * max(seconds):.2f}\tms\t", flush=True)


def measure(capture):
    browser = Chromium((390, 844), SHELL, ["--enable-begin-frame-control", "--run-all-compositor-stages-before-draw", "--disable-new-content-rendering-timeout",
                                           "--disable-threaded-animation", "--disable-threaded-scrolling", "--disable-checker-imaging",
                                           "--allow-file-access-from-files"], scale=3)
    try:
        ticks = [1000.0]

        def frame(shot=False):
            ticks[0] += 16.666
            more = {"screenshot": {"format": "jpeg", "quality": 85, "optimizeForSpeed": True}} if shot else {}
            return browser.call("HeadlessExperimental.beginFrame", frameTimeTicks=ticks[0], interval=16.666, **more)

        browser.call("HeadlessExperimental.enable")
        browser.open((here / "scene.html").as_uri())
        for _ in range(40):
            frame()
            time.sleep(0.02)
        assert browser.ask("[innerWidth, innerHeight, devicePixelRatio].join()") == "390,844,3"
        browser.ask("MODE = 'transform'")
        seconds = []
        for pose in range(-6, POSES):
            began = time.perf_counter()
            browser.ask(f"poseAt({max(0, pose) / 60})")
            frame(capture)
            if pose >= 0:
                seconds.append(time.perf_counter() - began)
        return seconds
    finally:
        browser.close()


def start():
    """A process from its start to its end, which draws an empty page once: what one waits for before anything of one's own is shown."""
    with tempfile.TemporaryDirectory(prefix="segue-chromium-") as folder:
        began = time.perf_counter()
        subprocess.run([SHELL, "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--force-device-scale-factor=3",
                        "--window-size=390,844", f"--user-data-dir={folder}/profile", f"--screenshot={folder}/empty.png", "about:blank"],
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
        return time.perf_counter() - began


if not os.path.exists(SHELL):
    sys.exit("chromium-headless-shell is not installed — run Tools/setup --peers")
start()  # fills the system's caches
report("start, an empty page of 1170×2532 drawn once", [start() for _ in range(10)])
report("opening at 3x, blur live, without capture", measure(False))
report("opening at 3x, captured as JPEG", measure(True))
