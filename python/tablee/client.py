"""A seat at a server's table, for bots: follows an invitation, sits down, plays, and comes back whenever the line breaks.

    from tablee import TableClient
    result = TableClient("http://localhost:8080/join/CODE", token).play(lambda sight: sight.moves[0])

What is said on the line is described in docs/bot-protocol.md and docs/protocol.md.
"""

import hashlib
import os
import sys
import time
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPSConnection
from urllib.parse import urlsplit

from .websocket import BadToken, Refused, WebSocket

_PROTOCOL = 1
_TOO_FAST = 4429
_UNREADABLE = "no-such-move"
_LONGEST_WAIT = 30


@dataclass
class Sight:
    """A decision: what this seat may know, and what it may do. `sample`: there are more legal moves than `moves` lists."""

    seat: int
    view: dict
    moves: list
    numbers: list
    sample: bool
    terms: dict
    clock: dict = field(default_factory=dict)

    def load(self, engine, match=0, seed=None):
        """Puts a world that this seat cannot tell from the true one onto the engine's desk, to think in; another one each time."""
        given = {key: self.terms[key] for key in ("game", "seats", "options")}
        if self.terms.get("data"):
            given["data"] = self.terms["data"]
        if seed is not None:
            given["seed"] = seed
        return engine.ask(do="load", viewer=self.seat, view=self.view, match=match, **given)


class ChoiceFailed(Exception):
    """`choose` answered no legal move. The seat is kept: a program that is started again goes on where this one stopped."""


