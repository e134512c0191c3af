"""What chance has to bring, from the key of a match alone (docs/engine/verify.md, 2 and 3)."""

import hmac
import struct

from matchfile import NUMBERED


def bits(key, name):
    """The endless stream of 64-bit numbers that has this name."""
    block = 0
    while True:
        yield from struct.unpack(">4Q", hmac.new(key, name + struct.pack(">i", block), "sha256").digest())
        block += 1


def roll(stream, sides):
    beyond = 2**64 % sides
    return next(x for x in stream if x < 2**64 - beyond) % sides


def pick(stream, outcomes, weights):
    left = roll(stream, sum(weights))
    for outcome, weight in zip(outcomes, weights):
        if left < weight:
            return outcome
        left -= weight
    raise AssertionError("weights add up")


# ---- Streams by purpose ------------------------------------------------------------------------------------------------------


class Stock:
    """Pieces that chance draws from: which copies are gone follows from how many there were and are."""

    def __init__(self):
        self.reshuffle, self.first, self.seen, self.drawn = -1, {}, {}, set()

    def look(self, pieces):
        now = {each["piece"]: each["count"] for each in pieces}
        if not self.is_left_over(now):
            self.reshuffle, self.first = self.reshuffle + 1, now
        self.seen, self.drawn = now, set()

    def is_left_over(self, now):
        if any(count > self.seen.get(piece, 0) for piece, count in now.items()):
            return False
        gone = {piece: count - now.get(piece, 0) for piece, count in self.seen.items()}
        return all(
            count == 0 or self.first[piece] == 1 or (count == 1 and piece in self.drawn)
            for piece, count in gone.items()
        )

    def draw(self, key, purpose, pieces):
        asked = [each for each in pieces if "move" in each]
        word = min(asked, key=lambda each: self.rank(key, purpose, each))["move"]
        self.drawn = {each["piece"] for each in asked if each["move"] == word}
        return word

    def rank(self, key, purpose, each):
        first = self.first[each["piece"]]
        names = (struct.pack(">iii", each["piece"], copy, self.reshuffle) for copy in range(first))
        ranks = sorted(hmac.new(key, purpose.encode() + b"\0" + name, "sha256").digest() for name in names)
        return ranks[first - each["count"]]


class Chance:
    """What follows from the key, one outcome after the other."""

    def __init__(self, key, header):
        self.key, self.version, self.sources = key, header.get("chance", NUMBERED), header["sources"]
        self.outcomes, self.thrown, self.stocks, self.rolls = 0, 0, {}, {}

    def outcome(self, legal):
        """The word that has to come, of what the rules list now; none if it was thrown, which only Tablée can repeat."""
        words, weights = legal["moves"]["chance"], legal["weights"]
        if self.version == NUMBERED:
            word = pick(bits(self.key, struct.pack(">q", self.outcomes)), words, weights)
        elif "stock" in legal["stream"]:
            word = self.piece(legal["stream"])
        else:
            word = self.dice(legal["stream"]["dice"], words, weights)
        self.outcomes += 1
        if legal.get("source") not in self.sources:
            return word
        self.thrown += 1
        return None

    def piece(self, stream):
        stock = self.stocks.setdefault(stream["stock"], Stock())
        stock.look(stream["pieces"])
        return stock.draw(self.key, stream["stock"], stream["pieces"])

    def dice(self, dice, words, weights):
        streams = [self.stream(die) for die in dice]
        if "faces" not in dice[0]:
            return pick(streams[0], words, weights)
        place = 0
        for die, stream in zip(dice, streams):
            place = place * die["faces"] + roll(stream, die["faces"])
        return words[place]

    def stream(self, die):
        place = (die["purpose"], die["round"], die["seat"])
        count = self.rolls.get(place, 0)
        self.rolls[place] = count + 1
        return bits(self.key, die["purpose"].encode() + b"\0" + struct.pack(">iii", die["round"], die["seat"], count))
