"""A small network with two hidden layers, and its form in whole numbers. Described in docs/training.md.

Arrays are those of PyTorch where it is there, on an accelerator where there is one, and of numpy otherwise: the steps are the
same, written out by hand, so that nothing depends on which of the two does them.
"""

import struct
import zlib

import numpy as np

MAGIC, FORMAT = 0x54424C4E, 2
MOST_HIDDEN = 127 / 128  # the top of a hidden number
FIRST, SECOND, LOGIT = 1024, 64, 64  # weights are whole multiples of one part in so many
MOST_WEIGHT, MOST_LOGIT = 8191, 256


class Backend:
    """Where arrays live."""

    def __init__(self, plain=False):
        self.torch, self.device = None, "numpy"
        if plain:
            return
        try:
            import torch

            self.torch = torch
            self.device = "cuda" if torch.cuda.is_available() else "cpu"
            torch.backends.cuda.matmul.allow_tf32 = False
        except ImportError:
            pass

    def put(self, array):
        return array if self.torch is None else self.torch.from_numpy(np.ascontiguousarray(array)).to(self.device)

    def get(self, array):
        return array if self.torch is None else array.detach().cpu().numpy()

    def floats(self, array):
        return array.astype(np.float32) if self.torch is None else array.float()

    def __getattr__(self, name):
        return getattr(np if self.torch is None else self.torch, name)


class Network:
    """Weights as floating-point numbers, while they are learned."""

    def __init__(self, inputs, first, second, actions, seed, backend, corrects=False):
        random = np.random.default_rng(seed)
        self.b = backend
        shapes = {
            "w1": (inputs, first), "b1": (first,), "w2": (first, second), "b2": (second,),
            "w3": (second, 1), "b3": (1,), "p": (second, actions), "pb": (actions,),
        }
        self.weights = {}
        for name, shape in shapes.items():
            last = (1 / second) ** 0.5
            scale = {"w1": 0.05, "w2": (2 / first) ** 0.5, "w3": 0 if corrects else last, "p": last}.get(name, 0)
            start = random.standard_normal(shape) * scale + (0.25 if name in ("b1", "b2") else 0)
            self.weights[name] = backend.put(start.astype(np.float32))
        self.means = {name: backend.zeros_like(each) for name, each in self.weights.items()}
        self.squares = {name: backend.zeros_like(each) for name, each in self.weights.items()}
        self.steps = 0

    def forward(self, x):
        w = self.weights
        a1 = x @ w["w1"] + w["b1"]
        h1 = a1.clip(0, MOST_HIDDEN)
        a2 = h1 @ w["w2"] + w["b2"]
        h2 = a2.clip(0, MOST_HIDDEN)
        return a1, h1, a2, h2, (h2 @ w["w3"] + w["b3"])[:, 0], h2 @ w["p"] + w["pb"]

    def learn(self, x, target, shares, legal, thought, base, rate, policy_part):
        """One step of Adam on the cross entropy of value and policy; answers both losses. A base is the logit to be corrected."""
        b, w = self.b, self.weights
        a1, h1, a2, h2, value, logits = self.forward(x)
        value = value + base
        count = x.shape[0]
        chance = 1 / (1 + b.exp(-value.clip(-20, 20)))
        logits = logits * legal - 1e4 * (1 - legal)
        likely = b.exp(logits - b.amax(logits, 1)[:, None]) * legal
        likely = likely / (likely.sum(1)[:, None] + 1e-9)
        d_value = ((chance - target) / count)[:, None]
        d_policy = (likely - shares) * thought[:, None] * (policy_part / count)
        grads = {"w3": h2.T @ d_value, "b3": d_value.sum(0), "p": h2.T @ d_policy, "pb": d_policy.sum(0)}
        d2 = (d_value @ w["w3"].T + d_policy @ w["p"].T) * inside(b, a2)
        grads["w2"], grads["b2"] = h1.T @ d2, d2.sum(0)
        d1 = (d2 @ w["w2"].T) * inside(b, a1)
        grads["w1"], grads["b1"] = x.T @ d1, d1.sum(0)
        self.adam(grads, rate)
        loss = -(target * b.log(chance + 1e-7) + (1 - target) * b.log(1 - chance + 1e-7)).sum() / count
        guess = -((shares * b.log(likely + 1e-9)).sum(1) * thought).sum() / (thought.sum() + 1e-9)
        return float(loss), float(guess)

    def adam(self, grads, rate):
        self.steps += 1
        for name, grad in grads.items():
            mean, square = self.means[name], self.squares[name]
            mean[...] = 0.9 * mean + 0.1 * grad
            square[...] = 0.999 * square + 0.001 * grad * grad
            step = mean / (1 - 0.9**self.steps) / ((square / (1 - 0.999**self.steps)) ** 0.5 + 1e-8)
            each = self.weights[name]
            limit = 7.9 if name in ("w1", "b1") else 100
            each[...] = (each - rate * (step + 0.01 * each if name == "w1" else step)).clip(-limit, limit)

    def whole(self):
        """The same network in whole numbers."""
        w = {name: self.b.get(each).astype(np.float64) for name, each in self.weights.items()}
        near = lambda array, scale: np.clip(np.rint(array * scale), -MOST_WEIGHT, MOST_WEIGHT).astype(np.int64)
        return {
            "w1": near(w["w1"], FIRST), "b1": np.rint(w["b1"] * FIRST).astype(np.int64),
            "w2": near(w["w2"], SECOND), "b2": np.rint(w["b2"] * SECOND * 128).astype(np.int64),
            "w3": near(w["w3"], LOGIT), "b3": np.rint(w["b3"] * LOGIT * 128).astype(np.int64),
            "p": near(w["p"], LOGIT), "pb": np.rint(w["pb"] * LOGIT * 128).astype(np.int64),
        }


