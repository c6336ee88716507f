"""A game as a Gymnasium environment: one seat learns, bots of ours play the others. Needs ``gymnasium``."""

from typing import Any, Dict, Optional, Tuple

import gymnasium
import numpy as np
from gymnasium import spaces

from .engine import Engine, EngineError
from .learner_view import LearnerView
from .matches import Matches
from .rewards import rewards_of

#: What an action that is not legal costs: it also ends the episode.
ILLEGAL_REWARD = -1.0


class CaptainsTableEnv(gymnasium.Env):
    """An episode is a match. The reward comes at its end: 1 for winning alone, -1 for losing.

    The legal actions are in ``info["action_mask"]`` (``numpy.int8``, as ``Discrete.sample`` takes it) and, as
    MaskablePPO asks for them, in ``action_masks()``. Any other action loses the match.

    ``seat``: the learner's, or None for one drawn in each episode. ``opponents``: the level of the other seats.
    ``observe``: ``numbers`` (the view as a vector of ``width``) or ``features`` (those the game itself has named).
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        seat: Optional[int] = 0,
        opponents: str = "sailor",
        options: Optional[Dict[str, Any]] = None,
        observe: str = "numbers",
        size: int = 4096,
        width: int = 1024,
        engine: Optional[Engine] = None,
        render_mode: Optional[str] = None,
    ) -> None:
        self.render_mode = render_mode
        self._own_engine = engine is None
        self._engine = engine or Engine()
        self._seats = seats
        self._wanted_seat = seat
        self._opponents = opponents
        self._match: Optional[Matches] = None
        self._table = {"game": game, "seats": seats, "options": options, "size": size, "width": width}
        self._view = LearnerView(self._engine, game, seats, options, observe, size, width)
        self.action_space = spaces.Discrete(size)
        self.observation_space = self._view.space(spaces.Box)
        self._seat = seat or 0
        self._mask = np.zeros(size, dtype=np.int8)
        self._is_over = True

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None
    ) -> Tuple[Any, Dict[str, Any]]:
        super().reset(seed=seed)
        deal = str(int(self.np_random.integers(2**62)))
        drawn = int(self.np_random.integers(self._seats))
        self._seat = drawn if self._wanted_seat is None else self._wanted_seat
        if self._match is not None:
            self._match.close()
        bots = [None if seat == self._seat else self._opponents for seat in range(self._seats)]
        self._match = Matches(self._engine, **self._table, bots=bots, show=self._view.shown)
        seen = self._match.reset([deal])[0]
        self._is_over = seen.over
        return self._look(seen), self._info()

    def step(self, action: Any) -> Tuple[Any, float, bool, bool, Dict[str, Any]]:
        if self._is_over or self._match is None:
            raise RuntimeError("the episode is over: call reset() first")
        try:
            seen = self._match.step([int(action)])[0]
        except EngineError as error:
            if error.code != "not-legal":
                raise
            self._is_over = True
            observation = self._look(self._match.observe(0, self._seat))
            self._mask[:] = 0
            return observation, ILLEGAL_REWARD, True, False, {**self._info(), "illegal": True}
        self._is_over = seen.over
        if not seen.over:
            return self._look(seen), 0.0, False, False, self._info()
        reward = rewards_of(seen.result, self._view.cooperative)[self._seat]
        observation = self._look(self._match.observe(0, self._seat))
        return observation, reward, True, False, {**self._info(), "result": seen.result}

    def action_masks(self) -> "np.ndarray":
        """The legal actions as booleans."""
        return self._mask.astype(bool)

    def render(self) -> Optional[str]:
        """What the learner sees, as JSON."""
        if self.render_mode != "ansi" or self._match is None:
            return None
        return self._view.text(self._match, 0, self._seat)

    def close(self) -> None:
        if self._own_engine:
            self._engine.close()
        elif self._match is not None:
            self._match.close()
        self._match = None

    def _look(self, seen: Any) -> "np.ndarray":
        self._mask = self._view.mask(seen)
        return self._view.array(seen)

    def _info(self) -> Dict[str, Any]:
        return {"action_mask": self._mask.copy(), "seat": self._seat}
