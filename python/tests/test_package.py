"""What the package promises beyond what others' suites ask."""

import os
import subprocess
import tempfile
import unittest
from pathlib import Path

import numpy as np

from tablee import Arena, Engine, EngineError, dataset, find_engine, random_actions
from tablee.arena import seed_bytes
from tablee.results import rewards
from tests.tables import GAMES


class ArenaTest(unittest.TestCase):
    def test_a_slot_is_the_match_that_the_engine_plays(self):
        """The same seed and the same moves by number, once in an arena and once line by line."""
        for game in GAMES:
            with self.subTest(game=game):
                engine, rng = Engine.shared(), np.random.default_rng(3)
                arena = Arena(game, slots=2)
                row = arena.reset(1, seeds=[7])[0]
                fields = {"game": game, "seats": arena.seats, "options": arena.options, "sources": {}, "seed": seed_bytes(7).hex()}
                engine.ask(do="new", match=3, **fields)
                for _ in range(30):
                    seen = engine.ask(do="observe", match=3)
                    if row["over"]:
                        break
                    self.assertEqual(seen["actor"], row["actor"])
                    self.assertEqual(seen["vector"], row["vector"].tolist())
                    self.assertEqual(seen["mask"], row["mask"].tolist())
                    action = int(rng.choice(seen["numbers"]))
                    word = seen["moves"][seen["numbers"].index(action)]
                    row = arena.step([action], [1])[0]
                    at = int(row["at"]) if row["due"] >= 0 else None
                    if at is not None:
                        break  # where a clock runs, the arena has a pace of its own
                    engine.ask(do="play", match=3, actor=seen["actor"], move=word)
                arena.close()

    def test_forks_are_restored(self):
        arena = Arena("rando", slots=3)
        before = arena.observe(0).tobytes()
        arena.fork([0, 0], [1, 2])
        for _ in range(5):
            arena.step(random_actions(np.random.default_rng(1), arena.observe(0)["mask"]), [0])
        self.assertNotEqual(before, arena.observe(0).tobytes())
        self.assertEqual(before, arena.fork([2], [0]).tobytes())
        arena.close()

    def test_what_is_refused_changes_nothing(self):
        arena = Arena("circus", slots=2)
        before = arena.observe().tobytes()
        with self.assertRaises(EngineError) as refused:
            arena.step([0, 80_000])
        self.assertEqual("bad-request", refused.exception.code)
        with self.assertRaises(EngineError):
            arena.step_one(0, 80_000)
        self.assertEqual(before, arena.observe().tobytes())
        with self.assertRaises(EngineError) as unknown:
            Arena("chess")
        self.assertEqual("unknown-game", unknown.exception.code)
        arena.close()

    def test_a_lifted_match_verifies(self):
        arena, rng = Arena("circus", slots=8), np.random.default_rng(2)
        rows = arena.observe()
        while (rows["actor"] >= 0).any():
            playing = np.flatnonzero(rows["actor"] >= 0)
            arena.step(random_actions(rng, rows["mask"][playing]), playing)
            rows = arena.observe()
        arena.lift(5, match=1)
        verdict = arena.engine.ask(do="verify", match=1)
        self.assertTrue(verdict["fair"], verdict)
        arena.close()

    def test_random_actions_are_legal_and_even(self):
        mask = np.array([[1, 0, 1, 1], [0, 1, 0, 0], [0, 0, 0, 0]], np.uint8)
        rng = np.random.default_rng(4)
        counts = np.zeros(4, int)
        for _ in range(3000):
            first, second, third = random_actions(rng, mask)
            counts[first] += 1
            self.assertEqual((1, 0), (second, third))
        self.assertEqual(0, counts[1])
        self.assertTrue((counts[[0, 2, 3]] > 800).all(), counts)

    def test_a_second_process_has_an_engine_of_its_own(self):
        mine = Engine.shared()
        read, write = os.pipe()
        child = os.fork() if hasattr(os, "fork") else None
        if child is None:
            self.skipTest("there is no fork here")
        if child == 0:
            other = Engine.shared()
            os.write(write, b"1" if other is not mine and other.ask(do="games")["ok"] else b"0")
            other.close()
            os._exit(0)
        os.waitpid(child, 0)
        self.assertEqual(b"1", os.read(read, 1))
        self.assertTrue(mine.ask(do="games")["ok"])


class DatasetTest(unittest.TestCase):
    def test_what_the_command_writes_is_read(self):
        """Bots of every game, twice with one seed; every decision is legal, and every match fair."""
        with tempfile.TemporaryDirectory() as folder:
            names = [str(Path(folder, name)) for name in ("a.jsonl.gz", "b.jsonl")]
            for name in names:
                asked = ["--matches", str(len(GAMES)), "--bots", "random", "--seed", "ab" * 32, "--out", name]
                subprocess.run([*find_engine()[:-1], "dataset", *asked], check=True, stdout=subprocess.DEVNULL)
            first, second = (list(dataset.read(name)) for name in names)
        self.assertEqual(first, second)
        self.assertEqual(set(GAMES), {match.game for match in first})
        for match in first:
            self.assertTrue(Engine.shared().ask(do="verify", log=match.match)["fair"])
            moments = list(match.moments())
            self.assertGreater(len(moments), 5)
            for moment in moments:
                self.assertTrue(moment.action == -1 or moment.mask[moment.action], match.game)


class RewardsTest(unittest.TestCase):
    def test_what_a_result_is_worth(self):
        self.assertEqual([1, -1], rewards([1, 2], [0, 1]))
        self.assertEqual([0, 0], rewards([1, 1], [0, 1]))
        self.assertEqual([1, 0, -1], rewards([1, 2, 3], [0, 1, 2]))
        self.assertEqual([1, -1, 1, -1], rewards([1, 2, 1, 2], [0, 1, 0, 1]))
        self.assertEqual([1, 1, 1], rewards([1, 1, 1], [0, 0, 0]))
        self.assertEqual([-1, -1], rewards([2, 2], [0, 0]))


if __name__ == "__main__":
    unittest.main()
