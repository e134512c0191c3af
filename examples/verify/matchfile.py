"""Match files: what stands in them, and whether what was promised was kept (docs/engine/verify.md, up to 1)."""

import hashlib
import hmac
import json
import re

NUMBERED, STREAMS = 1, 2


class Unfair(Exception):
    """What is wrong with the match, in a sentence."""


class Unreadable(Exception):
    """Why this is no match file that can be checked."""


# All fields in their canonical order, and those of them that may be missing.
FILE = {"format": int, "header": dict, "commitment": str, "entries": list, "seed": str}, {"commitment", "seed"}
HEADER = {
    "game": str,
    "ruleset": int,
    "seats": int,
    "options": dict,
    "data": str,
    "sources": dict,
    "start": dict,
    "chance": int,
    "seed": dict,
}, {"start", "chance", "seed"}
ORIGIN = {"kind": str, "name": str, "server": str, "shares": list, "leftOut": list}, {"name", "server", "shares", "leftOut"}
SHARE = {"seats": list, "commitment": str, "share": str}, set()


def fields(given, known, optional):
    """The same object with its fields in canonical order, and no other ones."""
    if type(given) is not dict or not set(given) <= set(known):
        raise Unreadable("It has a field that is not known.")
    for name, kind in known.items():
        if type(given.get(name)) is not kind and (name in given or name not in optional):
            raise Unreadable(f'The field "{name}" is missing or of another type.')
    return {name: given[name] for name in known if name in given}


def by_code_units(texts):
    return dict(sorted(texts.items(), key=lambda pair: pair[0].encode("utf-16-be")))


def read_header(given, version):
    header = fields(given, *HEADER)
    header["options"], header["sources"] = by_code_units(header["options"]), by_code_units(header["sources"])
    if version == 2 and "chance" not in header or version == 1 and {"chance", "seed"} & set(header):
        raise Unreadable(f"This header is not one of format {version}.")
    if header.get("chance", NUMBERED) not in (NUMBERED, STREAMS):
        raise Unreadable(f"This match deals by version {header['chance']}, and only 1 and 2 are known here.")
    if "seed" in header:
        header["seed"] = fields(header["seed"], *ORIGIN)
        if "shares" in header["seed"]:
            header["seed"]["shares"] = [fields(each, *SHARE) for each in header["seed"]["shares"]]
    return header


def once(pairs):
    if len(dict(pairs)) < len(pairs):
        raise Unreadable("A key is given twice.")
    return dict(pairs)


def read(data):
    try:
        match = fields(json.loads(data.decode("utf-8"), object_pairs_hook=once), *FILE)
    except (ValueError, RecursionError) as fault:
        raise Unreadable("It is not JSON in UTF-8.") from fault
    if match["format"] not in (1, 2):
        raise Unreadable(f"This match is in format {match['format']}, and only formats 1 and 2 are known here.")
    match["header"] = read_header(match["header"], match["format"])
    for row in match["entries"]:
        if not isinstance(row, list) or [type(each) for each in row[1:]] != [int, int]:
            raise Unreadable("An entry is not [actor, move, game time].")
    return match


def unhex(text):
    if not re.fullmatch("[0-9a-f]{64}", text):
        raise Unreadable("Seeds, shares and commitments are 64 hex digits, 0 to 9 and a to f.")
    return bytes.fromhex(text)


# ---- The header and the commitment -----------------------------------------------------------------------------------------


def text(value):
    """Canonical JSON: no spaces, fields as they stand."""
    if isinstance(value, dict):
        return "{" + ",".join(quote(key) + ":" + text(each) for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(text(each) for each in value) + "]"
    return quote(value) if isinstance(value, str) else json.dumps(value)


def quote(word):
    short = {'"': '\\"', "\\": "\\\\", "\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r"}
    return '"' + "".join(short.get(each, each if each >= " " else f"\\u{ord(each):04X}") for each in word) + '"'


def promise(share):
    return hashlib.sha256(unhex(share)).hexdigest()


def check_own(match, commitment, share):
    """What somebody has noted when the match began is in the file."""
    if commitment and commitment != match.get("commitment"):
        raise Unfair("This is not the match whose commitment you were shown.")
    if share and share not in [each["share"] for each in match["header"].get("seed", {}).get("shares", [])]:
        raise Unfair("Your share did not go into the seed of this match.")


def check_promises(match):
    """The key that outcomes are computed with, if seed, header and shares are what was promised."""
    if "commitment" not in match:
        raise Unfair("The chance of this match was played by hand, without a commitment.")
    if "seed" not in match:
        raise Unfair("The seed of this match is not published yet.")
    seed, header = unhex(match["seed"]), text(match["header"]).encode()
    if hashlib.sha256(seed + header).hexdigest() != match["commitment"]:
        raise Unfair("The commitment is not that of this seed and header.")
    origin = match["header"].get("seed", {"kind": "server"})
    if origin["kind"] != "shares":
        return seed
    if promise(match["seed"]) != origin.get("server"):
        raise Unfair("The server's share is not the one it promised.")
    for each in origin.get("shares", []):
        if promise(each["share"]) != each["commitment"]:
            raise Unfair(f"The share of seats {each['seats']} is not the one that was promised.")
    return hmac.new(seed, header, "sha256").digest()
