"""A game as a PettingZoo AEC environment: every seat is an agent. Needs ``pettingzoo``."""

from typing import Any, Dict, Optional

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from .engine import Engine, EngineError
from .learner_view import LearnerView
from .matches import Matches, Observation
from .rewards import rewards_of

#: What an action that is not legal costs its agent: it also ends the match.
ILLEGAL_REWARD = -1.0


class CaptainsTableAEC(AECEnv):
    """Agents are called ``player_0``, ``player_1`` … by their seats, and act in the order that the rules ask for.

    Observations have an ``observation`` and an ``action_mask``. Rewards come at the end of the match: 1 for winning
    alone, -1 for losing; who shares the first place shares the win.
    """

    metadata = {"render_modes": ["ansi"], "name": "captains_table_v0", "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        options: Optional[Dict[str, Any]] = None,
        observe: str = "numbers",
        size: int = 4096,
        width: int = 1024,
        engine: Optional[Engine] = None,
        render_mode: Optional[str] = None,
    ) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents = []
        self._own_engine = engine is None
        self._engine = engine or Engine()
        self._view = LearnerView(self._engine, game, seats, options, observe, size, width)
        self._matches = Matches(
            self._engine, game, seats, options=options, show=self._view.shown, size=size, width=width
        )
        self._observation_spaces = {agent: self._new_space(size) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self._seen: Optional[Observation] = None
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        # What a game left over after its last agent was gone must not be found by the next.
        self._skip_agent_selection = None
        self._seen = self._matches.reset([str(int(self._chance.integers(2**62)))])[0]
        self.agent_selection = self.possible_agents[self._seen.seat or 0]

    def observe(self, agent: str) -> Dict[str, Any]:
        seat = self.possible_agents.index(agent)
        seen = self._seen
        if seen is None or seen.seat != seat:
            seen = self._matches.observe(0, seat)
        return {"observation": self._view.array(seen), "action_mask": self._view.mask(seen)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        try:
            self._seen = self._matches.step([int(action)])[0]
        except EngineError as error:
            if error.code != "not-legal":
                raise
            self._end({agent: ILLEGAL_REWARD})
        else:
            self._go_on()
        self._accumulate_rewards()

    def render(self) -> Optional[str]:
        """What the agent that acts next sees, as JSON."""
        if self.render_mode != "ansi" or not self.agents:
            return None
        return self._view.text(self._matches, 0, self.possible_agents.index(self.agent_selection))

    def close(self) -> None:
        if self._own_engine:
            self._engine.close()
        else:
            self._matches.close()

    def _new_space(self, size: int) -> Any:
        mask = spaces.Box(low=0, high=1, shape=(size,), dtype=np.int8)
        return spaces.Dict({"observation": self._view.space(spaces.Box), "action_mask": mask})

    def _go_on(self) -> None:
        seen = self._seen
        if not seen.over:
            self.agent_selection = self.possible_agents[seen.seat]
            return
        self._end(dict(zip(self.possible_agents, rewards_of(seen.result, self._view.cooperative))))
        for agent in self.agents:
            self.infos[agent] = {"result": seen.result}

    def _end(self, rewards: Dict[str, float]) -> None:
        self._seen = None
        self.rewards.update(rewards)
        for agent in self.agents:
            self.terminations[agent] = True


def env(game: str, seats: int = 2, **settings: Any) -> CaptainsTableAEC:
    """As PettingZoo's own games are made."""
    return CaptainsTableAEC(game, seats, **settings)
