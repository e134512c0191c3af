"""A bot that thinks as the house's do: it plays in worlds that its seat cannot tell from the true one.

    TABLEE_TOKEN=… python3 thinking_bot.py http://localhost:8080/join/CODE

Each world is loaded from the view that the table sent; in each, a bot of the house says what it would do, and the move with the most votes is
played. Change `vote` to think in another way: everything that the engine answers can be asked about each world.
"""

import json
import os
import sys
from collections import Counter

from tablee import BadToken, Engine, Refused, TableClient

WORLDS = 5


def vote(engine):
    """What to do in the world on the desk."""
    return engine.ask(do="bot", level="casual", iterations=200)["move"]


def choose(engine, sight):
    votes = Counter()
    for _ in range(WORLDS):
        sight.load(engine)
        votes[vote(engine)] += 1
    return votes.most_common(1)[0][0]


if __name__ == "__main__":
    if len(sys.argv) != 2 or "TABLEE_TOKEN" not in os.environ:
        raise SystemExit(__doc__)
    with Engine() as engine:
        try:
            client = TableClient(sys.argv[1], os.environ["TABLEE_TOKEN"])
            print(json.dumps(client.play(lambda sight: choose(engine, sight))))
        except (BadToken, Refused) as why:
            raise SystemExit(str(why)) from None
