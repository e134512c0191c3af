"""The client comes back when its line breaks, and says what was not answered again, under the same name."""

import base64
import hashlib
import json
import re
import socket
import struct
import threading
import traceback
import unittest

from tablee import BadToken, ChoiceFailed, Refused, TableClient
from tablee.websocket import _MAGIC

SEATING = {
    "event": "seating",
    "phase": "playing",
    "yours": [0],
    "chairs": [{"chair": {"kind": "person"}}],
    "terms": {"game": "circus", "seats": 2, "options": {}},
}
SIGHT = {"viewer": "0", "view": {"v": 1}, "moves": [{"word": "end", "move": 4}]}


class Server:
    """A server that follows a script: what each connection says, and whether it breaks."""

    def __init__(self, *scripts, status=303, refuse=None):
        self.socket = socket.create_server(("localhost", 0))
        self.scripts, self.status, self.heard, self.paths, self.refuse = scripts, status, [], [], refuse
        self.link = f"http://localhost:{self.socket.getsockname()[1]}/join/any"
        threading.Thread(target=self.run, daemon=True).start()

    def run(self):
        self.door()
        for script in self.scripts:
            connection, _ = self.socket.accept()
            reader = connection.makefile("rb")
            self.shake_hands(connection, reader)
            for step in script:
                step(self, connection, reader)
            reader.close()
            connection.close()
        self.socket.close()

    def door(self):
        connection, _ = self.socket.accept()
        reader = connection.makefile("rb")
        while reader.readline().strip():
            pass
        connection.sendall(f"HTTP/1.1 {self.status} x\r\nLocation: /t/TABLE\r\nContent-Length: 0\r\n\r\n".encode())
        reader.close()
        connection.close()

    def shake_hands(self, connection, reader):
        self.paths.append(reader.readline().decode().split()[1])
        headers = {}
        while line := reader.readline().decode().strip():
            name, _, value = line.partition(": ")
            headers[name.lower()] = value
        if self.refuse:
            connection.sendall(f"HTTP/1.1 400 x\r\nContent-Length: {len(self.refuse)}\r\n\r\n{self.refuse}".encode())
            return
        proof = base64.b64encode(hashlib.sha1((headers["sec-websocket-key"] + _MAGIC).encode()).digest()).decode()
        connection.sendall(
            f"HTTP/1.1 101 x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: {proof}\r\n\r\n".encode()
        )


def say(message):
    def step(_, connection, __):
        data = json.dumps(message).encode()
        size = bytes([len(data)]) if len(data) < 126 else struct.pack(">BH", 126, len(data))
        connection.sendall(b"\x81" + size + data)

    return step


def hear(server, connection, reader):
    _, size = reader.read(2)
    size &= 127
    if size == 126:
        (size,) = struct.unpack(">H", reader.read(2))
    mask, data = reader.read(4), reader.read(size)
    server.heard.append(json.loads(bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))))


def update(**more):
    return say({"event": "update", "match": "m", "version": 3, "sights": [SIGHT], **more})


class ClientTest(unittest.TestCase):
    def test_a_line_that_breaks_is_taken_up_where_it_was(self):
        server = Server([say(SEATING), update(), hear], [hear, update(sights=[], result={"ranks": [1, 2]})])
        seen = []
        client = TableClient(server.link, "token", say=lambda _: None)
        result = client.play(lambda sight: seen.append(sight) or sight.moves[0])
        self.assertEqual({"ranks": [1, 2]}, result)
        first, again = server.heard
        self.assertEqual(first, again)
        self.assertEqual(("play", 3, 0, "end"), (first["do"], first["version"], first["seat"], first["move"]))
        self.assertTrue(server.paths[1].endswith("?match=m&version=3&protocol=1"), server.paths)
        self.assertEqual("circus", seen[0].terms["game"])

    def test_a_bad_token_is_not_tried_again(self):
        with self.assertRaises(BadToken):
            TableClient(Server(status=401).link, "token")
        with self.assertRaises(Refused):
            TableClient(Server(status=404).link, "token")

    def test_a_server_that_refuses_the_line_is_not_tried_for_ever(self):
        server = Server([], refuse='{"error":{"key":"other-protocol","message":"Another version."}}')
        with self.assertRaises(Refused) as refused:
            TableClient(server.link, "token").play(lambda sight: "")
        self.assertEqual("Another version.", str(refused.exception))

    def test_somebody_who_is_not_wanted_stops(self):
        server = Server([say({"event": "bye", "key": "removed", "message": "You were sent away."})])
        with self.assertRaises(Refused) as sent:
            TableClient(server.link, "token").play(lambda sight: "")
        self.assertEqual("You were sent away.", str(sent.exception))

    def test_a_function_that_fails_is_named_with_its_own_lines_and_is_no_broken_line(self):
        def choose(sight):
            raise ConnectionError("my own")

        server = Server([say(SEATING), update()])
        with self.assertRaises(ChoiceFailed) as failed:
            TableClient(server.link, "token").play(choose)
        self.assertEqual(
            "`choose` raised ConnectionError('my own') (match m, version 3); the seat is kept, so start the program again",
            str(failed.exception),
        )
        lines = [frame.name for frame in traceback.extract_tb(failed.exception.__cause__.__traceback__)]
        self.assertEqual(["choose"], lines)

    def test_what_is_no_legal_move_ends_in_a_sentence_and_what_the_table_refuses_is_waited_for(self):
        def refuse(**refused):
            def step(server, connection, reader):
                hear(server, connection, reader)
                say({"event": "answer", "id": server.heard[-1]["id"], "ok": False, "refused": refused})(server, connection, reader)

            return step

        for illegal in ({"rule": "CIRC-33", "message": "No."}, {"rule": "TABLE-10", "key": "no-such-move", "message": "What?"}):
            with self.assertRaisesRegex(ChoiceFailed, "answered 'hop', which is refused: " + re.escape(illegal["message"])):
                TableClient(Server([say(SEATING), update(), refuse(**illegal)]).link, "token").play(lambda sight: "hop")
        with self.assertRaisesRegex(ChoiceFailed, "answered None, and a move is a text"):
            TableClient(Server([say(SEATING), update()]).link, "token").play(lambda sight: None)
        stale = refuse(rule="TABLE-23", key="stale", message="Something has happened meanwhile.")
        server, said = Server([say(SEATING), update(), stale, update(sights=[], result={"ranks": [1, 2]})]), []
        self.assertEqual({"ranks": [1, 2]}, TableClient(server.link, "token", say=said.append).play(lambda sight: "end"))
        self.assertEqual(["Something has happened meanwhile."], said)


if __name__ == "__main__":
    unittest.main()
