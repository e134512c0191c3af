#!/usr/bin/env python3
"""Checks, with nothing but Python, that nobody chose the chance of a finished match, and that your own share went in.

    python3 verify_shares.py match.json [SHARE]

SHARE is the share that your page or program put in, 64 hex digits. What is checked is described in docs/engine/verify.md. The outcomes
themselves follow from the key that is printed at the end; to compare them one needs the rules of the game (./tablee verify).
"""

import hashlib
import hmac
import json
import sys

ESCAPES = {'"': '\\"', "\\": "\\\\", "\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r"}


def canonical(value):
    """The one text of a header: fields as they stand, no spaces, everything as itself that need not be escaped."""
    if isinstance(value, dict):
        return "{" + ",".join(canonical(key) + ":" + canonical(value[key]) for key in value) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    if isinstance(value, str):
        return '"' + "".join(ESCAPES.get(c, c if c >= " " else f"\\u{ord(c):04X}") for c in value) + '"'
    return json.dumps(value)


def sha256(data):
    return hashlib.sha256(data).hexdigest()


def check(file, own):
    """What is wrong with the match, or nothing."""
    header, seed = canonical(file["header"]).encode(), bytes.fromhex(file["seed"])
    origin = file["header"].get("seed", {"kind": "server"})
    if sha256(seed + header) != file["commitment"]:
        return "the commitment is not that of this seed and header"
    if origin["kind"] != "shares":
        return f"its seed is of the kind {origin['kind']}: no share of yours is in it" if own else None
    if sha256(seed) != origin["server"]:
        return "the server's share is not the one it promised"
    for share in origin["shares"]:
        if sha256(bytes.fromhex(share["share"])) != share["commitment"]:
            return f"the share of seats {share['seats']} is not the one that was promised"
    if own and own not in [share["share"] for share in origin["shares"]]:
        return "your share is not in it"
    return None


def key(file):
    """What all outcomes are computed with."""
    seed = bytes.fromhex(file["seed"])
    if file["header"].get("seed", {}).get("kind") != "shares":
        return seed.hex()
    return hmac.new(seed, canonical(file["header"]).encode(), "sha256").hexdigest()


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        raise SystemExit(__doc__)
    with open(sys.argv[1], encoding="utf-8") as text:
        match = json.load(text)
    wrong = check(match, sys.argv[2] if len(sys.argv) == 3 else None)
    if wrong:
        print("Not fair: " + wrong + ".")
        raise SystemExit(1)
    mine = " Your share went in." if len(sys.argv) == 3 else ""
    print(f"The promises were kept.{mine} Outcomes follow from the key {key(match)}.")
