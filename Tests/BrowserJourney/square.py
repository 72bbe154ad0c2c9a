#!/usr/bin/env python3
"""The browser host with a square that follows fingers: frames, touches, viewers that come, go and die, and intruders.

usage: square.py PATH-OF-host-square
"""
import os, struct, subprocess, sys, tempfile, time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from chromium import Chromium, Screen
from host import Host
from websocket import Refused, WebSocket

program = sys.argv[1]
folder = tempfile.mkdtemp(prefix="segue-journey-")
touches = os.path.join(folder, "saved.touches")


def blue(color):
    return color[0] < 80 and color[2] > 180  # the square is 0x2060E0


def step(name):
    print(f"  {name}", flush=True)


def intruders(host):
    step("a page from another origin gets nothing")
    own = f"127.0.0.1:{host.port}"
    assert host.get("/")[0] == 200
    for case in [dict(Host="evil.example"), dict(Host=f"evil.example:{host.port}"), dict(Host=None), dict(Host="127.0.0.1.evil.example"),
                 dict(Host=""), dict(Origin="http://evil.example"), dict(Origin="null"), dict(Origin=f"http://localhost:{host.port}"),
                 dict(Origin=f"https://{own}"), dict(Sec_Fetch_Site="cross-site", Sec_Fetch_Mode="no-cors"),
                 dict(Sec_Fetch_Site="same-site", Sec_Fetch_Mode="navigate", Sec_Fetch_Dest="iframe")]:
        for path in ("/", "/page.js", "/page.css", "/stream", "/nothing"):
            if case == dict(Host=None):
                status = refused_without_host(host, path)
            else:
                status, _, body = host.get(path, **case)
                assert b"<canvas" not in body
            assert status in (403, 400), (case, path, status)
    for headers in [{"Origin": "http://evil.example"}, {"Origin": None}, {"Origin": f"http://{own}", "Host": "evil.example"},
                    {"Origin": "http://evil.example", "Host": "evil.example"}]:
        try:
            WebSocket("127.0.0.1", host.port, "/stream", headers)
            raise AssertionError(f"the stream let {headers} in")
        except Refused as refused:
            assert refused.status == 403, refused
    headers = host.get("/")[1]
    assert headers["X-Frame-Options"] == "DENY" and "frame-ancestors 'none'" in headers["Content-Security-Policy"]
    assert host.get("/../../etc/passwd")[0] == 404 and host.get("/", method="POST")[0] == 404


def refused_without_host(host, path):
    import socket
    with socket.create_connection((host.name, host.port), 10) as connection:
        connection.sendall(f"GET {path} HTTP/1.1\r\n\r\n".encode())
        return int(connection.recv(100).split()[1])


def viewer(host, **more):
    return WebSocket("127.0.0.1", host.port, "/stream" + host.query, {"Origin": f"http://127.0.0.1:{host.port}"} | more)


def frames(stream, seconds, acknowledge=True):
    """The numbers of the frames that come within some time."""
    numbers, until = [], time.monotonic() + seconds
    while (left := until - time.monotonic()) > 0:
        try:
            message = stream.receive(left)
        except TimeoutError:
            break
        if isinstance(message, bytes):
            numbers.append(struct.unpack("<I", message[:4])[0])
            assert message[4:7] == b"\xff\xd8\xff" and message[-2:] == b"\xff\xd9", "a frame is a whole JPEG"
            if acknowledge:
                stream.send(f"shown {numbers[-1]}")
    return numbers


