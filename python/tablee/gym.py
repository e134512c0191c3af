"""One seat of a game as a Gymnasium environment; the other seats are played by somebody else.

    from tablee.gym import SeatEnv
    env = SeatEnv("circus", opponents="random")

`opponents` is "random", a level of the house's bots ("novice", "casual", "strong", "expert"), or a function that takes an observation and
answers an action. `seat` is the learner's; None changes it from match to match.
"""

import gymnasium
import numpy as np

from .aec import raw_env

_DESK = 9_998


class SeatEnv(gymnasium.Env):
    metadata = {"render_modes": ["ansi"]}

    def __init__(self, game, opponents="random", seat=0, iterations=200, render_mode=None, **settings):
        self._match = raw_env(game, render_mode=render_mode, **settings)
        self.render_mode = render_mode
        self.opponents, self.seat, self.iterations = opponents, seat, iterations
        agent = self._match.possible_agents[0]
        self.observation_space = self._match.observation_space(agent)
        self.action_space = self._match.action_space(agent)
        self._me = agent

    def reset(self, seed=None, options=None):
        super().reset(seed=seed)
        self._match.reset(int(self.np_random.integers(2**62)))
        agents = self._match.possible_agents
        seat = int(self.np_random.integers(len(agents))) if self.seat is None else self.seat
        self._me = agents[seat]
        self._others()
        return self._match.observe(self._me), self._info()

    def step(self, action):
        self._match.step(action)
        self._others()
        match = self._match
        reward = float(match.rewards[self._me]) if match.terminations[self._me] else 0.0
        return match.observe(self._me), reward, match.terminations[self._me], match.truncations[self._me], self._info()

    def _info(self):
        return {"seat": self._match.possible_agents.index(self._me), **self._match.infos[self._me]}

    def _others(self):
        match = self._match
        while match.agent_selection != self._me and not match.terminations[self._me] and not match.truncations[self._me]:
            match.step(self._answer(match.observe(match.agent_selection)))

    def _answer(self, seen):
        if callable(self.opponents):
            return self.opponents(seen)
        if self.opponents == "random":
            return int(self.np_random.choice(np.flatnonzero(seen["action_mask"])))
        return self._bot()

    def _bot(self):
        """What a bot of the house plays: it is asked at the engine's desk, where it sees what its seat may see."""
        engine = self._match.arena.engine
        self._match.lift(_DESK)
        seat = self._match.possible_agents.index(self._match.agent_selection)
        seed = self.np_random.bytes(32).hex()
        asked = {"level": self.opponents, "iterations": self.iterations, "actor": seat, "seed": seed}
        return engine.ask(do="bot", match=_DESK, **asked)["number"]

    def render(self):
        return self._match.render()

    def close(self):
        self._match.close()
