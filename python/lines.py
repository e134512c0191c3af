"""Measures how many lines a second the engine answers a plain program, without any package, and how many games one line plays.

    ./tablee bench lines [--beside JAR]

The program asks what is legal, plays one of the moves at random, and begins again where a match is over: each line is made, sent, awaited and
read before the next. Another release's jar takes turns with this one and is named by its file, since no jar says which commit it is of.
`playouts` plays many games to their ends for one line.
"""

import datetime
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import time
from pathlib import Path

ROUNDS = 5
LINES = 4_000
GAMES = 2_000


class Client:
    """An engine, spoken to by nothing but the standard library."""

    def __init__(self, jar):
        command = ["java", "-jar", jar, "engine"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, **request):
        self.process.stdin.write((json.dumps(request) + "\n").encode())
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise SystemExit(f"the engine refused {request}: {answer}")
        return answer

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def lines_a_second(client, game, seats, lines=LINES):
    chooses, asked, over = random.Random(1), 0, True
    begun = time.perf_counter()
    while asked < lines:
        if over:
            over = client.ask(do="new", game=game, seats=seats)["over"]
        moves = client.ask(do="legal")["moves"]
        actor = next(iter(sorted(moves)))
        at = client.ask(do="play", actor=int(actor) if actor.isdigit() else actor, move=chooses.choice(moves[actor]))
        over = at["over"]
        asked += 2
    return asked / (time.perf_counter() - begun)


def plies_a_second(client, game, seats):
    client.ask(do="new", game=game, seats=seats)
    begun = time.perf_counter()
    answer = client.ask(do="playouts", count=GAMES)
    return answer["plies"] / (time.perf_counter() - begun)


def row(clients, game, seats):
    for client in clients:
        lines_a_second(client, game, seats)
        plies_a_second(client, game, seats)
    found = [[] for _ in clients]
    for _ in range(ROUNDS):
        for client, rates in zip(clients, found):
            rates.append((lines_a_second(client, game, seats), plies_a_second(client, game, seats)))
    return [[statistics.median(rates[i] for rates in each) for i in (0, 1)] for each in found]


def table(jars):
    clients = [Client(jar) for jar in jars]
    games = clients[0].ask(do="games")["games"]
    rows = []
    for game in games:
        seats = max(2, min(game["seats"])) if isinstance(game["seats"], list) else 2
        rows.append((game["name"], seats, row(clients, game["id"], seats)))
    for client in clients:
        client.close()
    return rows


def written(rows, others):
    day = datetime.date.today().isoformat()
    names = ["this jar"] + [f"`{other}`" for other in others]
    head = " | ".join([f"lines a second, {name}" for name in names] + [f"plies a second in one line, {name}" for name in names])
    lines = [
        f"Measured on {day} by `./tablee bench lines`, Python {platform.python_version()}, {os.cpu_count()} cores: medians of {ROUNDS} rounds"
        f" of {LINES:,} lines, and of {GAMES:,} games for one line.",
        "",
        f"| game | seats | {head} |",
        "|---|---|" + "---|" * (2 * len(names)),
    ]
    for name, seats, found in rows:
        cells = [f"{each[0]:,.0f}" for each in found] + [f"{each[1]:,.0f}" for each in found]
        lines.append(f"| {name} | {seats} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def note(page, text):
    begin, end = "<!-- lines -->", "<!-- /lines -->"
    before, _, rest = page.read_text(encoding="utf-8").partition(begin)
    _, _, after = rest.partition(end)
    page.write_text(f"{before}{begin}\n\n{text}\n\n{end}{after}", encoding="utf-8")


def main(words):
    jars, page = [os.environ["TABLEE_JAR"]], words.pop()
    if words[:1] == ["--beside"]:
        jars.append(words[1])
    text = written(table(jars), [Path(jar).name for jar in jars[1:]])
    print(text)
    note(Path(page), text)


if __name__ == "__main__":
    main(sys.argv[1:])
