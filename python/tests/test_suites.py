"""PettingZoo's own suites on every game and seat count."""

import itertools
import unittest
import warnings

from tests.tables import GAMES, needs_pettingzoo, settings


@needs_pettingzoo
class SuitesTest(unittest.TestCase):
    def setUp(self):
        # What the suite only wonders about: observations are dictionaries with a mask, as those of PettingZoo's own board games are.
        warnings.simplefilter("ignore")

    def each(self):
        for game, counts in GAMES.items():
            for seats in counts:
                with self.subTest(game=game, seats=seats):
                    yield game, seats

    def test_api(self):
        from pettingzoo.test import api_test

        from tablee import aec

        for game, seats in self.each():
            env = aec.env(game, seats=seats)
            api_test(env, num_cycles=300)
            env.close()

    def test_api_with_other_options(self):
        from pettingzoo.test import api_test

        from tablee import aec

        for game, options in settings():
            with self.subTest(game=game, options=options):
                env = aec.env(game, seats=max(GAMES[game]), options=options)
                api_test(env, num_cycles=60)
                env.close()

    def test_seeds(self):
        from pettingzoo.test import seed_test

        from tablee import aec

        for game, seats in self.each():
            seed_test(lambda game=game, seats=seats: aec.env(game, seats=seats), num_cycles=100)

    def test_max_cycles(self):
        from pettingzoo.test.max_cycles_test import max_cycles_test

        from tablee import cycles

        for game, seats in self.each():
            max_cycles_test(cycles.of(game, seats=seats))

    def test_parallel(self):
        from pettingzoo.test import parallel_api_test, parallel_seed_test

        from tablee import cycles

        for game, seats in self.each():
            env = cycles.parallel_env(game, seats=seats)
            parallel_api_test(env, num_cycles=60)
            env.close()
            parallel_seed_test(lambda game=game, seats=seats: cycles.parallel_env(game, seats=seats), num_cycles=20)

    def test_gymnasium(self):
        from gymnasium.utils.env_checker import check_env

        from tablee.gym import SeatEnv

        for game in GAMES:
            with self.subTest(game=game):
                env = SeatEnv(game, seat=None)
                env.reset(seed=1)
                check_env(_Legal(env), skip_render_check=True)
                env.close()


class _Legal:
    """The checker samples without the mask, so its moves are made legal here."""

    def __new__(cls, env):
        import gymnasium

        class Legal(gymnasium.ActionWrapper):
            def action(self, action):
                mask = self.env._match.observe(self.env._me)["action_mask"]
                legal = list(itertools.compress(range(len(mask)), mask))
                return action if mask[action] else legal[int(action) % len(legal)]

        return Legal(env)


if __name__ == "__main__":
    unittest.main()
