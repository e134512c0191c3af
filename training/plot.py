#!/usr/bin/env python3
"""Draws Elo by step of training, over the expert that judges by written knowledge, with 95 % intervals.

    python3 training/plot.py training/rounds.csv docs/bots/training-rounds.svg
"""

import csv
import math
import sys

ROW, TOP, LABELS, SCALE, MOST = 22, 34, 330, 0.8, 450
STYLE = "text{font:13px sans-serif;fill:#222}.g{font-weight:bold}.l{stroke:#bbb}.z{stroke:#222}.i{stroke:#2a6f97;stroke-width:2}circle{fill:#2a6f97}"


def elo(percent):
    share = min(max(percent / 100, 0.001), 0.999)
    return max(-MOST, min(400 * math.log10(share / (1 - share)), MOST))


def place(rating):
    return round(LABELS + (rating + MOST) * SCALE, 1)


def drawn(rows):
    lines, y, game = [], TOP, None
    for row in rows:
        if row["game"] != game:
            game = row["game"]
            lines.append(f'<text class="g" x="8" y="{y + 14}">{game} seats</text>')
            y += ROW
        low, mean, high = (place(elo(float(row[name]))) for name in ("low", "points", "high"))
        lines.append(f'<text x="20" y="{y + 14}">{row["step"]}: {round(elo(float(row["points"]))):+d}</text>')
        lines.append(f'<line class="i" x1="{low}" x2="{high}" y1="{y + 10}" y2="{y + 10}"/><circle cx="{mean}" cy="{y + 10}" r="4"/>')
        y += ROW
    marks = range(-400, MOST, 100)
    grid = [f'<line class="{"l" if mark else "z"}" x1="{place(mark)}" x2="{place(mark)}" y1="{TOP - 8}" y2="{y}"/>'
            f'<text x="{place(mark)}" y="{TOP - 14}" text-anchor="middle">{mark:+d}</text>' for mark in marks]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {round(place(MOST)) + 10} {y + 10}" role="img">'
    title = "<title>Elo over the expert with written knowledge, by step of training</title>"
    return "\n".join([head, title, f"<style>{STYLE}</style>", *grid, *lines, "</svg>", ""])


def main(source, target):
    with open(source, encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    with open(target, "w", encoding="utf-8") as file:
        file.write(drawn(rows))


if __name__ == "__main__":
    main(*sys.argv[1:])
