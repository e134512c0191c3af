#!/usr/bin/env python3
"""Writes the same weights to be used otherwise. Described in docs/training.md.

    python3 training/restyle.py r1b.weights circus.weights own=50 written=50 priors=0 curiosity=40
"""

import sys

from network import restyled


def main(source, target, *fields):
    with open(source, "rb") as file:
        content = file.read()
    numbers = {name: int(number) for name, number in (field.split("=") for field in fields)}
    with open(target, "wb") as file:
        file.write(restyled(content, **numbers))


if __name__ == "__main__":
    main(*sys.argv[1:])