class TableClient:
    """One bot at one table. `say` is called with sentences about the line; by default they go to standard error."""

    def __init__(self, link, token, say=None):
        self.site, self.token = urlsplit(link), token
        self.say = say or (lambda sentence: print(sentence, file=sys.stderr))
        self.table = self._follow(self.site.path)
        self.match, self.version = "", -1
        self.seating, self.result = {}, None
        self._unanswered, self._asked, self._shown = None, 0, set()
        self._server, self._share = None, b""

    def _follow(self, path):
        """The invitation is exchanged for a place at the door: the answer names the table."""
        kind = HTTPSConnection if self.site.scheme == "https" else HTTPConnection
        connection = kind(self.site.netloc, timeout=30)
        try:
            connection.request("GET", path, headers={"Authorization": "Bearer " + self.token})
            answer = connection.getresponse()
        finally:
            connection.close()
        if answer.status == 401:
            raise BadToken
        if answer.status != 303:
            raise Refused(f"the invitation is not accepted: {answer.status}")
        return answer.getheader("Location").rsplit("/", 1)[1]

    def play(self, choose):
        """Plays the match to its end and answers its result. `choose` takes a `Sight` and answers one of its words, or any legal one.

        Where it fails, whatever it raised is the cause of `ChoiceFailed`, and is not taken for a line that broke.
        """
        try:
            return self._play(choose)
        except ChoiceFailed as failed:
            raise failed.with_traceback(None)  # our own frames would hide those of `choose`

    def _play(self, choose):
        wait = 1
        while self.result is None:
            try:
                self._connect(choose)
                wait = 1
            except OSError as broken:
                self.say(str(broken))
            if self.result is None:
                if self._line_code == _TOO_FAST:
                    wait = max(wait, 5)
                time.sleep(wait)
                wait = min(2 * wait, _LONGEST_WAIT)
        return self.result

    def _connect(self, choose):
        self._line_code = None
        path = f"/ws/table/{self.table}?match={self.match}&version={self.version}&protocol={_PROTOCOL}"
        self.line = WebSocket(self.site, path, self.token)
        try:
            if self._unanswered:
                self.line.send(self._unanswered)  # the same id: it is done once, however often it arrives
            for message in self.line.messages():
                self._hear(message, choose)
                if self.result is not None:
                    return
            self._line_code = self.line.close_code
        finally:
            self.line.close()

    def _hear(self, message, choose):
        event = message["event"]
        if event == "seating":
            self.seating = message
            self._sit(message)
            self._take_part(message)
        elif event == "update":
            self._update(message, choose)
        elif event == "answer" and self._unanswered and message["id"] == self._unanswered["id"]:
            request, self._unanswered = self._unanswered, None
            if not message["ok"]:
                self._refused(request, message["refused"])
        elif event == "bye" and message.get("key") not in ("unreachable", "no-room", "full-house"):
            raise Refused(message["message"])

    def _refused(self, request, refused):
        """Nothing would follow on a move that the rules refuse; what the table refuses, such as an old version, is followed by an update."""
        illegal = not refused.get("rule", "").startswith("TABLE-") or refused.get("key") == _UNREADABLE
        if request["do"] == "play" and illegal:
            raise self._failed(f"answered {request['move']!r}, which is refused: {refused['message']}")
        self.say(refused["message"])

    def _failed(self, what):
        return ChoiceFailed(f"`choose` {what} (match {self.match}, version {self.version}); the seat is kept, so start the program again")

    def _choose(self, choose, sight):
        try:
            word = choose(sight)
        except Exception as error:
            cause = error.with_traceback(error.__traceback__.tb_next)
            raise self._failed(f"raised {error!r}") from cause
        if not isinstance(word, str):
            raise self._failed(f"answered {word!r}, and a move is a text")
        return word

    def _update(self, update, choose):
        self.match, self.version = update["match"], update["version"]
        if update.get("result"):
            self.result = update["result"]
            return
        for sight in update["sights"]:
            if sight["moves"]:
                seat = int(sight["viewer"])
                word = self._choose(choose, self._sight(sight, seat, update))
                self._ask({"do": "play", "version": self.version, "seat": seat, "move": word})
                return

    def _sight(self, sight, seat, update):
        words = [move["word"] for move in sight["moves"]]
        numbers = [move["move"] for move in sight["moves"]]
        sample = bool(sight.get("sample"))
        return Sight(seat, sight["view"], words, numbers, sample, self.seating.get("terms", {}), update.get("clock") or {})

    def _sit(self, seating):
        places = [i for i, place in enumerate(seating["chairs"]) if place["chair"]["kind"] == "open"]
        if not seating["yours"] and places and self._unanswered is None:
            self._ask({"do": "sit", "seat": places[0], **self._pledge(seating)})

    def _pledge(self, seating):
        """Promises 32 random bytes, so that nobody can choose the chance of the match (docs/protocol.md, "Shares in the seed")."""
        if seating.get("shares", {}).get("stage", "revealing") == "revealing":
            return {}
        self._server, self._share = seating["shares"]["server"], os.urandom(32)
        return {"pledge": {"server": self._server, "commitment": hashlib.sha256(self._share).hexdigest()}}

    def _take_part(self, seating):
        """Shows the share when all have promised theirs, promises another one if a start was void, and looks whether it went in."""
        shares = seating.get("shares")
        if not seating["yours"] or self._server is None:
            return
        if shares and shares["server"] != self._server and shares["stage"] != "revealing":
            self._ask({"do": "ready", **self._pledge(seating)})
        elif shares and shares["server"] == self._server and shares["stage"] == "revealing":
            if self._server not in self._shown:
                self._shown.add(self._server)
                self._ask({"do": "reveal", "server": self._server, "share": self._share.hex()})
        elif seating["phase"] == "playing" and seating.get("seed", {}).get("server") == self._server:
            if self._share.hex() not in [each["share"] for each in seating["seed"]["shares"]]:
                raise Refused("the share of this bot was left out of the seed")

    def _ask(self, request):
        """A name of its own for each request, so that one sent twice is done once."""
        self._asked += 1
        self._unanswered = {**request, "id": f"{os.getpid()}-{time.time_ns()}-{self._asked}"}
        self.line.send(self._unanswered)
