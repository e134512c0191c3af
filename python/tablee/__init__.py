"""Tablée for programs: the rules of four board games, many matches at once, and a client for tables.

`Engine` speaks with the rules, `Arena` plays many matches at once with numpy, `TableClient` sits at a server's table.
`tablee.aec`, `tablee.cycles` and `tablee.gym` are environments for PettingZoo and Gymnasium, where these are installed;
`tablee.dataset` reads what `./tablee dataset` writes.
"""

from .arena import Arena, random_actions
from .client import ChoiceFailed, TableClient
from .engine import Engine, EngineError, find_engine
from .websocket import BadToken, Refused

__all__ = [
    "Arena",
    "BadToken",
    "ChoiceFailed",
    "Engine",
    "EngineError",
    "Refused",
    "TableClient",
    "find_engine",
    "random_actions",
]
__version__ = "0.2.0.dev0"
