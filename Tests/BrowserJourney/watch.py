#!/usr/bin/env python3
"""A package's own app, played while its sources change: an error is shown and the app goes on; mended, the new app goes on where the old
one was.

usage: watch.py FOLDER-OF-MyApp PATH-OF-MyApp
"""
import os, sys, time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from chromium import Chromium, Screen
from host import Host

package, program = sys.argv[1:3]
source = os.path.join(package, "Sources/Counter/CounterViewController.swift")
touches = os.path.join(package, ".build", "watched.touches")


def step(name):
    print(f"  {name}", flush=True)


def change(old, new):
    text = open(source).read()
    assert old in text, old
    with open(source, "w") as file:
        file.write(text.replace(old, new))


def tap(screen, times):
    for _ in range(times):
        screen.press(187, 406)
        time.sleep(0.08)
        screen.release(187, 406)
        time.sleep(0.2)


def main():
    original = open(source).read()
    host = Host(program, "play", "counter", "--watch", "--host", "browser", "--port", "0", "--scale", "1", "--save-touches", touches)
    browser = Chromium()
    try:
        step("the app is played")
        browser.open(host.address)
        screen = Screen(browser)
        screen.wait_pixel(20, 700, lambda c: min(c) > 240, "on white")
        tap(screen, 3)

        step("an error is shown on the page and in the terminal, and the app goes on")
        change("number.text = \"0\"", "number.text = zero")
        browser.wait("state?.notice && !state.notice.isProblem", "it builds", 30)
        browser.wait("state?.notice?.isProblem", "the error", 300)
        words = browser.ask("element('problem-text').textContent")
        assert words.startswith("Sources/Counter/CounterViewController.swift:") and "cannot find 'zero' in scope" in words, words
        tap(screen, 1)
        if os.environ.get("SEGUE_SCREENSHOTS"):
            browser.screenshot(os.path.join(os.environ["SEGUE_SCREENSHOTS"], "watch-error.png"))
        assert browser.ask("state.notice.isProblem && !element('problem').hidden"), "the error stays as long as it is one"

        step("mended, the new app is there, with the touches up to where one was")
        with open(source, "w") as file:
            file.write(original.replace("backgroundColor = .white", "backgroundColor = UIColor(red: 0, green: 0.6, blue: 0, alpha: 1)"))
        screen.wait_pixel(20, 700, lambda c: c[1] > 120 and c[0] < 60, "on green", 300)
        browser.wait("notice.textContent === '' && !state.notice && !state.replay", "nothing is wrong any more")
        tap(screen, 1)
        time.sleep(0.3)
        assert any("Building" in line for line in host.lines) and any("cannot find 'zero'" in line for line in host.lines), host.lines
    finally:
        with open(source, "w") as file:
            file.write(original)
        browser.close()
        code = host.stop()
    assert code == 0, code
    text = open(touches).read()
    assert text.startswith("segue-touches 1\ndemo counter\n") and text.count("began") == 5, text
    step("Ctrl-C ended both")


main()
print("browser journey: watch passed")
