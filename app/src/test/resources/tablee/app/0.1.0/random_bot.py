#!/usr/bin/env python3
"""A bot for Tablée in one file, without any package: it follows an invitation, sits down and plays random moves.

    TABLEE_TOKEN=… python3 random_bot.py http://localhost:8080/join/CODE

What is said on the line is described in docs/bot-protocol.md. To make a real player of it, change `choose`.
"""

import base64
import hashlib
import json
import os
import random
import socket
import ssl
import struct
import sys
import time
from http.client import HTTPConnection, HTTPSConnection
from urllib.parse import urlsplit


def choose(view, moves):
    """The move to play: `view` is all that this seat may know, `moves` are words like "swap 1 2"."""
    return random.choice(moves)


class Line:
    """A WebSocket, as far as a bot needs one (RFC 6455)."""

    TEXT, CLOSE, PING, PONG = 1, 8, 9, 10

    def __init__(self, site, path, token):
        port = site.port or (443 if site.scheme == "https" else 80)
        self.socket = socket.create_connection((site.hostname, port), timeout=120)
        if site.scheme == "https":
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=site.hostname)
        self.reader = self.socket.makefile("rb")
        self.shake_hands(site.netloc, path, token)

    def shake_hands(self, host, path, token):
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n".encode()
        )
        status = self.reader.readline().decode()
        headers = {}
        while line := self.reader.readline().decode().strip():
            name, value = line.split(":", 1)
            headers[name.lower()] = value.strip()
        proof = hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()
        if " 101 " not in status or headers.get("sec-websocket-accept") != base64.b64encode(proof).decode():
            raise ConnectionError("the server opens no line: " + status.strip())

    def send(self, message):
        self.write(self.TEXT, json.dumps(message).encode())

    def write(self, kind, data):
        mask = os.urandom(4)
        size = struct.pack(">B", 128 | len(data)) if len(data) < 126 else struct.pack(">BH", 128 | 126, len(data))
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
        self.socket.sendall(bytes([128 | kind]) + size + mask + masked)

    def messages(self):
        """Everything the server says, until it closes the line."""
        text = b""
        while True:
            first, size = self.read(2)
            if size == 126:
                (size,) = struct.unpack(">H", self.read(2))
            elif size == 127:
                (size,) = struct.unpack(">Q", self.read(8))
            data, kind = self.read(size), first & 15
            if kind == self.CLOSE:
                return
            if kind == self.PING:
                self.write(self.PONG, data)
            elif kind != self.PONG:
                text += data
                if first & 128:
                    yield json.loads(text)
                    text = b""

    def read(self, count):
        data = self.reader.read(count)
        if len(data) < count:
            raise ConnectionError("the line broke")
        return data


class Bot:
    def __init__(self, link, token):
        self.site, self.token = urlsplit(link), token
        self.table = self.follow(self.site.path)
        self.match, self.version = "", -1
        self.asked, self.waiting, self.result = 0, None, None

    def follow(self, path):
        """The invitation is exchanged for a seat at the door: the answer names the table."""
        kind = HTTPSConnection if self.site.scheme == "https" else HTTPConnection
        connection = kind(self.site.netloc, timeout=30)
        connection.request("GET", path, headers={"Authorization": "Bearer " + self.token})
        answer = connection.getresponse()
        if answer.status != 303:
            raise SystemExit(f"the invitation is not accepted: {answer.status}")
        return answer.getheader("Location").rsplit("/", 1)[1]

    def play(self):
        """Plays until the match is over; whenever the line breaks, comes back to where it was."""
        while self.result is None:
            try:
                path = f"/ws/table/{self.table}?match={self.match}&version={self.version}"
                self.line, self.waiting = Line(self.site, path, self.token), None
                for message in self.line.messages():
                    self.hear(message)
                    if self.result is not None:
                        break
            except OSError as broken:
                print(broken, file=sys.stderr)
            if self.result is None:
                time.sleep(1)
        return self.result

    def hear(self, message):
        event = message["event"]
        if event == "seating":
            self.sit(message)
        elif event == "update":
            self.update(message)
        elif event == "answer" and message["id"] == self.waiting:
            self.waiting = None
        elif event == "bye":
            raise SystemExit(message["message"])

    def sit(self, seating):
        open_seats = [i for i, place in enumerate(seating["chairs"]) if place["chair"]["kind"] == "open"]
        if not seating["yours"] and open_seats and self.waiting is None:
            self.ask({"do": "sit", "seat": open_seats[0]})

    def update(self, update):
        self.match, self.version = update["match"], update["version"]
        if update.get("result"):
            self.result = update["result"]
            return
        for sight in update["sights"]:
            if sight["moves"]:
                word = choose(sight["view"], [move["word"] for move in sight["moves"]])
                self.ask({"do": "play", "version": self.version, "seat": int(sight["viewer"]), "move": word})
                return

    def ask(self, request):
        """A name of its own for each request, so that one sent twice would be done once."""
        self.asked += 1
        self.waiting = f"{os.getpid()}-{time.time_ns()}-{self.asked}"
        self.line.send({**request, "id": self.waiting})


if __name__ == "__main__":
    if len(sys.argv) != 2 or "TABLEE_TOKEN" not in os.environ:
        raise SystemExit(__doc__)
    print(json.dumps(Bot(sys.argv[1], os.environ["TABLEE_TOKEN"]).play()))
