#!/usr/bin/env python3
"""Writes a tiny network and what it must answer, for the tests of every program that reads weights.

    python3 training/vectors.py bots/src/test/resources/tablee/bots
"""

import sys

import numpy as np

from network import judge, pack

INPUTS, FIRST, SECOND, ACTIONS, CASES = 12, 8, 4, 5, 40


def main(folder):
    random = np.random.default_rng(25)
    wide = lambda *shape: random.integers(-900, 901, shape)
    whole = {"w1": wide(INPUTS, FIRST), "b1": wide(FIRST), "w2": wide(FIRST, SECOND) // 10, "b2": wide(SECOND),
             "w3": wide(SECOND, 1), "b3": wide(1), "p": wide(SECOND, ACTIONS), "pb": wide(ACTIONS)}
    vectors = random.integers(-3, 4, (CASES, INPUTS)) * random.integers(0, 2, (CASES, INPUTS))
    vectors[1:4] *= 1000  # beyond what an input can be
    values, weights = judge(whole, vectors)
    with open(folder + "/tiny.weights", "wb") as out:
        out.write(pack(whole, "tiny", 1, [2], horizon=3))
    with open(folder + "/tiny.txt", "w") as out:
        for case in range(CASES):
            row = [" ".join(map(str, each)) for each in (vectors[case], [values[case]], weights[case])]
            out.write(" | ".join(row) + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
