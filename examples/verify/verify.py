#!/usr/bin/env python3
"""Checks finished matches of Tablée with nothing but Python and the rules. Everything here follows docs/engine/verify.md.

    python3 verify.py match.json                       # asks the engine of the repository that it stands in
    python3 verify.py --engine "java -jar tablee.jar engine" match.json
    python3 verify.py --share SHARE match.json         # did this share of mine go into the seed?
    python3 verify.py --commitment HEX match.json      # is this the match whose commitment I was shown?
    python3 verify.py --promises match.json            # seed, shares and commitment only: that needs no rules
    python3 verify.py one.json two.json -              # several; - is standard input

The rules of the games are not written again here: the engine says what chance can bring, and refuses illegal entries. Which
of it had to come is computed here, from the seed alone. What is found is said in the words of ./tablee verify. Exits with 0 if
all is fair, with 1 if something is not or cannot be told, with 2 if a file cannot be read.
"""

import argparse
import json
import shlex
import subprocess
import sys
from pathlib import Path

from chance import Chance
from matchfile import Unfair, Unreadable, check_own, check_promises, read

# Two folders above this one.
ENGINE = shlex.quote(str(Path(__file__).resolve().parents[2] / "tablee")) + " engine"


class Rules:
    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise Unreadable("The engine does not answer.")
        answer = json.loads(line)
        if not answer["ok"]:
            raise Unfair(answer["message"])
        return answer

    def after(self, match, entries):
        """The match after so many entries, with chance played by hand."""
        log = {**match, "entries": match["entries"][:entries]}
        del log["seed"]
        return self.ask(do="load", log=log)

    def number(self, match, place, word):
        """The number that the log has for an outcome."""
        self.after(match, place)
        self.ask(do="play", actor="chance", move=word)
        return self.ask(do="log")["log"]["entries"][-1][1]


def check_outcome(match, place, chance, rules):
    rules.after(match, place)
    legal = rules.ask(do="legal", actor="chance")
    if not legal["moves"]["chance"]:
        return
    word, move = chance.outcome(legal), match["entries"][place][1]
    if word is None or rules.number(match, place, word) == move:
        return
    rules.after(match, place + 1)
    came = next(each for each in legal["moves"]["chance"] if rules.number(match, place, each) == move)
    raise Unfair(f'Entry {place}: chance brought "{came}", but "{word}" follows from the seed.')


def check_entries(match, key, rules):
    try:
        rules.after(match, 0)
    except Unfair as fault:
        raise Unreadable(str(fault)) from fault
    entries, chance = match["entries"], Chance(key, match["header"])
    for place in range(len(entries)):
        if entries[place][0] == "chance":
            check_outcome(match, place, chance, rules)
    if not rules.after(match, len(entries))["over"]:
        raise Unfair("This match is not over, yet its seed is known.")
    if chance.thrown:
        raise Unfair(f"Of {chance.outcomes} outcomes {chance.thrown} were thrown, which only Tablée can repeat; all else is fair.")
    return f"Fair: the commitment holds, all {len(entries)} entries are legal, and all {chance.outcomes} outcomes of chance follow from the seed."


def check(data, asked, rules):
    """A sentence on a match that is fair."""
    match = read(data)
    check_own(match, asked.commitment, asked.share)
    key = check_promises(match)
    if asked.promises:
        said = f"All promises were kept. Outcomes follow from the key {key.hex()}."
    else:
        said = check_entries(match, key, rules())
        said += " It began from a position that somebody chose, and counts nowhere." if "start" in match["header"] else ""
        said += " It was played by a ruleset of its own." if match["header"]["data"] else ""
    return said + (" Your share went into the seed." if asked.share else "")


def main():
    parser = argparse.ArgumentParser(description="Checks finished matches of Tablée, see docs/engine/verify.md.")
    parser.add_argument("files", nargs="+", metavar="FILE", help="a match file; - is standard input")
    parser.add_argument("--share", metavar="HEX", help="your share in the seed: it must have gone in")
    parser.add_argument("--commitment", metavar="HEX", help="what you were shown before the first deal")
    parser.add_argument("--promises", action="store_true", help="check seed, shares and commitment only, without rules")
    parser.add_argument("--engine", default=ENGINE, metavar="COMMAND", help="who knows the rules; the repository's ./tablee engine unless told")
    asked, running, worst = parser.parse_args(), [], 0
    if len(asked.files) > 1 and (asked.share or asked.commitment):
        parser.error("a share and a commitment are of one match: give one file with them")

    def rules():
        running[:] = running or [Rules(shlex.split(asked.engine))]
        return running[0]

    for file in asked.files:
        name = f"{file}: " if len(asked.files) > 1 else ""
        try:
            said, status = check(sys.stdin.buffer.read() if file == "-" else open(file, "rb").read(), asked, rules), 0
        except Unfair as fault:
            said, status = str(fault), 1
        except (Unreadable, OSError) as fault:
            said, status = f"It cannot be checked: {fault}", 2
        print(name + said)
        worst = max(worst, status)
    return worst


if __name__ == "__main__":
    sys.exit(main())
