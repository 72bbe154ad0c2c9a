"""A Segue program that serves its page, as a child process."""
import http.client, signal, subprocess, threading
from urllib.parse import urlparse


class Host:
    def __init__(self, *command):
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.lines = []
        while True:
            line = self.process.stdout.readline()
            if not line:
                raise RuntimeError(f"{command[0]} ended ({self.process.wait()}): {self.process.stderr.read()}")
            self.lines.append(line.rstrip("\n"))
            word = next((w for w in line.split() if w.startswith("http://")), None)
            if word:
                break
        self.address = word
        url = urlparse(word)
        self.name, self.port, self.query = url.hostname, url.port, ("?" + url.query if url.query else "")
        threading.Thread(target=lambda: [self.lines.append(line.rstrip("\n")) for line in self.process.stdout], daemon=True).start()

    def get(self, path="/", method="GET", **headers):
        """Status, headers and body of a request; a header of None is left out, Host too."""
        connection = http.client.HTTPConnection(self.name, self.port, timeout=20)
        headers = {k.replace("_", "-"): v for k, v in headers.items()}
        connection.putrequest(method, path, skip_host="Host" in headers)
        for name, value in headers.items():
            if value is not None:
                connection.putheader(name, value)
        connection.endheaders()
        answer = connection.getresponse()
        result = answer.status, dict(answer.getheaders()), answer.read()
        connection.close()
        return result

    def stop(self, number=signal.SIGINT):
        """Ctrl-C; the exit code."""
        self.process.send_signal(number)
        try:
            return self.process.wait(20)
        finally:
            self.process.kill()
