"""Many matches at once, as arrays."""

import hashlib
import struct

import numpy as np

from .engine import FRAME_HEAD, Engine

_STEP, _RESET, _FORK, _IMAGINE, _OBSERVE = 1, 2, 3, 4, 5
_ONE = struct.Struct("<BBHIii")


def seed_bytes(seed, episode=0):
    """The 32 bytes of a match that a whole number stands for."""
    if isinstance(seed, (bytes, bytearray)):
        if len(seed) != 32:
            raise ValueError("a seed has 32 bytes")
        return bytes(seed)
    return hashlib.sha256(f"tablee {int(seed)} {int(episode)}".encode()).digest()


def random_actions(rng, mask):
    """For each row of a mask the number of one legal move, all of them equally likely; 0 where none is."""
    legal = np.ascontiguousarray(mask).view(bool)
    flat = np.flatnonzero(legal)
    if len(flat) == 0:
        return np.zeros(len(mask), np.int64)
    counts = np.count_nonzero(legal, axis=1)
    firsts = np.cumsum(counts) - counts
    picks = firsts + (rng.random(len(mask)) * counts).astype(np.int64)
    return np.where(counts > 0, flat[np.minimum(picks, len(flat) - 1)] % legal.shape[1], 0)


class Arena:
    """Matches of one set-up, each in a slot, played by the numbers of moves.

    Answers are structured arrays, a row for each slot: `vector` (what the seat to act may know), `mask` (its legal moves),
    `actor` (that seat, -1 when the match is over), `over`, and then `ranks` and `scores`; `at` and `due` are game time in
    milliseconds, due -1 where no clock runs. They lie in a buffer that the next call fills again: copy what you keep.

    `pace` is how long a decision takes where a clock runs. Chance is drawn by its weights unless `sources` names thrown dice, as
    `{"throw": 2}`. docs/engine says what each number of a vector and of a move means; `vector` and `actions` have their spans.
    """

    def __init__(self, game, slots=1, seats=None, options=None, seed=None, pace=None, sources=None, ruleset=None, data=None, engine=None):
        self.engine = engine or Engine.shared()
        given = {"seats": seats, "options": options, "pace": pace, "sources": sources, "ruleset": ruleset, "data": data}
        request = {"do": "arena", "game": game, "slots": slots}
        request.update((key, value) for key, value in given.items() if value is not None)
        if seed is not None:
            request["seed"] = seed_bytes(seed).hex()
        answer = self.engine.ask(request)
        self.number = answer["arena"]
        self.game, self.seats, self.options = answer["game"], answer["seats"], answer["options"]
        self.slots, self.pace, self.encoding = answer["slots"], answer["pace"], answer["encoding"]
        self.sides = answer["sides"]
        self.seed = answer["seed"]
        self.vector = [(span["name"], span["count"]) for span in answer["vector"]]
        self.actions = [(span["name"], span["count"]) for span in answer["actions"]]
        fields = answer["row"]["fields"]
        self.dtype = np.dtype([_field(each) for each in fields])
        self.length = self.dtype["vector"].shape[0]
        self.action_count = self.dtype["mask"].shape[0]
        self._all = np.arange(slots, dtype=np.int32)
        self._buffer = bytearray(self.dtype.itemsize * slots)
        self._pairs = np.zeros((slots, 2), np.int32)
        self._pairs[:, 0] = self._all

    def reset(self, slots=None, seeds=None):
        """Begins matches again, with a seed for each (whole numbers or 32 bytes), or with fresh ones."""
        chosen = self._slots(slots)
        if seeds is None:
            seeds = np.random.default_rng().bytes(32 * len(chosen))
        else:
            seeds = b"".join(seed_bytes(each) for each in seeds)
        rows = np.zeros(len(chosen), [("slot", "<i4"), ("seed", "V32")])
        rows["slot"] = chosen
        rows["seed"] = np.frombuffer(seeds, "V32")
        return self._ask(_RESET, rows.tobytes(), len(chosen))

    def step(self, actions, slots=None):
        """Plays a move in each of these slots (default: all), by its number. If one is refused, none is played."""
        if slots is None:
            pairs = self._pairs
            pairs[:, 1] = actions
        else:
            pairs = self._pair(slots, actions)
        return self._ask(_STEP, pairs.tobytes(), len(pairs))

    def fork(self, sources, targets):
        """Each target becomes what its source is; the other way round, a fork is restored."""
        pairs = self._pair(sources, targets)
        return self._ask(_FORK, pairs.tobytes(), len(pairs))

    def imagine(self, slots, viewers, seeds):
        """Each slot becomes a world that its viewer cannot tell from it, with chance of its own: for searches that do not cheat."""
        chosen = np.atleast_1d(np.asarray(slots, np.int32))
        rows = np.zeros(len(chosen), [("slot", "<i4"), ("viewer", "<i4"), ("seed", "V32")])
        rows["slot"], rows["viewer"] = chosen, viewers
        rows["seed"] = np.frombuffer(b"".join(seed_bytes(each) for each in seeds), "V32")
        return self._ask(_IMAGINE, rows.tobytes(), len(chosen))

    def observe(self, slots=None, seats=-1):
        """What these seats may know, each of its slot; -1 is the seat that is to act."""
        pairs = self._pair(self._slots(slots), seats)
        return self._ask(_OBSERVE, pairs.tobytes(), len(pairs))

    def lift(self, slot=0, match=0):
        """Puts the match of a slot onto the engine's desk, where everything else can be asked of it: view, log, bot, why, draw."""
        return self.engine.ask(do="lift", arena=self.number, slot=int(slot), match=match)

    def step_one(self, slot, action):
        """One move in one slot; answers a row of its own. Costs less than `step` does."""
        return self._single(_STEP, slot, action)

    def observe_one(self, slot, seat=-1):
        return self._single(_OBSERVE, slot, seat)

    def _single(self, act, slot, number):
        frame = _ONE.pack(1, act, self.number, 8, slot, number)
        return memoryview(self.engine.single(frame, self.dtype.itemsize))[FRAME_HEAD.size :]

    def close(self):
        if self.number is not None:
            try:
                self.engine.ask(do="forget", arena=self.number)
            except (OSError, ValueError):
                pass  # its engine has gone, and the arena with it
            self.number = None

    def _ask(self, act, payload, rows):
        if rows * self.dtype.itemsize > len(self._buffer):
            self._buffer = bytearray(rows * self.dtype.itemsize)
        length = self.engine.frame_into(act, self.number, payload, self._buffer)
        return np.frombuffer(self._buffer, self.dtype, length // self.dtype.itemsize)

    def _slots(self, slots):
        return self._all if slots is None else np.atleast_1d(np.asarray(slots, np.int32))

    @staticmethod
    def _pair(first, second):
        first = np.atleast_1d(np.asarray(first, np.int32))
        pairs = np.empty((len(first), 2), np.int32)
        pairs[:, 0] = first
        pairs[:, 1] = second
        return pairs


def _field(field):
    if field["count"] == 1 and field["name"] not in ("scores", "ranks"):
        return field["name"], field["type"]
    return field["name"], field["type"], (field["count"],)
