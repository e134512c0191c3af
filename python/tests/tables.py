"""What the tests are about: every game, seat count and option, asked of the engine."""

import importlib.util
import unittest

from tablee import Engine


def _games():
    return Engine.shared().ask(do="games")["games"]


LISTED = _games()
GAMES = {game["id"]: game["seats"] for game in LISTED}


def settings():
    """Each other value of each option, one at a time."""
    for game in LISTED:
        for option in game["options"]:
            for value in _values(option):
                if value != option["default"]:
                    yield game["id"], {option["id"]: value}


def _values(option):
    if option["type"] == "range":
        return [str(option["least"]), str(option["most"])]
    if option["type"] in ("flag", "choice"):
        return option["values"]
    if option["type"] == "order":
        return [",".join(reversed(option["values"]))]
    return []


def needs_pettingzoo(test):
    missing = [name for name in ("pettingzoo", "gymnasium") if importlib.util.find_spec(name) is None]
    return unittest.skipIf(missing, f"{' and '.join(missing)} cannot be found here, so its suites are not run: pip install {' '.join(missing)}")(test)
