"""A bot of random moves, with the package: TABLEE_TOKEN=… python3 random_bot.py http://localhost:8080/join/CODE"""

import json
import os
import random
import sys

from tablee import BadToken, Refused, TableClient

if __name__ == "__main__":
    if len(sys.argv) != 2 or "TABLEE_TOKEN" not in os.environ:
        raise SystemExit(__doc__)
    try:
        client = TableClient(sys.argv[1], os.environ["TABLEE_TOKEN"])
        print(json.dumps(client.play(lambda sight: random.choice(sight.moves))))
    except (BadToken, Refused) as why:
        raise SystemExit(str(why)) from None
