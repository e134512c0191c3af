"""The games as PettingZoo environments in which every seat is asked in every cycle.

    from tablee import cycles
    parallel = cycles.parallel_env("flow", seats=3, max_cycles=500)

What a seat says that is not to act is passed over, and its mask is empty. `cycles.of("circus", seats=4)` has `env` and `parallel_env` of one
set-up, as PettingZoo's own modules have.
"""

import functools
from types import SimpleNamespace

from pettingzoo import ParallelEnv
from pettingzoo.utils import parallel_to_aec, wrappers

from .aec import raw_env as one_at_a_time


def of(game, **settings):
    """`env`, `raw_env` and `parallel_env` of one set-up."""
    makers = {"env": env, "raw_env": raw_env, "parallel_env": parallel_env}
    return SimpleNamespace(**{name: functools.partial(maker, game, **settings) for name, maker in makers.items()})


def env(game, **settings):
    return wrappers.OrderEnforcingWrapper(raw_env(game, **settings))


def raw_env(game, **settings):
    return parallel_to_aec(parallel_env(game, **settings))


class parallel_env(ParallelEnv):
    """One match; `settings` are those of `tablee.aec.raw_env`, but that a move which is not legal is replaced by one that is, unless
    `illegal="raise"`. Seats that are to act at the same time all act in one cycle."""

    def __init__(self, game, max_cycles=None, illegal="random", **settings):
        self._match = one_at_a_time(game, illegal=illegal, **settings)
        self.max_cycles = max_cycles
        self.metadata = {**self._match.metadata, "is_parallelizable": True}
        self.render_mode = self._match.render_mode
        self.possible_agents = self._match.possible_agents
        self.agents = []

    def observation_space(self, agent):
        return self._match.observation_space(agent)

    def action_space(self, agent):
        return self._match.action_space(agent)

    def reset(self, seed=None, options=None):
        self._match.reset(seed, options)
        self.agents = list(self.possible_agents)
        self._cycles = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions):
        match, asked = self._match, set()
        while not any(match.terminations.values()) and not any(match.truncations.values()):
            agent = match.agent_selection
            if agent in asked or agent not in actions:
                break
            asked.add(agent)
            together = len(self._waiting()) > 1
            match.step(actions[agent])
            if not together:
                break
        self._cycles += 1
        seen = self._seen()
        rewards = {agent: float(match.rewards[agent]) for agent in self.agents}
        over = {agent: match.terminations[agent] for agent in self.agents}
        late = bool(self.max_cycles) and self._cycles >= self.max_cycles
        cut = {agent: match.truncations[agent] or late and not over[agent] for agent in self.agents}
        infos = {agent: match.infos[agent] for agent in self.agents}
        if all(over.values()) or any(cut.values()):
            self.agents = []
        return seen, rewards, over, cut, infos

    def _waiting(self):
        """The seats that are to act now: those with a legal move."""
        return [agent for agent in self.agents if self._match.observe(agent)["action_mask"].any()]

    def _seen(self):
        return {agent: self._match.observe(agent) for agent in self.agents}

    def state(self):
        return self._match.state()

    def render(self):
        return self._match.render()

    def close(self):
        self._match.close()
