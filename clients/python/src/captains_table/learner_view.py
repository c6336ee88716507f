"""Observations and masks as numpy arrays, for both kinds of environments."""

import json
from typing import Any, Dict, Optional

import numpy as np

from .engine import Engine
from .matches import Matches, Observation

#: No value of a view comes near it.
LARGEST = 1_000_000.0


class LearnerView:
    """How a learner sees the matches of one table."""

    def __init__(
        self,
        engine: Engine,
        game: str,
        seats: int,
        options: Optional[Dict[str, Any]],
        observe: str,
        size: int,
        width: int,
    ) -> None:
        if observe not in ("numbers", "features"):
            raise ValueError(f"observe must be numbers or features, not {observe!r}")
        self._size = size
        self._observe = observe
        opened = engine.ask("new", game=game, seats=seats, options=options)
        named = engine.ask("features", match=opened["match"]).get("features")
        engine.ask("drop", match=opened["match"])
        if observe == "features" and named is None:
            raise ValueError(f"{game} names no features: observe its numbers")
        self.names = named if observe == "features" else None
        self.width = len(named) if observe == "features" else width
        self.cooperative = _is_cooperative(engine, game, opened["options"]["mode"])
        self.shown = ["actions", observe]

    def space(self, box: Any) -> Any:
        """The space of observations; ``box`` is the class to make it of."""
        low, high = (0.0, 255.0) if self._observe == "features" else (-LARGEST, LARGEST)
        return box(low=low, high=high, shape=(self.width,), dtype=np.float32)

    def array(self, seen: Observation) -> "np.ndarray":
        if self._observe == "features":
            return np.asarray(seen.features or [0] * self.width, dtype=np.float32)
        array = np.zeros(self.width, dtype=np.float32)
        if seen.numbers is not None:
            array[seen.numbers["at"]] = seen.numbers["value"]
        return np.clip(array, -LARGEST, LARGEST)

    def mask(self, seen: Observation) -> "np.ndarray":
        mask = np.zeros(self._size, dtype=np.int8)
        mask[seen.actions or []] = 1
        return mask

    def text(self, matches: Matches, which: int, seat: int) -> str:
        return json.dumps(matches.look(which, seat), indent=2)


def _is_cooperative(engine: Engine, game: str, mode: str) -> bool:
    (meta,) = [each for each in engine.ask("games")["games"] if each["id"] == game]
    return any(each["id"] == mode and each.get("cooperative") is True for each in meta["modes"])
