"""A WebSocket client with nothing but the standard library: enough for DevTools and for playing a viewer (or an intruder)."""
import base64, os, socket, struct


class Refused(Exception):
    def __init__(self, status, body):
        super().__init__(f"{status}: {body}")
        self.status, self.body = status, body


class WebSocket:
    def __init__(self, host, port, path, headers=None, timeout=30):
        self.socket = socket.create_connection((host, port), timeout)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = {"Host": f"{host}:{port}", "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Key": key, "Sec-WebSocket-Version": "13"}
        lines.update(headers or {})
        text = f"GET {path} HTTP/1.1\r\n" + "".join(f"{k}: {v}\r\n" for k, v in lines.items() if v is not None) + "\r\n"
        self.socket.sendall(text.encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self._fill()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        status = int(head.split()[1])
        if status != 101:
            raise Refused(status, self.buffer.decode(errors="replace"))

    def _fill(self):
        data = self.socket.recv(1 << 16)
        if not data:
            raise EOFError("the connection was closed")
        self.buffer += data

    def _take(self, count):
        while len(self.buffer) < count:
            self._fill()
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def send(self, text):
        data, mask = text.encode(), os.urandom(4)
        size = len(data)
        head = bytes([0x81]) + (bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + struct.pack(">H", size) if size < 65536 else bytes([0xFF]) + struct.pack(">Q", size))
        self.socket.sendall(head + mask + bytes(b ^ mask[i & 3] for i, b in enumerate(data)))

    def receive(self, timeout=30):
        """A whole message: str for text, bytes for data."""
        self.socket.settimeout(timeout)
        message, kind = b"", None
        while True:
            first, second = self._take(2)
            size = second & 0x7F
            if size == 126:
                size = struct.unpack(">H", self._take(2))[0]
            elif size == 127:
                size = struct.unpack(">Q", self._take(8))[0]
            payload = self._take(size)
            opcode = first & 0x0F
            if opcode == 8:
                raise EOFError("the other side said goodbye")
            if opcode in (9, 10):
                continue
            kind = opcode or kind
            message += payload
            if first & 0x80:
                return message.decode() if kind == 1 else message

    def close(self):
        self.socket.close()