def slow_viewers(host):
    step("frames are dropped, never queued; one slow viewer slows nobody down")
    quick, slow = viewer(host), viewer(host)
    for stream in (quick, slow):
        assert '"hello"' in stream.receive() and '"width":390' in stream.receive()
    assert len(frames(quick, 0.5)) == 1 and len(frames(slow, 0.5, acknowledge=False)) == 1
    quick.send("began 0 100 100")
    for count in range(60):
        quick.send(f"moved 0 {100 + count} {100 + 5 * count}")
        frames(quick, 0.015)
    late = frames(slow, 1, acknowledge=False)
    assert len(late) == 1, f"two frames are underway at most, {late}"
    slow.send("shown 1")
    slow.send("shown 1")
    rest = frames(slow, 1)
    assert len(rest) <= 2 and rest[-1] > late[0] + 20, f"the newest frame comes next, not what was missed: {late} {rest}"
    step("a viewer that sends rubbish is shown out; one that dies lets go of its fingers")
    slow.send("moved x y z")
    try:
        while True:
            slow.receive(10)
    except EOFError:
        pass
    quick.socket.setsockopt(__import__("socket").SOL_SOCKET, __import__("socket").SO_LINGER, struct.pack("ii", 1, 0))
    quick.close()  # a reset, with a finger down


