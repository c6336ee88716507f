"""The least of Gymnasium and PettingZoo that the environments lean on, where the libraries are not installed.

Written from their published interfaces, so that the environments can be tried at all. Tests say which they ran with.
"""

import sys
import types

import numpy as np


def libraries():
    """``(gymnasium, pettingzoo, are_real)``."""
    try:
        import gymnasium
        import pettingzoo

        return gymnasium, pettingzoo, True
    except ImportError:
        return (*_installed(), False)


def _installed():
    gymnasium = types.ModuleType("gymnasium")
    spaces = types.ModuleType("gymnasium.spaces")
    spaces.Box, spaces.Discrete, spaces.Dict = Box, Discrete, Dict
    gymnasium.Env, gymnasium.spaces = Env, spaces
    pettingzoo = types.ModuleType("pettingzoo")
    pettingzoo.AECEnv = AECEnv
    for module in (gymnasium, spaces, pettingzoo):
        sys.modules[module.__name__] = module
    return gymnasium, pettingzoo


class Box:
    def __init__(self, low, high, shape, dtype):
        self.low, self.high, self.shape, self.dtype = low, high, shape, np.dtype(dtype)

    def contains(self, value):
        if not isinstance(value, np.ndarray) or value.shape != self.shape or value.dtype != self.dtype:
            return False
        return bool(np.all(value >= self.low) and np.all(value <= self.high))


class Discrete:
    def __init__(self, n):
        self.n = n

    def contains(self, value):
        return 0 <= int(value) < self.n


class Dict:
    def __init__(self, spaces):
        self.spaces = spaces

    def contains(self, value):
        return value.keys() == self.spaces.keys() and all(self.spaces[key].contains(value[key]) for key in value)


class Env:
    _np_random = None

    @property
    def np_random(self):
        if self._np_random is None:
            self._np_random = np.random.default_rng()
        return self._np_random

    def reset(self, *, seed=None, options=None):
        if seed is not None:
            self._np_random = np.random.default_rng(seed)


class AECEnv:
    def agent_iter(self, max_iter=2**63):
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def last(self, observe=True):
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        reward = self._cumulative_rewards[agent]
        return seen, reward, self.terminations[agent], self.truncations[agent], self.infos[agent]

    @property
    def num_agents(self):
        return len(self.agents)

    def _clear_rewards(self):
        for agent in self.rewards:
            self.rewards[agent] = 0

    def _accumulate_rewards(self):
        for agent, reward in self.rewards.items():
            self._cumulative_rewards[agent] += reward

    def _was_dead_step(self, action):
        if action is not None:
            raise ValueError("when an agent is dead, the only valid action is None")
        agent = self.agent_selection
        for by_agent in (self.terminations, self.truncations, self.rewards, self._cumulative_rewards, self.infos):
            del by_agent[agent]
        self.agents.remove(agent)
        dead = [other for other in self.agents if self.terminations[other] or self.truncations[other]]
        if dead:
            self.agent_selection = dead[0]
        self._clear_rewards()
