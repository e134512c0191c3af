"""A WebSocket, as far as a client of a table needs one (RFC 6455)."""

import base64
import hashlib
import json
import os
import socket
import ssl
import struct

_MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10


class BadToken(Exception):
    """The server does not know this token, or not any more. There is nothing to try again."""

    def __init__(self):
        super().__init__(
            "the server does not know this token, or not any more: make a bot on its account page and use the token shown there"
        )


class Refused(Exception):
    """The server or the table does not want us; the message says why. There is nothing to try again."""


class WebSocket:
    """Messages are JSON both ways. A line that breaks raises OSError; one that the server closes ends the messages."""

    def __init__(self, site, path, token, timeout=120):
        port = site.port or (443 if site.scheme == "https" else 80)
        self._socket = socket.create_connection((site.hostname, port), timeout=timeout)
        if site.scheme == "https":
            self._socket = ssl.create_default_context().wrap_socket(self._socket, server_hostname=site.hostname)
        self._reader = self._socket.makefile("rb")
        self.close_code = None
        try:
            self._shake_hands(site.netloc, path, token)
        except BaseException:
            self.close()
            raise

    def _shake_hands(self, host, path, token):
        key = base64.b64encode(os.urandom(16)).decode()
        self._socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n".encode()
        )
        status = self._reader.readline().decode("latin-1")
        headers = {}
        while line := self._reader.readline().decode("latin-1").strip():
            name, _, value = line.partition(":")
            headers[name.lower()] = value.strip()
        if " 401 " in status:
            raise BadToken
        if " 400 " in status:
            raise Refused(self._why(headers))
        proof = base64.b64encode(hashlib.sha1((key + _MAGIC).encode()).digest()).decode()
        if " 101 " not in status or headers.get("sec-websocket-accept") != proof:
            raise ConnectionError("the server opens no line: " + (status.strip() or "it said nothing"))

    def _why(self, headers):
        """The server's sentence: it is not one to try again after."""
        length = headers.get("content-length", "0")
        body = self._reader.read(int(length)) if length.isdigit() else b""
        try:
            return json.loads(body)["error"]["message"]
        except (ValueError, KeyError, TypeError):
            return "the server refuses the line"

    def send(self, message):
        self._write(_TEXT, json.dumps(message).encode())

    def _write(self, kind, data):
        mask = os.urandom(4)
        size = struct.pack(">B", 128 | len(data)) if len(data) < 126 else struct.pack(">BH", 128 | 126, len(data))
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
        self._socket.sendall(bytes([128 | kind]) + size + mask + masked)

    def messages(self):
        """Everything the server says, until it closes the line."""
        text = b""
        while True:
            first, size = self._read(2)
            if size == 126:
                (size,) = struct.unpack(">H", self._read(2))
            elif size == 127:
                (size,) = struct.unpack(">Q", self._read(8))
            data, kind = self._read(size), first & 15
            if kind == _CLOSE:
                self.close_code = struct.unpack(">H", data[:2])[0] if len(data) >= 2 else None
                return
            if kind == _PING:
                self._write(_PONG, data)
            elif kind != _PONG:
                text += data
                if first & 128:
                    yield json.loads(text)
                    text = b""

    def _read(self, count):
        data = self._reader.read(count)
        if len(data) < count:
            raise ConnectionError("the line broke")
        return data

    def close(self):
        self._reader.close()
        self._socket.close()
