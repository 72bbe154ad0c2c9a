#!/usr/bin/env python3
"""Input methods in a real browser: Korean syllables, Chinese by pinyin, a dead key; taken back, committed and gone on with. What was typed
is saved as a script, which plays without any of them.

usage: typing.py PATH-OF-segue
"""
import os, re, subprocess, sys, time
here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here]
from chromium import Chromium, Screen
from host import Host

segue = sys.argv[1]
shots = os.environ.get("SEGUE_SCREENSHOTS")


def step(name):
    print(f"  {name}", flush=True)


class Typist:
    """An input method: what it shows before it is sure, and what it is sure of."""

    def __init__(self, browser):
        self.browser = browser

    @property
    def caret(self):
        return self.browser.ask("state.caret && state.caret[0]")

    def pressed(self):
        # A key that the input method keeps for itself reaches the page as number 229.
        for kind in ("rawKeyDown", "keyUp"):
            self.browser.call("Input.dispatchKeyEvent", type=kind, key="Process", windowsVirtualKeyCode=229)

    def compose(self, text):
        self.pressed()
        self.browser.call("Input.imeSetComposition", text=text, selectionStart=len(text), selectionEnd=len(text))

    def commit(self, text):
        self.pressed()
        self.browser.call("Input.insertText", text=text)

    def moves(self, what, before, way):
        """Waits until the caret has gone one way: 1 on, -1 back."""
        until = time.monotonic() + 20
        while (self.caret - before) * way <= 0.5:
            assert time.monotonic() < until, f"{what}: the caret stays at {self.caret}, it was at {before}"
            time.sleep(0.05)
        # The field that takes the input lies where the caret is: there the input method shows its candidates.
        self.browser.wait(
            """(() => { const at = typist.getBoundingClientRect().left, box = screen.getBoundingClientRect();
            return Math.abs(at - (box.left + state.caret[0] * box.width / app.width)) < 2; })()""", f"{what}: the field follows")
        return self.caret


def tap(screen, x, y):
    screen.press(x, y)
    time.sleep(0.08)
    screen.release(x, y)


def main():
    host = Host(segue, "play", "settings", "--host", "browser", "--port", "0", "--scale", "1")
    browser = Chromium()
    try:
        step("a field is tapped, and takes what is typed")
        browser.open(host.address)
        screen = Screen(browser)
        time.sleep(0.5)
        tap(screen, 195, 204)
        time.sleep(1.5)
        tap(screen, 250, 259)
        browser.wait("state.typing && state.caret && document.activeElement === typist", "it is edited")
        time.sleep(0.6)
        hand, start = Typist(browser), browser.ask("state.caret[0]")

        step("Korean: ㅎ becomes 하 becomes 한, and the next syllable begins")
        place = start
        hand.compose("ㅎ")
        place = hand.moves("ㅎ", place, 1)
        for text in ("하", "한"):
            hand.compose(text)
            time.sleep(0.1)
        if shots:
            browser.screenshot(os.path.join(shots, "typing-korean.png"))
        hand.commit("한")
        hand.compose("ㄱ")
        place = hand.moves("ㄱ", place, 1)
        hand.compose("그")
        hand.compose("글")
        hand.commit("글")

        step("taken back: a composition that is given up leaves nothing")
        time.sleep(0.3)
        before = hand.caret
        hand.compose("n")
        hand.moves("n", before, 1)
        hand.compose("")
        hand.moves("given up", hand.caret, -1)
        assert abs(hand.caret - before) < 0.5, (hand.caret, before)

        step("Chinese: pinyin, and a candidate in its place")
        for text in ("n", "ni", "ni h", "ni hao"):
            hand.compose(text)
            time.sleep(0.05)
        long = hand.moves("ni hao", before, 1)
        hand.commit("你好")
        hand.moves("你好 is shorter", long, -1)

        step("a dead key: an accent waits for its letter")
        before = hand.caret
        browser.call("Input.dispatchKeyEvent", type="rawKeyDown", key="Dead", windowsVirtualKeyCode=229)
        hand.compose("´")
        hand.moves("´", before, 1)
        hand.commit("é")
        time.sleep(0.3)

        step("another field is tapped in the middle of a composition: what was composed stays")
        hand.compose("ㅁ")
        time.sleep(0.3)
        lines = browser.ask("state.caret[1]")
        tap(screen, 250, 303)
        browser.wait(f"state.caret && state.caret[1] > {lines} + 20", "the other field is edited")
        time.sleep(0.3)
        if shots:
            browser.screenshot(os.path.join(shots, "typing-end.png"))

        step("saved as a script that plays without an input method")
        browser.ask("element('save').click()")
        browser.ask("document.querySelector('[data-command=\"save touches\"]').click()")
        path, until = os.path.join(browser.folder, "settings.touches"), time.monotonic() + 60
        while not os.path.exists(path):
            assert time.monotonic() < until, "the script never came"
            time.sleep(0.1)
        text = open(path, encoding="utf-8").read()
        told = [line.split(" ", 1)[1] for line in text.splitlines() if re.match(r"[\d.]+ (compose|insert|key|delete)", line)]
        wanted = ['compose "ㅎ"', 'compose "하"', 'compose "한"', 'insert "한"', 'compose "ㄱ"', 'compose "그"', 'compose "글"', 'insert "글"',
                  'compose "n"', 'compose ""', 'compose "n"', 'compose "ni"', 'compose "ni h"', 'compose "ni hao"', 'compose "你好"',
                  'insert "你好"', 'compose "´"', 'compose "é"', 'insert "é"', 'compose "ㅁ"', 'insert "ㅁ"']
        assert told[:len(wanted)] == wanted, told
        out = os.path.join(browser.folder, "again.hash")
        subprocess.run([segue, "record", "settings", "--script", path, "--out", out, "--scale", "0.2"], check=True)
    finally:
        browser.close()
        assert host.stop() == 0


main()
print("browser journey: typing passed")
