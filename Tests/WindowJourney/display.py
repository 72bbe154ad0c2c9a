"""A display without a screen: Xvfb, whose picture lies in a file that can be read."""
import os, shutil, socket, struct, subprocess, tempfile, time


class Display:
    def __init__(self, size=(1000, 900)):
        self.folder = tempfile.mkdtemp(prefix="segue-xvfb-")
        reader, writer = os.pipe()
        self.process = subprocess.Popen(["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{size[0]}x{size[1]}x24", "-fbdir", self.folder, "-nolisten", "tcp"],
                                        pass_fds=[writer], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(writer)
        number = b""
        while not number.endswith(b"\n"):
            part = os.read(reader, 20)
            if not part:
                raise RuntimeError("Xvfb did not start — run Tools/setup --tests")
            number += part
        os.close(reader)
        self.environment = {**os.environ, "DISPLAY": f":{number.decode().strip()}", "SDL_VIDEODRIVER": "x11", "SDL_RENDER_DRIVER": "software"}
        self.environment.pop("WAYLAND_DISPLAY", None)

    def pixel(self, x, y):
        """Red, green, blue; the file is in XWD's format."""
        with open(os.path.join(self.folder, "Xvfb_screen0"), "rb") as file:
            header = struct.unpack(">25I", file.read(100))
            header_size, row_bytes, colors = header[0], header[12], header[19]
            file.seek(header_size + colors * 12 + int(y) * row_bytes + int(x) * 4)
            blue, green, red, _ = file.read(4)
            return red, green, blue

    def picture(self, path):
        """The whole display, as a PPM file."""
        with open(os.path.join(self.folder, "Xvfb_screen0"), "rb") as file:
            header = struct.unpack(">25I", file.read(100))
            file.seek(header[0] + header[19] * 12)
            width, height, row_bytes = header[4], header[5], header[12]
            rows = [file.read(row_bytes) for _ in range(height)]
        with open(path, "wb") as file:
            file.write(b"P6 %d %d 255\n" % (width, height))
            for row in rows:
                out = bytearray(3 * width)
                out[0::3], out[1::3], out[2::3] = row[2:4 * width:4], row[1:4 * width:4], row[0:4 * width:4]
                file.write(bytes(out))

    def tool(self, *arguments):
        return subprocess.run(["xdotool", *map(str, arguments)], env=self.environment, capture_output=True, text=True, timeout=20).stdout

    def close(self):
        self.process.terminate()
        self.process.wait(10)
        shutil.rmtree(self.folder, ignore_errors=True)


class Window:
    """A program's window on the display: points in, pixels out."""

    def __init__(self, display, title, size):
        self.display, (self.width, self.height) = display, size
        until = time.monotonic() + 30
        while not (found := display.tool("search", "--name", title).split()):
            if time.monotonic() > until:
                raise AssertionError("no window came")
            time.sleep(0.05)
        self.number = found[-1]
        time.sleep(0.3)
        self.measure()

    def measure(self):
        values = dict(line.split("=") for line in self.display.tool("getwindowgeometry", "--shell", self.number).split())
        x, y, width, height = (int(values[k]) for k in ("X", "Y", "WIDTH", "HEIGHT"))
        self.zoom = min(width / self.width, height / self.height)
        self.left, self.top = x + (width - self.width * self.zoom) / 2, y + (height - self.height * self.zoom) / 2

    def at(self, x, y):
        return round(self.left + x * self.zoom), round(self.top + y * self.zoom)

    def pixel(self, x, y):
        return self.display.pixel(*self.at(x, y))

    def wait_pixel(self, x, y, test, what, seconds=15):
        until = time.monotonic() + seconds
        while not test(color := self.pixel(x, y)):
            if time.monotonic() > until:
                raise AssertionError(f"waited {seconds} s in vain at ({x}, {y}), which is {color}: {what}")
            time.sleep(0.02)
        return color

    def move(self, x, y):
        self.display.tool("mousemove", *self.at(x, y))

    def press(self, x, y):
        self.move(x, y)
        self.display.tool("mousedown", 1)

    def release(self):
        self.display.tool("mouseup", 1)

    def key(self, *names):
        for name in names:
            self.display.tool("key", name)

    def wait_title(self, test, what, seconds=15):
        until = time.monotonic() + seconds
        while not test(title := self.display.tool("getwindowname", self.number).strip()):
            if time.monotonic() > until:
                raise AssertionError(f"waited {seconds} s in vain: {what}; the title is {title}")
            time.sleep(0.02)
        return title

    def close(self):
        """As a window manager does when its close button is pressed: a WM_DELETE_WINDOW message, in X11's own bytes."""
        with socket.socket(socket.AF_UNIX) as server:
            server.settimeout(10)
            server.connect("/tmp/.X11-unix/X" + self.display.environment["DISPLAY"][1:])
            stream = server.makefile("rwb", buffering=0)

            def read(count):
                data = b""
                while len(data) < count:
                    data += stream.read(count - len(data)) or exit("X11 went away")
                return data

            def atom(name):
                padded = name.encode() + b"\0" * (-len(name) % 4)
                stream.write(struct.pack("<BBHHH", 16, 0, 2 + len(padded) // 4, len(name), 0) + padded)
                return struct.unpack_from("<I", read(32), 8)[0]

            stream.write(struct.pack("<BxHHHHxx", ord("l"), 11, 0, 0, 0))
            status, _, _, _, length = struct.unpack("<BBHHH", read(8))
            assert status == 1, "X11 let us in"
            read(length * 4)
            protocols, delete = atom("WM_PROTOCOLS"), atom("WM_DELETE_WINDOW")
            message = struct.pack("<BBHII5I", 33, 32, 0, int(self.number), protocols, delete, 0, 0, 0, 0)
            stream.write(struct.pack("<BBHII", 25, 0, 11, int(self.number), 0) + message)
            atom("WM_PROTOCOLS")  # the answer comes after the message went out