def inside(b, sums):
    return b.where((sums > 0) & (sums < MOST_HIDDEN), 1.0, 0.0)


def rounded(sums, shift):
    return (sums + (1 << (shift - 1))) >> shift


def chances():
    """By logit in steps of 1/32: the chance in thousandths."""
    return [int(round(1000 / (1 + np.exp(-i / 32)))) for i in range(-MOST_LOGIT, MOST_LOGIT + 1)]


def looks():
    """By logit in steps of 1/32: how much a move deserves to be looked at."""
    return [max(1, int(round(64 * np.exp(i / 32)))) for i in range(-MOST_LOGIT, MOST_LOGIT + 1)]


def judge(whole, vectors):
    """Values and weights of moves, by whole numbers alone: what every program that reads the weights must find."""
    x = np.clip(vectors.astype(np.int64), -128, 127)
    h1 = np.clip(rounded(x @ whole["w1"] + whole["b1"], 3), 0, 127)
    h2 = np.clip(rounded(h1 @ whole["w2"] + whole["b2"], 6), 0, 127)
    steps = lambda sums: np.clip(rounded(sums, 8), -MOST_LOGIT, MOST_LOGIT) + MOST_LOGIT
    value = steps(h2 @ whole["w3"] + whole["b3"])[:, 0]
    policy = steps(h2 @ whole["p"] + whole["pb"])
    return np.array(chances())[value], np.array(looks())[policy]


def pack(whole, game, encoding, seats, horizon=0, priors=1, own=100, written=0, curiosity=80):
    """The file of weights; docs/training.md says what its head is made of."""
    name = game.encode()
    out = struct.pack(">iii", MAGIC, FORMAT, len(name)) + name
    sizes = (*whole["w1"].shape, whole["w2"].shape[1], whole["p"].shape[1])
    head = (encoding, sum(1 << n for n in seats), horizon, priors, own, written, curiosity)
    out += struct.pack(">11i", *head, *sizes)
    # The first two layers input by input, the last two output by output: as they are walked through.
    for weights, biases in (("w1", "b1"), ("w2", "b2"), ("w3", "b3"), ("p", "pb")):
        array = whole[weights].T if weights in ("w3", "p") else whole[weights]
        out += array.astype(">i2").tobytes() + whole[biases].astype(">i4").tobytes()
    out += np.array(chances()).astype(">i4").tobytes() + np.array(looks()).astype(">i4").tobytes()
    return out + struct.pack(">I", zlib.crc32(out))


def restyled(content, **fields):
    """The same weights, to be used otherwise: other numbers in the head."""
    start = 12 + struct.unpack(">i", content[8:12])[0]
    names = ("encoding", "seats", "horizon", "priors", "own", "written", "curiosity")
    head = dict(zip(names, struct.unpack(">7i", content[start : start + 28])))
    head.update(fields)
    out = content[:start] + struct.pack(">7i", *head.values()) + content[start + 28 : -4]
    return out + struct.pack(">I", zlib.crc32(out))
