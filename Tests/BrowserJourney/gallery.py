#!/usr/bin/env python3
"""Every demo that the tool has, in a real browser: opened from the menu, played by its scripts, in slow motion, step by step, again; and
what was touched is saved as a script and as a film.

usage: gallery.py PATH-OF-segue
"""
import os, subprocess, sys, time
here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.join(here, "..", "JourneyTools")]
from chromium import Chromium, Screen
from demos import listed
from host import Host

segue = sys.argv[1]
shots = os.environ.get("SEGUE_SCREENSHOTS")


def step(name):
    print(f"  {name}", flush=True)


def choose(browser, command):
    browser.wait("!element('demo').disabled", "the menu")
    browser.ask("element('demo').click()")
    browser.ask(f"document.querySelector('#menu [data-command=\"{command}\"]').click()")


def state(browser, condition, what, seconds=30):
    return browser.wait(f"state && ({condition})", what, seconds)


def frame(browser):
    return browser.ask("Number(screen.dataset.frame)")


def file_of(browser, name):
    path, until = os.path.join(browser.folder, name), time.monotonic() + 120
    while not os.path.exists(path):
        assert time.monotonic() < until, f"{name} never came: {browser.ask('JSON.stringify(state)')}"
        time.sleep(0.1)
    return path


def picture(browser, name):
    if shots:
        browser.screenshot(os.path.join(shots, f"{name}.png"))


def main():
    demos = listed(segue)
    assert demos and all(demos.values()), f"every demo has scripts: {demos}"
    host = Host(segue, "play", "--host", "browser", "--port", "0", "--scale", "1")
    browser = Chromium()
    try:
        step("without a name the first demo is played; the menu has them all")
        browser.open(host.address)
        Screen(browser)
        assert browser.ask("state.demo") == list(demos)[0]
        assert browser.ask("hello.demos.map(d => d.name)") == list(demos)
        assert {d["name"]: d["scripts"] for d in browser.ask("hello.demos")} == demos
        for name in list(demos)[1:] + list(demos)[:1]:
            step(f"{name}: opened from the menu, and played by one of its scripts")
            if len(demos) > 1:
                choose(browser, f"demo {name}")
            state(browser, f"state.demo === '{name}'", "opened")
            screen = Screen(browser)
            script = demos[name][0]
            browser.key("2")
            state(browser, "state.speed === 0.25 && statusLine.textContent.includes('0.25×')", "a quarter of the speed")
            choose(browser, f"script {script}")
            state(browser, f"state.replay === '{script}'", "it plays")
            browser.wait("readout.classList.contains('shown') && / fps/.test(readout.textContent)", "frames a second are shown while something moves")
            browser.key(" ")
            state(browser, "state.pausedBy === hello.you", "paused")
            time.sleep(0.3)
            before = frame(browser)
            time.sleep(0.3)
            assert frame(browser) == before, "nothing moves"
            for _ in range(12):
                browser.key(".")
                time.sleep(0.1)
            picture(browser, f"gallery-{name}")
            browser.key("1")
            browser.key(" ")
            state(browser, "state.replay == null && state.pausedBy == null && state.speed === 1", "it goes on to the end")
        step("the last touches again, and ended in the middle; restart")
        browser.key("p")
        state(browser, "state.replay !== null && state.replay !== undefined", "replayed")
        browser.key("x")
        state(browser, "state.replay == null", "ended")
        browser.key("r")
        browser.wait("state.hasTouches", "what was touched can still be replayed")
        browser.wait("!readout.classList.contains('shown')", "at rest there are no frames a second")

        step("saved as a script that plays, and as a film")
        browser.ask("element('save').click()")
        picture(browser, "save-menu")
        browser.ask("document.querySelector('[data-command=\"save touches\"]').click()")
        name = browser.ask("state.demo")
        text = open(file_of(browser, f"{name}.touches")).read()
        assert text.startswith(f"segue-touches 1\ndemo {name}\n"), text[:80]
        out = os.path.join(browser.folder, "again.hash")
        subprocess.run([segue, "record", name, "--script", os.path.join(browser.folder, f"{name}.touches"), "--out", out, "--scale", "0.2"], check=True)
        browser.ask("ask('save gif')")
        state(browser, "state.saving && statusLine.textContent.includes('Filming')", "a film is being made")
        browser.ask("ask('cancel')")
        state(browser, "!state.saving", "and cancelled")
        browser.ask("ask('save mp4')")
        state(browser, "state.saving && state.saving.part > 0", "it tells how far it is", 60)
        picture(browser, "filming")
        film = open(file_of(browser, f"{name}.mp4"), "rb").read()
        assert film[4:8] == b"ftyp" and len(film) > 10_000, film[:12]

        step("looked at: light, dark, keys, narrow, low")
        if shots:
            browser.ask("document.activeElement.blur()")
            for look in ("light", "dark"):
                browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": look}])
                for size, (width, height) in {"wide": (1280, 860), "phone": (390, 760), "low": (844, 390)}.items():
                    browser.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=size != "wide")
                    time.sleep(0.4)
                    picture(browser, f"page-{look}-{size}")
                    browser.ask("element('demo').click()")
                    time.sleep(0.2)
                    picture(browser, f"page-{look}-{size}-menu")
                    browser.key("Escape")
                    browser.key("?")
                    time.sleep(0.3)
                    picture(browser, f"page-{look}-{size}-keys")
                    browser.key("Escape")
                    time.sleep(0.2)
        for width, height in [(1280, 860), (390, 760), (320, 560), (844, 390)]:
            browser.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
            time.sleep(0.2)
            inside = browser.ask("""[...document.querySelectorAll('header button, #tools button, #device')].every(e => {
              const box = e.getBoundingClientRect();
              return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
            })""")
            assert inside, f"everything is on a page of {width}×{height}"
    finally:
        browser.close()
        assert host.stop() == 0


main()
print("browser journey: the gallery passed")