def play(host, browser):
    step("Chromium shows the app and the square follows the mouse")
    browser.open(host.address)
    screen = Screen(browser)
    screen.wait_pixel(195, 422, blue, "the square starts in the middle")
    screen.press(60, 100)
    screen.wait_pixel(60, 100, blue, "the square comes to the finger")
    for y in range(100, 700, 20):
        screen.move(60, y)
        time.sleep(0.01)
    screen.wait_pixel(60, 680, blue, "the square follows")
    screen.wait_pixel(60, 100, lambda c: not blue(c), "and has left")
    screen.release(60, 680)
    screen.wait_pixel(195, 422, blue, "let go, the square glides home")

    step("two fingers with Alt, drawn on the page")
    screen.move(100, 200, modifiers=1, buttons=0, button="none")
    assert browser.wait("document.querySelectorAll('.finger').length === 2", "two circles while Alt is held")
    screen.press(100, 200, modifiers=1)
    screen.wait_pixel(290, 644, blue, "the second finger mirrors the first")
    assert browser.ask("document.querySelectorAll('.finger.down').length") == 2
    screen.release(100, 200, modifiers=1)
    browser.wait("document.querySelectorAll('.finger').length === 0", "circles go")
    screen.wait_pixel(195, 422, blue, "home")

    step("two fingers of a touch screen")
    browser.call("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=5)
    browser.touch("touchStart", screen.at(50, 60), screen.at(340, 760))
    screen.wait_pixel(340, 760, blue, "the second touch")
    browser.touch("touchEnd")
    screen.wait_pixel(195, 422, blue, "home")
    browser.call("Emulation.setTouchEmulationEnabled", enabled=False)
    if os.environ.get("SEGUE_SCREENSHOTS"):
        browser.screenshot(os.path.join(os.environ["SEGUE_SCREENSHOTS"], "square.png"))

    around(host, browser, screen)

    step("a page that is closed with a finger down leaves the app alone")
    screen.press(60, 100)
    screen.wait_pixel(60, 100, blue, "down")
    browser.open("about:blank")
    browser.open(host.address)
    Screen(browser).wait_pixel(195, 422, blue, "cancelled, the square went home")


def state(browser, condition, what, seconds=20):
    return browser.wait(f"state && ({condition})", what, seconds)


def around(host, browser, screen):
    step("another demo from the menu, its script on its own device, and back")
    browser.ask("element('demo').click()")
    assert browser.ask("[...document.querySelectorAll('#menu [role^=menuitem]')].map(i => i.dataset.command).join()") == "demo square,demo block,script drag"
    assert browser.ask("document.activeElement.dataset.command") == "demo square", "the menu has the focus, at what is played"
    browser.key("ArrowDown")
    assert browser.ask("document.activeElement.dataset.command") == "demo block"
    browser.key("Enter")
    state(browser, "state.demo === 'block' && document.title === 'block — Segue'", "another demo")
    browser.wait("element('demo').getAttribute('aria-expanded') === 'false' && document.activeElement === device", "the menu is closed")
    assert not browser.ask("state.hasTouches") and browser.ask("element('replay').disabled && element('save').disabled")
    browser.key("b")
    state(browser, "state.demo === 'square'", "the one before")
    browser.key("t")
    state(browser, "state.replay === 'drag' && app.name === 'iphone-se'", "its script plays, on its device")

    step("slow motion, pause and one tick on, for all who look on")
    other = viewer(host)
    other.receive()
    browser.key("2")
    state(browser, "state.speed === 0.25", "a quarter")
    assert browser.ask("document.querySelector('[data-speed=\"0.25\"]').getAttribute('aria-checked')") == "true"
    browser.key(" ")
    state(browser, "state.pausedBy === hello.you && statusLine.textContent.startsWith('Paused by you · Playing drag · 0.25× speed')", "paused")
    you = browser.ask("hello.you")
    until = time.monotonic() + 10
    while f'"pausedBy":{you}' not in str(other.receive(5)):
        assert time.monotonic() < until, "the other viewer is told who paused"
    other.send("do resume")
    state(browser, "state.pausedBy == null", "whoever may, lets it go on")
    other.send("do pause")
    state(browser, "statusLine.textContent.startsWith('Paused by viewer ')", "and pauses")
    other.close()
    time.sleep(0.3)
    frame = browser.ask("Number(element('screen').dataset.frame)")
    time.sleep(0.5)
    assert browser.ask("Number(element('screen').dataset.frame)") == frame, "nothing moves"
    assert not browser.ask("readout.classList.contains('shown')"), "at rest there are no frames a second"
    browser.ask("element('step').click()")
    for _ in range(40):
        browser.ask("element('step').click()")
        time.sleep(0.08)
    browser.wait("state.pausedBy === 0 || state.pausedBy > 0", "still paused")
    browser.key("1")
    browser.key(" ")
    state(browser, "state.replay == null && state.speed === 1", "the script ends")

    step("the keys are listed, a file is saved, a film is made")
    browser.ask("document.activeElement.blur()")
    browser.key("?")
    assert browser.ask("keys.open && element('key-list').children.length > 20")
    browser.key("Escape")
    browser.wait("!keys.open", "and closed")
    for name in ("touches", "mp4"):
        browser.ask("element('save').click()")
        browser.ask(f"document.querySelector('[data-command=\"save {name}\"]').click()")
        path = os.path.join(browser.folder, f"square.{name}")
        until = time.monotonic() + 20
        while not (os.path.exists(path) and os.path.getsize(path)):
            assert time.monotonic() < until, f"{path} never came: {browser.ask('JSON.stringify(state)')}"
            time.sleep(0.05)
    text = open(os.path.join(browser.folder, "square.touches")).read()
    assert text.startswith("segue-touches 1\ndemo square\ndevice iphone-se\n") and text.count("\n") == 8, text
    assert open(os.path.join(browser.folder, "square.mp4"), "rb").read() == b"\7" * 1000
    browser.key("n")
    state(browser, "state.demo === 'block'", "the other demo")
    screen.measure()
    screen.press(100, 100)
    screen.release(100, 100)
    state(browser, "state.hasTouches", "touched")
    browser.ask("ask('save gif')")
    state(browser, "state.notice?.isProblem && !element('problem').hidden", "a film that cannot be made is said")
    browser.key("r")
    state(browser, "!state.notice && !state.replay", "until something else is asked for")
    browser.wait("state.hasTouches && !element('replay').disabled", "the touches before the restart can be replayed")
    browser.key("p")
    screen.wait_pixel(195, 422, blue, "replayed")
    browser.key("n")
    state(browser, "state.demo === 'square'", "home")
    time.sleep(0.3)
    screen.measure()
    step("every control has a name, and none is out of the page")
    names = browser.ask("[...document.querySelectorAll('button')].filter(b => !(b.getAttribute('aria-label') || b.textContent.trim())).length")
    assert names == 0
    assert browser.ask("document.documentElement.scrollWidth <= innerWidth && element('tools').getBoundingClientRect().bottom <= innerHeight")


def main():
    host = Host(program, "browser", "--touches", touches)
    browser = Chromium()
    try:
        intruders(host)
        slow_viewers(host)
        play(host, browser)

        step("a busy port is one line")
        other = subprocess.run([program, "browser", "--port", str(host.port)], capture_output=True, text=True, timeout=20)
        assert other.returncode == 1 and other.stdout == "", other
        assert other.stderr == f"error: port {host.port} is busy — stop what uses it, or choose another with --port\n", other.stderr
        step("so is an address that is none")
        for address, words in [("elsewhere", "'elsewhere' is not an address — "), ("203.0.113.7", "203.0.113.7 is not an address of this machine — ")]:
            other = subprocess.run([program, "browser", "--bind", address], capture_output=True, text=True, timeout=20)
            assert other.returncode == 1 and other.stderr.startswith("error: " + words) and other.stderr.count("\n") == 1, other

        step("Ctrl-C ends the host, and what was touched is written down")
        assert host.stop() == 0
        text = open(touches).read()
        assert text.startswith("segue-touches 1\ndemo square\ndevice iphone-14\ntick 60\n") and "cancelled" in text
        fingers = set()
        for line in text.splitlines()[4:]:
            _, phase, finger, *_ = line.split()
            assert (finger in fingers) == (phase != "began"), line
            fingers = fingers | {finger} if phase in ("began", "moved") else fingers - {finger}
        assert not fingers, "every finger was lifted"
        step("the page says so, and comes back with the app")
        browser.wait("notice.textContent === 'Reconnecting…'", "the page notices")
        host = Host(program, "browser", "--port", str(host.port))
        browser.wait("notice.textContent === ''", "the page is back", 30)

        step("away from loopback a token is needed")
        host.stop()
        host = Host(program, "browser", "--bind", "0.0.0.0")
        assert host.query.startswith("?token=") and len(host.query) == 39, host.address
        assert host.get("/")[0] == 403 and host.get("/?token=" + "0" * 32)[0] == 403 and host.get("/?token=")[0] == 403
        assert host.get("/" + host.query)[0] == 200
        try:
            WebSocket(host.name, host.port, "/stream", {"Origin": f"http://{host.name}:{host.port}"})
            raise AssertionError("the stream needs the token too")
        except Refused as refused:
            assert refused.status == 403
        browser.open(host.address)
        screen = Screen(browser)
        screen.wait_pixel(195, 422, blue, "with the token the page works")
        step("who looks on from elsewhere touches and looks, unless the terminal says otherwise")
        if not host.name.startswith("127."):
            assert browser.ask("!hello.control && element('tools').hidden && element('demo').disabled && hello.demos.length === 0")
            assert browser.ask("statusLine.textContent") == "Look and touch only"
            screen.press(60, 100)
            screen.wait_pixel(60, 100, blue, "it touches")
            screen.release(60, 100)
            browser.ask("say('do pause')")
            browser.wait("socket.readyState !== WebSocket.OPEN", "asking for more shows it out")
            host.stop()
            host = Host(program, "browser", "--bind", "0.0.0.0", "--allow-control")
            browser.open(host.address)
            Screen(browser)
            browser.key(" ")
            state(browser, "state.pausedBy === hello.you", "with --allow-control it pauses")
            browser.key(" ")
            state(browser, "state.pausedBy == null", "and goes on")

        burst(host)
        step("an idle host is idle")
        time.sleep(0.5)
        before = cpu(host)
        time.sleep(2)
        assert cpu(host) - before < 0.3, f"{cpu(host) - before} s of CPU in 2 s"
    finally:
        browser.close()
        host.stop()


def burst(host):
    step("bursts of 2,000 touches make no threads")
    threads = lambda: len(os.listdir(f"/proc/{host.process.pid}/task"))
    stream = viewer(host)
    before = most = threads()
    for round in range(5):
        lines = ["began 0 100 100"] + [f"moved 0 {100 + i % 100} {200 + round}" for i in range(1998)] + ["ended 0 100 100"]
        stream.socket.sendall(b"".join(bytes([0x81, 0x80 | len(line)]) + bytes(4) + line.encode() for line in lines))
        until = time.time() + 1.5
        while time.time() < until:
            most = max(most, threads())
            time.sleep(0.005)
    stream.close()
    assert most - before <= 2 * os.cpu_count() + 2, f"{before} threads became {most}"


def cpu(host):
    fields = open(f"/proc/{host.process.pid}/stat").read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


main()
print("browser journey: the square passed")
