"""Trains a small player of Flip Circus, in minutes on a processor, with numpy alone.

    python3 python/examples/train_circus.py --minutes 3

It plays against itself in 256 matches at once. A network with one hidden layer says how good each move is and how good the moment is, and learns
by proximal policy optimisation (PPO). On the way it is told how many posters it is ahead, as differences, which changes what is learned quickly and not
what is best. At the end it plays against random moves, and `--out FILE` keeps the weights.
"""

import argparse
import time

import numpy as np

from tablee import Arena, random_actions
from tablee.results import rewards

HIDDEN, SLOTS, STEPS = 128, 256, 64
GAMMA, LAMBDA, CLIP, ENTROPY, RATE = 0.98, 0.95, 0.2, 0.004, 1.5e-3


class Network:
    def __init__(self, inputs, actions, rng):
        def layer(rows, columns, scale):
            return (rng.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)

        self.parts = {
            "w1": layer(inputs, HIDDEN, 1.4),
            "b1": np.zeros(HIDDEN, np.float32),
            "w2": layer(HIDDEN, actions, 0.1),
            "b2": np.zeros(actions, np.float32),
            "v": layer(HIDDEN, 1, 0.1),
            "c": np.zeros(1, np.float32),
        }
        self.moments = {name: (np.zeros_like(part), np.zeros_like(part)) for name, part in self.parts.items()}
        self.updates = 0

    def look(self, x, mask):
        """How likely each legal move is, how good the moment is, and the hidden layer."""
        p = self.parts
        hidden = np.maximum(x @ p["w1"] + p["b1"], 0)
        logits = np.where(mask, hidden @ p["w2"] + p["b2"], -1e9)
        logits -= logits.max(axis=1, keepdims=True)
        odds = np.exp(logits)
        odds /= odds.sum(axis=1, keepdims=True)
        return odds, (hidden @ p["v"] + p["c"])[:, 0], hidden

    def learn(self, x, mask, actions, before, advantages, returns):
        """One step of Adam along the gradient of PPO's aim."""
        odds, values, hidden = self.look(x, mask)
        rows = np.arange(len(x))
        ratio = odds[rows, actions] / before
        open_ends = np.where(advantages > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        weight = np.where(open_ends, ratio * advantages, 0) / len(x)
        d_logits = odds * weight[:, None]
        d_logits[rows, actions] -= weight
        logs = np.log(np.maximum(odds, 1e-9))
        entropy = -(odds * logs).sum(axis=1, keepdims=True)
        d_logits += ENTROPY / len(x) * odds * (logs + entropy)
        d_values = (values - returns)[:, None] / len(x)
        p = self.parts
        d_hidden = (d_logits @ p["w2"].T + d_values @ p["v"].T) * (hidden > 0)
        self.adam(
            w1=x.T @ d_hidden,
            b1=d_hidden.sum(axis=0),
            w2=hidden.T @ d_logits,
            b2=d_logits.sum(axis=0),
            v=hidden.T @ d_values,
            c=d_values.sum(axis=0),
        )

    def adam(self, **gradients):
        self.updates += 1
        length = np.sqrt(sum(float((each * each).sum()) for each in gradients.values()))
        for name, gradient in gradients.items():
            gradient = gradient * min(1, 0.5 / (length + 1e-9))
            first, second = self.moments[name]
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient * gradient - second)
            scale = np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
            self.parts[name] -= (RATE * scale * first / (np.sqrt(second) + 1e-8)).astype(np.float32)


class Eyes:
    """Vectors as the network takes them, and how many posters the seat is ahead."""

    def __init__(self, arena):
        places, first = {}, 0
        for name, count in arena.vector:
            places[name] = slice(first, first + count)
            first += count
        self.posters = places["posters"]
        self.scale = np.ones(arena.length, np.float32)
        for name in ("applause", "reserve", "quiet turns left"):
            self.scale[places[name]] = 0.1

    def inputs(self, rows):
        return rows["vector"] * self.scale

    def ahead(self, rows):
        posters = rows["vector"][:, self.posters]
        half = posters.shape[1] // 2
        return 0.3 * (posters[:, :half].sum(axis=1) - posters[:, half:].sum(axis=1)).astype(np.float32)


def chosen(odds, mask, rng):
    """One move a row, as likely as the network says."""
    picked = np.minimum((odds.cumsum(axis=1) < rng.random((len(odds), 1))).sum(axis=1), odds.shape[1] - 1)
    return np.where(mask[np.arange(len(odds)), picked], picked, odds.argmax(axis=1))


