#!/usr/bin/env python3
"""Learns a network from files of `./tablee lab selfplay`. Described in docs/training.md.

    python3 training/train.py --data target/selfplay --out target/rando.weights
"""

import argparse
import glob
import gzip
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from network import Backend, Network, judge, pack

TAIL = 8  # bytes of a moment after its vector and moves


def read(folders, far):
    """All moments of these folders: heads, vectors, moves, results, what they were worth, written logits, and which are held back."""
    files = sorted(path for folder in folders for path in glob.glob(folder + "/part-*.gz"))
    if not files:
        sys.exit("There are no files of self-play there.")
    with ThreadPoolExecutor(8) as pool:
        parts = list(pool.map(opened, files))
    same = {(head["game"], head["encoding"], head["inputs"]) for head, _ in parts}
    if len(same) != 1:
        sys.exit("These files are of different games or encodings.")
    rows = np.concatenate([body for _, body in parts])
    inputs, actions = int(parts[0][0]["inputs"]), int(parts[0][0]["actions"])
    results, worth, written = np.concatenate([ends(*part, far) for part in parts]).T
    # Whole files are held back, so that no moment of a game that was learned from is asked about.
    held = np.concatenate([np.full(len(body), i % 20 == 19) for i, (_, body) in enumerate(parts)])
    return [head for head, _ in parts], rows[:, :inputs].view(np.int8), rows[:, inputs : inputs + actions], results, worth, written, held


def opened(path):
    head, body = gzip.open(path, "rb").read().split(b"\n", 1)
    words = head.decode().split()
    if words[:2] != ["tablee-selfplay", "2"]:
        sys.exit(path + " is no file of self-play of format 2.")
    fields = dict(word.split("=") for word in words[2:])
    width = int(fields["inputs"]) + int(fields["actions"]) + TAIL
    return fields, np.frombuffer(body, np.uint8).reshape(-1, width)


def ends(head, rows, far):
    """Of each moment the result, and what the search expected: then, and with each later thought counting `far` times as much as the one before."""
    sides = [int(each) for each in head["sides"].split(",")]
    duel = len(set(sides)) == 2
    tail = rows[:, -TAIL:].copy()
    told = tail[:, :6].copy().view(">i2").astype(np.float32) / 1000
    worth, later, game = [], {}, -1
    for result, expected, _, number, seat in reversed([(*a, *b) for a, b in zip(told.tolist(), tail[:, 6:].tolist())]):
        if number != game:
            later, game = {}, number
        side = sides[seat]
        value = later.get(side, result)
        if expected >= 0:
            value = later[side] = expected + far * (value - expected)
            if duel:
                later[1 - side] = 1 - value
        worth.append(value)
    chance = told[:, 2].clip(0.0005, 0.9995)
    return np.stack([told[:, 0], np.array(worth[::-1], np.float32), np.log(chance / (1 - chance))], 1)


def batch(b, data, index, args):
    vectors, moves, results, expected, written = data
    x = b.floats(vectors[index])
    shares = b.floats(moves[index])
    legal = b.where(shares > 0, 1.0, 0.0)
    shares = (shares - 1).clip(0, 255)
    total = shares.sum(1)
    thought = b.where(total > 0, 1.0, 0.0)
    shares = shares / (total + 1e-9)[:, None]
    target = args.trust * results[index] + (1 - args.trust) * expected[index]
    return x, target, shares, legal, thought, written[index] * (args.written / 100)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", nargs="+", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--first", type=int, default=48)
    parser.add_argument("--second", type=int, default=16)
    parser.add_argument("--epochs", type=float, default=12)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--trust", type=float, default=0.0,
                        help="how much of the target is the result; the rest is what the search expected")
    parser.add_argument("--far", type=float, default=0.0,
                        help="how much of what the search expected is what it expected later in the game")
    parser.add_argument("--policy", type=float, default=0.3)
    parser.add_argument("--horizon", type=int, default=0)
    parser.add_argument("--priors", type=int, default=1)
    parser.add_argument("--own", type=int, default=100)
    parser.add_argument("--written", type=int, default=0, help="100: learns to correct what written knowledge says")
    parser.add_argument("--curiosity", type=int, default=80)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--numpy", action="store_true", help="takes its steps in numpy also where PyTorch is there")
    args = parser.parse_args()

    began = time.time()
    heads, vectors, moves, results, worth, written, held = read(args.data, args.far)
    count = len(vectors)
    random = np.random.default_rng(args.seed)
    b = Backend(args.numpy)
    print(f"{count} moments of {len(heads)} files, on {b.device}, read in {time.time() - began:.0f} s", flush=True)
    data = tuple(b.put(each) for each in (vectors, moves, results, worth, written))
    learned = np.flatnonzero(~held)
    network = Network(vectors.shape[1], args.first, args.second, moves.shape[1], args.seed, b, args.written > 0)
    steps = int(args.epochs * len(learned) / args.batch)
    losses = []
    for step in range(steps):
        index = learned[random.integers(0, len(learned), args.batch)]
        rate = args.rate * min(1, 20 * (steps - step) / steps / 10) * min(1, (step + 1) / 100)
        rate *= 1 - 0.9 * step / steps
        losses.append(network.learn(*batch(b, data, b.put(index), args), rate, args.policy))
        if (step + 1) % max(1, steps // 10) == 0:
            value, policy = np.mean(losses[-200:], 0)
            spent = time.time() - began
            print(f"step {step + 1} of {steps}: value {value:.4f}, policy {policy:.4f}, {spent:.0f} s", flush=True)
    whole = network.whole()
    last = np.flatnonzero(held) if held.any() else learned
    report(network, whole, b, data, last[:: max(1, len(last) // 20000)], args)
    seats = sorted({int(each["seats"]) for each in heads})
    style = {name: getattr(args, name) for name in ("horizon", "priors", "own", "written", "curiosity")}
    content = pack(whole, heads[0]["game"], int(heads[0]["encoding"]), seats, **style)
    with open(args.out, "wb") as out:
        out.write(content)
    print(f"{args.out}: {len(content)} bytes", flush=True)


def report(network, whole, b, data, last, args):
    """How well the moments are judged that were held back, by the network and by its whole numbers."""
    x, target, _, _, _, base = batch(b, data, b.put(last), args)
    value, base, target = (b.get(each) for each in (network.forward(x)[4], base, target))
    came, told, written = (b.get(each[b.put(last)]) for each in data[2:5])
    quick = judge(whole, b.get(data[0][b.put(last)]))[0].clip(1, 999) / 1000
    chance = lambda logit: 1 / (1 + np.exp(-logit))
    error = lambda guess, of: float(np.mean((guess - of) ** 2))
    print(f"held back {len(last)}, mean square error of the result: {error(chance(value + base), came):.4f}, in whole numbers "
          f"{error(chance(np.log(quick / (1 - quick)) + base), came):.4f}, of what is learned from {error(told, came):.4f}, of written "
          f"knowledge {error(chance(written), came):.4f}, of always even {error(0.5, came):.4f}; of what is learned: "
          f"{error(chance(value + base), target):.4f}, of written knowledge {error(chance(written), target):.4f}", flush=True)


if __name__ == "__main__":
    main()
