"""A real Chromium, driven over the DevTools protocol with nothing but the standard library."""
import base64, json, os, shutil, struct, subprocess, sys, tempfile, time, zlib
from websocket import WebSocket


def find():
    for name in ("chromium", "chromium-browser", "google-chrome", "chrome"):
        if path := shutil.which(name):
            return path
    sys.exit("no Chromium — run Tools/setup --tests")


class Chromium:
    def __init__(self, size=(900, 1000), program=None, more=(), scale=1):
        self.folder = tempfile.mkdtemp(prefix="segue-chromium-")
        # Containers have no user namespaces: --no-sandbox. The page is our own.
        flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--disable-extensions",
                 "--disable-background-networking", "--disable-component-update", "--disable-sync", "--mute-audio", "--hide-scrollbars",
                 "--remote-debugging-port=0", f"--force-device-scale-factor={scale}", f"--window-size={size[0]},{size[1]}", *more]
        if program:
            flags.remove("--headless=new")  # a headless program needs no telling
        self.process = subprocess.Popen([program or find(), *flags, f"--user-data-dir={self.folder}", "about:blank"],
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + 60
        port_file = os.path.join(self.folder, "DevToolsActivePort")
        while True:
            try:
                port, path = open(port_file).read().split("\n")[:2]
                if path:
                    break
            except (FileNotFoundError, ValueError):
                pass
            if self.process.poll() is not None or time.monotonic() > until:
                raise RuntimeError("Chromium did not start")
            time.sleep(0.05)
        self.socket = WebSocket("127.0.0.1", int(port), path, {"Origin": None})
        self.number = 0
        control = {"enableBeginFrameControl": True, "width": size[0], "height": size[1]} if "--enable-begin-frame-control" in more else {}
        target = self.call("Target.createTarget", url="about:blank", **control)["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")
        self.call("Runtime.enable")
        session, self.session = self.session, None
        self.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=self.folder)
        self.session = session

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if getattr(self, "session", None):
            message["sessionId"] = self.session
        self.socket.send(json.dumps(message))
        while True:
            answer = json.loads(self.socket.receive(60))
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def open(self, address):
        return self.call("Page.navigate", url=address)

    def ask(self, script):
        """The value of a script, awaited."""
        answer = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"]["exception"].get("description", "exception"))
        return answer["result"].get("value")

    def wait(self, script, what, seconds=20):
        until = time.monotonic() + seconds
        while True:
            value = self.ask(script)
            if value:
                return value
            if time.monotonic() > until:
                raise AssertionError(f"waited {seconds} s in vain: {what}")
            time.sleep(0.03)

    def mouse(self, kind, x, y, **more):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, **({"button": "left", "clickCount": 1, "buttons": 1} | more))

    def key(self, key):
        """A key of the keyboard: a character, or a name such as Escape."""
        text = {"text": "\r" if key == "Enter" else key} if len(key) == 1 or key == "Enter" else {}
        code = {"Enter": 13, "Escape": 27, "ArrowDown": 40, "ArrowUp": 38, "Tab": 9, " ": 32}.get(key)
        more = {"windowsVirtualKeyCode": code} if code else {}
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, **text, **more)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key, **more)

    def touch(self, kind, *points):
        self.call("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)])

    def screenshot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"]))

    def close(self):
        try:
            self.session = None
            self.call("Browser.close")
        except Exception:
            pass
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class Screen:
    """The app's screen in the page: points in, pixels out."""

    def __init__(self, browser):
        self.browser = browser
        browser.wait("typeof app === 'object' && app !== null && document.getElementById('screen').dataset.frame > 0", "the first frame")
        self.measure()

    def measure(self):
        box = self.browser.ask("(({left, top, width, height}) => [left, top, width, height, app.width, app.height])(document.getElementById('screen').getBoundingClientRect())")
        self.left, self.top, width, height, self.width, self.height = box
        self.zoom = width / self.width
        assert abs(width / height - self.width / self.height) < 0.01, "the screen keeps its proportions"

    def at(self, x, y):
        return self.left + x * self.zoom, self.top + y * self.zoom

    def pixel(self, x, y):
        """Red, green, blue at a point."""
        return tuple(self.browser.ask(
            f"Array.from(context.getImageData(Math.round({x} * screen.width / app.width), Math.round({y} * screen.height / app.height), 1, 1).data.slice(0, 3))"))

    def wait_pixel(self, x, y, test, what, seconds=20):
        until = time.monotonic() + seconds
        while True:
            color = self.pixel(x, y)
            if test(color):
                return color
            if time.monotonic() > until:
                raise AssertionError(f"waited {seconds} s in vain at ({x}, {y}), which is {color}: {what}")
            time.sleep(0.03)

    def press(self, x, y, **more):
        self.browser.mouse("mousePressed", *self.at(x, y), **more)

    def move(self, x, y, **more):
        self.browser.mouse("mouseMoved", *self.at(x, y), **more)

    def release(self, x, y, **more):
        self.browser.mouse("mouseReleased", *self.at(x, y), **({"buttons": 0} | more))

    def drag(self, start, end, steps=20, seconds=0.3):
        self.press(*start)
        for step in range(1, steps + 1):
            part = step / steps
            self.move(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
            time.sleep(seconds / steps)
