#!/usr/bin/env python3
"""Learns a network from files of `./tablee lab selfplay`. Described in docs/training.md.

    python3 training/train.py --data target/selfplay --out target/rando.weights
"""

import argparse
import glob
import gzip
import sys
import time

import numpy as np

from network import Backend, Network, judge, pack


def read(folders, limit):
    """All moments of these folders: heads, vectors, moves, what came of them and what was expected."""
    heads, parts = [], []
    files = sorted(path for folder in folders for path in glob.glob(folder + "/part-*.gz"))
    if not files:
        sys.exit("There are no files of self-play there.")
    for path in files[: limit or None]:
        head, body = gzip.open(path, "rb").read().split(b"\n", 1)
        fields = dict(word.split("=") for word in head.decode().split()[2:])
        width = int(fields["inputs"]) + int(fields["actions"]) + 4
        heads.append(fields)
        parts.append(np.frombuffer(body, np.uint8).reshape(-1, width))
    same = {(each["game"], each["encoding"], each["inputs"]) for each in heads}
    if len(same) != 1:
        sys.exit("These files are of different games or encodings.")
    rows = np.concatenate(parts)
    inputs, actions = int(heads[0]["inputs"]), int(heads[0]["actions"])
    ends = rows[:, inputs + actions :].copy().view(">i2").astype(np.float32) / 1000
    return heads, rows[:, :inputs].view(np.int8), rows[:, inputs : inputs + actions], ends[:, 0], ends[:, 1]


def batch(b, data, index, trust):
    vectors, moves, results, expected = data
    x = b.floats(vectors[index])
    shares = b.floats(moves[index])
    legal = b.where(shares > 0, 1.0, 0.0)
    shares = (shares - 1).clip(0, 255)
    total = shares.sum(1)
    thought = b.where(total > 0, 1.0, 0.0)
    shares = shares / (total + 1e-9)[:, None]
    target = trust * results[index] + (1 - trust) * expected[index]
    return x, target, shares, legal, thought


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
    parser.add_argument("--policy", type=float, default=0.3)
    parser.add_argument("--horizon", type=int, nargs="+", default=[0])
    parser.add_argument("--priors", type=int, nargs="+", default=[1])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--files", type=int, default=0)
    args = parser.parse_args()

    began = time.time()
    heads, vectors, moves, results, expected = read(args.data, args.files)
    count = len(vectors)
    random = np.random.default_rng(args.seed)
    b = Backend()
    print(f"{count} moments of {len(heads)} files, on {b.device}, read in {time.time() - began:.0f} s", flush=True)
    # The last games are held back, so that next to no moment of a game that was learned from is asked about.
    held = count // 20
    data = tuple(b.put(each) for each in (vectors, moves, results, expected))
    network = Network(vectors.shape[1], args.first, args.second, moves.shape[1], args.seed, b)
    steps = int(args.epochs * (count - held) / args.batch)
    losses = []
    for step in range(steps):
        index = random.integers(0, count - held, args.batch)
        rate = args.rate * min(1, 20 * (steps - step) / steps / 10) * min(1, (step + 1) / 100)
        rate *= 1 - 0.9 * step / steps
        losses.append(network.learn(*batch(b, data, b.put(index), args.trust), rate, args.policy))
        if (step + 1) % max(1, steps // 10) == 0:
            value, policy = np.mean(losses[-200:], 0)
            spent = time.time() - began
            print(f"step {step + 1} of {steps}: value {value:.4f}, policy {policy:.4f}, {spent:.0f} s", flush=True)
    whole = network.whole()
    last = np.arange(count - held, count, max(1, held // 4000))
    report(network, whole, b, data, last, args)
    seats = sorted({int(each["seats"]) for each in heads})
    for horizon in args.horizon:
        for priors in args.priors:
            several = len(args.horizon) * len(args.priors) > 1
            name = args.out.replace(".weights", f"-h{horizon}-p{priors}.weights") if several else args.out
            content = pack(whole, heads[0]["game"], int(heads[0]["encoding"]), seats, horizon, priors)
            with open(name, "wb") as out:
                out.write(content)
            print(f"{name}: {len(content)} bytes", flush=True)


def report(network, whole, b, data, last, args):
    """How well the moments are judged that were held back, by the network and by its whole numbers."""
    x, target, shares, legal, thought = batch(b, data, b.put(last), args.trust)
    value = b.get(network.forward(x)[4])
    chance = 1 / (1 + np.exp(-value))
    quick, _ = judge(whole, b.get(data[0][b.put(last)]))
    came = b.get(data[2][b.put(last)])
    told = b.get(data[3][b.put(last)])
    error = lambda guess: float(np.mean((guess - came) ** 2))
    print(f"held back {len(last)}: mean square error of the result {error(chance):.4f}, "
          f"in whole numbers {error(quick / 1000):.4f}, of what the search expected {error(told):.4f}, of always even {error(0.5):.4f}", flush=True)


if __name__ == "__main__":
    main()