class SelfPlay:
    def __init__(self, arena, network, rng):
        self.arena, self.network, self.rng, self.eyes = arena, network, rng, Eyes(arena)
        self.rows = arena.observe().copy()

    def round(self):
        """STEPS decisions in each slot, with what they were worth."""
        kept = []
        for _ in range(STEPS):
            rows = self.rows
            x, mask = self.eyes.inputs(rows), rows["mask"].astype(bool)
            odds, values, _ = self.network.look(x, mask)
            actions = chosen(odds, mask, self.rng)
            kept.append((x, mask, actions, odds[np.arange(SLOTS), actions], values, rows["actor"].copy(), self.eyes.ahead(rows)))
            after = self.arena.step(actions).copy()
            kept[-1] += self.restart(after)
        return self.judge(kept)

    def restart(self, after):
        over = after["over"] == 1
        worth = np.zeros((SLOTS, self.arena.seats), np.float32)
        for slot in np.flatnonzero(over):
            worth[slot] = rewards(after["ranks"][slot].tolist(), self.arena.sides)
        if over.any():
            slots = np.flatnonzero(over)
            after[slots] = self.arena.reset(slots)
        self.rows = after
        return over, worth

    def judge(self, kept):
        """Generalised advantages, seat by seat: a decision leads to the next one of the same seat."""
        seats, all_slots = self.arena.seats, np.arange(SLOTS)
        value = np.zeros((SLOTS, seats), np.float32)
        ahead, advantage = value.copy(), value.copy()
        for seat in range(seats):
            rows = self.arena.observe(None, seat)
            value[:, seat] = self.network.look(self.eyes.inputs(rows), np.ones((SLOTS, self.arena.action_count), bool))[1]
            ahead[:, seat] = self.eyes.ahead(rows)
        found = []
        for x, mask, actions, likely, values, actor, lead, over, worth in reversed(kept):
            value[over], advantage[over], ahead[over] = 0, 0, worth[over]
            now = all_slots, actor
            gain = ahead[now] - lead
            delta = gain + GAMMA * value[now] - values
            gae = delta + GAMMA * LAMBDA * advantage[now]
            value[now], advantage[now], ahead[now] = values, gae, lead
            found.append((x, mask, actions, likely, gae, gae + values))
        return [np.concatenate(each) for each in zip(*found)]


def improve(network, batch, rng, epochs=3, size=2048):
    x, mask, actions, likely, advantages, returns = batch
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    for _ in range(epochs):
        order = rng.permutation(len(x))
        for start in range(0, len(order), size):
            part = order[start : start + size]
            network.learn(x[part], mask[part], actions[part], likely[part], advantages[part], returns[part])


def against_random(network, rng, matches=256, most=3000):
    """Matches won, drawn and lost against random moves, in hundredths, with as many of each first player."""
    arena = Arena("circus", slots=matches, seats=2)
    eyes, me = Eyes(arena), np.arange(matches) % 2
    rows = arena.observe().copy()
    for _ in range(most):
        playing = np.flatnonzero(rows["actor"] >= 0)
        if not len(playing):
            break
        now = rows[playing]
        mask = now["mask"].astype(bool)
        odds = network.look(eyes.inputs(now), mask)[0]
        mine = now["actor"] == me[playing]
        rows[playing] = arena.step(np.where(mine, chosen(odds, mask, rng), random_actions(rng, now["mask"])), playing)
    every = np.arange(matches)
    lead = rows["ranks"][every, 1 - me].astype(int) - rows["ranks"][every, me]
    arena.close()
    won, drawn, lost = (100 * (np.sign(lead) == sign).mean() for sign in (1, 0, -1))
    return f"of a hundred matches against random moves it wins {won:.0f}, draws {drawn:.0f} and loses {lost:.0f}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", help="a file for the weights, to be read with numpy.load")
    asked = parser.parse_args()
    rng = np.random.default_rng(asked.seed)
    arena = Arena("circus", slots=SLOTS, seats=2, seed=asked.seed)
    network = Network(arena.length, arena.action_count, rng)
    play = SelfPlay(arena, network, rng)
    print("untaught:", against_random(network, rng), flush=True)
    began = told = time.monotonic()
    steps = 0
    while time.monotonic() - began < 60 * asked.minutes:
        improve(network, play.round(), rng)
        steps += SLOTS * STEPS
        if time.monotonic() - told > 30:
            told = time.monotonic()
            print(f"{told - began:4.0f} s, {steps:9,} moves: {against_random(network, rng)}", flush=True)
    print(f"after {steps:,} moves, in {time.process_time():.0f} s of processor time: {against_random(network, rng)}")
    if asked.out:
        np.savez(asked.out, **network.parts)


if __name__ == "__main__":
    main()
