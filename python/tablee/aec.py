"""The games as PettingZoo environments in which one agent acts at a time (AEC).

    from tablee import aec
    env = aec.env("circus", seats=2)

Observations are dictionaries with `observation`, a vector of whole numbers, and `action_mask`. Agents are `player_0` and so on, after the
seats. All rewards come at the end, from 1 to -1 (`tablee.results`), or with `rewards="scores"` the points of the final count.
"""

import struct

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from .arena import Arena, seed_bytes
from .results import rewards as worth

_DESK = 9_999


def env(game, **settings):
    """The environment, wrapped so that calls in a wrong order are told."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, **settings))


class raw_env(AECEnv):
    """One match. `settings` are those of `Arena`; beside them:

    `max_cycles`: after so many decisions for each seat the match is cut off.
    `illegal`: "raise" (the default), or "random": a legal move, drawn from the seed, takes the place of one that is not.
    `rewards`: "ranks" (the default) or "scores".
    """

    def __init__(self, game, max_cycles=None, illegal="raise", rewards="ranks", render_mode=None, **settings):
        super().__init__()
        if illegal not in ("raise", "random") or rewards not in ("ranks", "scores"):
            raise ValueError('illegal is "raise" or "random", rewards is "ranks" or "scores"')
        self.metadata = {"name": f"tablee_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.arena = Arena(game, slots=1, **settings)
        self.max_cycles, self.illegal, self.reward_kind = max_cycles, illegal, rewards
        seats = self.arena.seats
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        numbers = np.iinfo(np.int16)
        length, actions = self.arena.length, self.arena.action_count
        self.observation_spaces = {agent: _observations(length, actions, numbers) for agent in self.possible_agents}
        self.action_spaces = {agent: gymnasium.spaces.Discrete(actions) for agent in self.possible_agents}
        self._seed, self._episode = None, 0
        self._layout()

    def _layout(self):
        fields = self.arena.dtype.fields
        self._vector_at, self._mask_at = fields["vector"][1], fields["mask"][1]
        self._actor_at, self._over_at = fields["actor"][1], fields["over"][1]
        self._time = struct.Struct("<qq")

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        if seed is not None:
            self._seed, self._episode = seed, 0
        elif self._seed is None:
            self._seed = int.from_bytes(np.random.default_rng().bytes(8), "little")
        else:
            self._episode += 1
        key = seed_bytes(self._seed, self._episode)
        self._rng = np.random.default_rng(list(key[:8]))
        row = self.arena.reset(seeds=[key])
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._decisions = 0
        self._now(memoryview(bytearray(row.tobytes())))

    def _now(self, row):
        """Takes in a row: who acts, or how it ended."""
        self._row = row
        if row[self._over_at]:
            self._finish(row)
        else:
            actor = row[self._actor_at]
            if actor < len(self.possible_agents):
                self.agent_selection = self.possible_agents[actor]
            else:
                self._cut()  # the log is full, so nobody is to act

    def _finish(self, row):
        end = np.frombuffer(row, self.arena.dtype, 1)[0]
        ranks, scores = end["ranks"].tolist(), end["scores"].tolist()
        values = worth(ranks, self.arena.sides) if self.reward_kind == "ranks" else map(float, scores)
        for agent, value in zip(self.possible_agents, values):
            self.rewards[agent] = value
            self.terminations[agent] = True
            self.infos[agent] = {"rank": ranks[self._seat[agent]], "score": scores[self._seat[agent]]}

    def _cut(self):
        for agent in self.agents:
            self.truncations[agent] = True

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        action = int(action)
        if not 0 <= action < self.arena.action_count or not self._row[self._mask_at + action]:
            action = self._instead(action)
        self._cumulative_rewards[agent] = 0.0
        self._decisions += 1
        self._now(self.arena.step_one(0, action))
        if self.max_cycles and self._decisions >= self.max_cycles * len(self.possible_agents):
            if not self.terminations[agent]:
                self._cut()
        if self.terminations[agent]:
            self._accumulate_rewards()

    def _instead(self, action):
        if self.illegal == "raise":
            raise ValueError(f"{action} is not a legal action now: take one whose mask is 1")
        mask = np.frombuffer(self._row, np.int8, self.arena.action_count, self._mask_at)
        return int(self._rng.choice(np.flatnonzero(mask)))

    def observe(self, agent):
        seat = self._seat[agent]
        row = self._row if self._row[self._actor_at] == seat else self.arena.observe_one(0, seat)
        return {
            "observation": np.frombuffer(row, "<i2", self.arena.length, self._vector_at),
            "action_mask": np.frombuffer(row, np.int8, self.arena.action_count, self._mask_at),
        }

    def clock(self):
        """The game time in milliseconds, and when the clock acts, or None."""
        at, due = self._time.unpack_from(self._row)
        return at, None if due < 0 else due

    def state(self):
        """Everything that any seat knows: the vectors of all seats, one after the other."""
        seats = range(self.arena.seats)
        return np.concatenate([self.arena.observe([0], seat)["vector"][0].copy() for seat in seats])

    def lift(self, match=0):
        """Puts this match onto the engine's desk, see `Arena.lift`."""
        return self.arena.lift(0, match)

    def render(self):
        if self.render_mode is None:
            gymnasium.logger.warn("render_mode was not given, so there is nothing to render")
            return None
        self.arena.lift(0, _DESK)
        return self.arena.engine.ask(do="draw", match=_DESK)["drawing"]

    def close(self):
        self.arena.close()


def _observations(length, actions, numbers):
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(numbers.min, numbers.max, (length,), np.int16),
            "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
        }
    )
