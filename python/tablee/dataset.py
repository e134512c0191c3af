"""Reads what `./tablee dataset` writes; docs/dataset.md describes the form."""

import gzip
import json
from dataclasses import dataclass

import numpy as np

from .engine import Engine
from .results import rewards


@dataclass
class Moment:
    """One decision: what the seat could know, what it could do, what it did (-1: nothing that has a number), and what came of the match."""

    seat: int
    vector: np.ndarray
    mask: np.ndarray
    action: int
    reward: float


@dataclass
class DatasetMatch:
    """One line. `players` are dictionaries with `kind` and `level`, `match` is the match file."""

    game: str
    players: list
    ranks: list
    scores: list
    match: dict

    @property
    def entries(self):
        return self.match["entries"]

    def moments(self, engine=None):
        """Every decision as numbers; the rules are asked, so an engine is started where none is given."""
        engine = engine or Engine.shared()
        shape = _shape(engine, self.match["header"])
        worth = rewards(self.ranks, shape["sides"]) if self.ranks else [0.0] * len(self.players)
        for each in engine.ask(do="moments", log=self.match)["moments"]:
            mask = np.zeros(shape["actions"], np.int8)
            mask[each["numbers"]] = 1
            vector = np.array(each["vector"], np.int16)
            yield Moment(each["actor"], vector, mask, each["number"], worth[each["actor"]])


def read(path):
    """The matches of a file, one after the other."""
    opened = gzip.open if str(path).endswith(".gz") else open
    with opened(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            told = json.loads(line)
            if told.get("dataset") != 1:
                raise ValueError(f"this line is of version {told.get('dataset')}, and only 1 is known here")
            yield DatasetMatch(told["game"], told["players"], told["ranks"], told["scores"], told["match"])


_shapes = {}


def _shape(engine, header):
    """How many numbers of moves a game has, and which seats play together."""
    key = header["game"], header["seats"]
    if key not in _shapes:
        arena = engine.ask(do="arena", game=header["game"], seats=header["seats"], slots=1)
        engine.ask(do="forget", arena=arena["arena"])
        _shapes[key] = {"actions": sum(span["count"] for span in arena["actions"]), "sides": arena["sides"]}
    return _shapes[key]
