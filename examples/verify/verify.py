#!/usr/bin/env python3
"""Checks a finished match of Tablée in one file, without any package. Everything here follows docs/engine/verify.md.

    python3 verify.py match.json                     # asks ./tablee engine what the rules say
    python3 verify.py match.json java -jar tablee.jar engine
    python3 verify.py match.json --share SHARE       # was this share of mine mixed in?

The rules of the games are not written again here: the engine says what chance can bring, and refuses illegal entries. Which
of it had to come is computed here, from the seed alone. Exits with 0 if the match is fair, with 1 if it is not.
"""

import hashlib
import hmac
import json
import struct
import subprocess
import sys

NUMBERED, STREAMS = 1, 2


class Unfair(Exception):
    """What is wrong with the match, in a sentence."""


# ---- The header and the commitment -------------------------------------------------------------------------------------


def text(value):
    """Canonical JSON: no spaces, fields as they stand, keys of options and sources sorted before."""
    if isinstance(value, dict):
        return "{" + ",".join(quote(key) + ":" + text(each) for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(text(each) for each in value) + "]"
    return quote(value) if isinstance(value, str) else json.dumps(value)


def quote(word):
    short = {'"': '\\"', "\\": "\\\\", "\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r"}
    return '"' + "".join(short.get(each, each if each >= " " else f"\\u{ord(each):04X}") for each in word) + '"'


def canonical(header):
    ordered = dict(header)
    for field in ("options", "sources"):
        ordered[field] = dict(sorted(header[field].items(), key=lambda pair: pair[0].encode("utf-16-be")))
    return text(ordered).encode()


def promise(share):
    return hashlib.sha256(bytes.fromhex(share)).hexdigest()


def check_commitment(match, mine):
    """The key that outcomes are computed with, if seed, header and shares are what was promised."""
    seed, header = bytes.fromhex(match["seed"]), canonical(match["header"])
    if hashlib.sha256(seed + header).hexdigest() != match["commitment"]:
        raise Unfair("The commitment is not that of this seed and header.")
    origin = match["header"].get("seed", {"kind": "server"})
    shares = origin.get("shares", [])
    if mine and mine not in [each["share"] for each in shares]:
        raise Unfair("This share was not mixed in.")
    if origin["kind"] != "shares":
        return seed
    if promise(match["seed"]) != origin.get("server"):
        raise Unfair("The server's share is not the one it promised.")
    for each in shares:
        if promise(each["share"]) != each["commitment"]:
            raise Unfair(f"The share of seats {each['seats']} is not the one that was promised.")
    return hmac.new(seed, header, "sha256").digest()


# ---- Bits and rolls ----------------------------------------------------------------------------------------------------


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


# ---- Streams by purpose ------------------------------------------------------------------------------------------------


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
        return min(asked, key=lambda each: self.rank(key, purpose, each))["move"]

    def rank(self, key, purpose, each):
        first = self.first[each["piece"]]
        names = (struct.pack(">iii", each["piece"], copy, self.reshuffle) for copy in range(first))
        ranks = sorted(hmac.new(key, purpose.encode() + b"\0" + name, "sha256").digest() for name in names)
        return ranks[first - each["count"]]


class Chance:
    """What follows from the key, one outcome after the other."""

    def __init__(self, key, version):
        self.key, self.version = key, version
        self.outcomes, self.stocks, self.rolls = 0, {}, {}

    def outcome(self, legal):
        """The word that has to come, of what the rules list now."""
        words, weights = legal["moves"]["chance"], legal["weights"]
        if self.version == NUMBERED:
            word = pick(bits(self.key, struct.pack(">q", self.outcomes)), words, weights)
        elif "stock" in legal["stream"]:
            word = self.piece(legal["stream"])
        else:
            word = self.dice(legal["stream"]["dice"], words, weights)
        self.outcomes += 1
        return word

    def piece(self, stream):
        stock = self.stocks.setdefault(stream["stock"], Stock())
        stock.look(stream["pieces"])
        word = stock.draw(self.key, stream["stock"], stream["pieces"])
        stock.drawn = {each["piece"] for each in stream["pieces"] if each.get("move") == word}
        return word

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


# ---- The entries, with the rules of the engine ---------------------------------------------------------------------------


class Rules:
    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise Unfair(answer["message"])
        return answer

    def after(self, match, entries):
        """The match after so many entries, with chance played by hand."""
        log = {**match, "entries": match["entries"][:entries]}
        del log["seed"]
        return self.ask(do="load", log=log)

    def number(self, word):
        """The number that the log has for an outcome."""
        self.ask(do="play", actor="chance", move=word)
        return self.ask(do="log")["log"]["entries"][-1][1]


def check_entries(match, key, rules):
    if match["header"]["sources"]:
        raise Unfair("This match throws dice with " + ", ".join(match["header"]["sources"]) + ", which only Tablée has.")
    if not rules.after(match, len(match["entries"]))["over"]:
        raise Unfair("This match is not over.")
    chance = Chance(key, match["header"].get("chance", NUMBERED))
    for place, (actor, move, _) in enumerate(match["entries"]):
        if actor != "chance":
            continue
        rules.after(match, place)
        word = chance.outcome(rules.ask(do="legal", actor="chance"))
        if rules.number(word) != move:
            raise Unfair(f'Entry {place}: "{word}" follows from the seed, and something else came.')
    return chance.outcomes


def main(file, *rest):
    mine = rest[rest.index("--share") + 1] if "--share" in rest else ""
    command = [each for each in rest if each not in ("--share", mine)] or ["./tablee", "engine"]
    with open(file, encoding="utf-8") as lines:
        match = json.load(lines)
    try:
        if "seed" not in match:
            raise Unfair("The seed of this match is not published yet.")
        outcomes = check_entries(match, check_commitment(match, mine), Rules(command))
    except Unfair as fault:
        print(fault)
        return 1
    print(f"Fair: {len(match['entries'])} entries, and all {outcomes} outcomes of chance follow from the seed.")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
