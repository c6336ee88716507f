"""Many matches of one game in one engine process, all asked in one line."""

from dataclasses import dataclass
from typing import Any, Dict, Iterable, List, Optional, Sequence

from .engine import Engine, EngineError


@dataclass(frozen=True)
class Observation:
    """What the seat that decides may know, as far as it was asked for with ``show``."""

    over: bool
    #: Who decides; None when the match is over.
    seat: Optional[int]
    pending: List[Dict[str, Any]]
    #: The legal moves, and the number of each below the ``size`` of the action space, in the same order.
    moves: Optional[List[Dict[str, Any]]] = None
    actions: Optional[List[int]] = None
    view: Optional[Any] = None
    #: The view as a sparse vector: places, and what is there.
    numbers: Optional[Dict[str, List[float]]] = None
    #: The numbers that the game itself has named.
    features: Optional[List[int]] = None
    #: Ranking, scores and where the points came from, once it is over.
    result: Optional[Dict[str, Any]] = None

    @staticmethod
    def of(reply: Dict[str, Any]) -> "Observation":
        known = {name: reply[name] for name in Observation.__dataclass_fields__ if name in reply}
        return Observation(**{"seat": None, "pending": [], **known})

    def mask(self, size: int) -> List[int]:
        """1 at each action that may be chosen, 0 elsewhere."""
        mask = [0] * size
        for action in self.actions or []:
            mask[action] = 1
        return mask

    def vector(self, width: int) -> List[float]:
        """The numbers of the view, written out."""
        vector = [0.0] * width
        if self.numbers is not None:
            for place, value in zip(self.numbers["at"], self.numbers["value"]):
                vector[place] = float(value)
        return vector


class Matches:
    """So many matches of one game, side by side.

    ``bots``: a level (or None for the caller of ``step``) for each seat. ``show``: any of view, moves, actions, numbers,
    features. ``size`` and ``width``: of actions and numbers.
    """

    def __init__(
        self,
        engine: Engine,
        game: str,
        seats: int = 2,
        count: int = 1,
        *,
        options: Optional[Dict[str, Any]] = None,
        bots: Optional[Sequence[Optional[str]]] = None,
        show: Sequence[str] = ("moves",),
        size: int = 4096,
        width: int = 1024,
    ) -> None:
        self._engine = engine
        self._new = {"do": "new", "game": game, "seats": seats}
        if options is not None:
            self._new["options"] = dict(options)
        if bots is not None:
            self._new["bots"] = list(bots)
        self._look = {"show": list(show), "size": size, "width": width}
        self._handles: List[Optional[int]] = [None] * count

    def __len__(self) -> int:
        return len(self._handles)

    def reset(self, seeds: Optional[Sequence[str]] = None) -> List[Observation]:
        """Begins all of them again: with the same seeds the same deals."""
        return self.renew(range(len(self)), seeds)

    def renew(self, which: Iterable[int], seeds: Optional[Sequence[str]] = None) -> List[Observation]:
        """Begins some of them again. Answers their observations, in the order of ``which``."""
        chosen = list(which)
        if seeds is not None and len(seeds) != len(chosen):
            raise ValueError(f"{len(chosen)} matches need as many seeds, not {len(seeds)}")
        old = [self._handles[i] for i in chosen if self._handles[i] is not None]
        requests: List[Dict[str, Any]] = [{"do": "drop", "match": handle} for handle in old]
        for at in range(len(chosen)):
            requests.append({**self._new, **({} if seeds is None else {"seed": seeds[at]})})
            # It means the match made last.
            requests.append({"do": "observe", **self._look})
        replies = _all_accepted(self._engine.batch(requests))[len(old) :]
        for at, i in enumerate(chosen):
            self._handles[i] = replies[2 * at]["match"]
        return [Observation.of(reply) for reply in replies[1::2]]

    def step(self, choices: Sequence[Any], by: str = "action") -> List[Optional[Observation]]:
        """Plays one choice in each match, and None in those to be left alone, which answer None.

        ``by`` says what the choices are: ``action``, ``index`` (of the legal moves) or ``move``.
        """
        if len(choices) != len(self):
            raise ValueError(f"{len(self)} matches need as many choices, not {len(choices)}")
        asked = [i for i, choice in enumerate(choices) if choice is not None]
        requests = [
            {"do": "step", "match": self._handles[i], by: choices[i], **self._look} for i in asked
        ]
        answers: List[Optional[Observation]] = [None] * len(self)
        for i, reply in zip(asked, _all_accepted(self._engine.batch(requests))):
            answers[i] = Observation.of(reply)
        return answers

    def observe(self, which: int, viewer: Optional[int] = None) -> Observation:
        """One match as it is now, for a seat that need not be the one that decides."""
        fields = {**self._look, **({} if viewer is None else {"viewer": viewer})}
        return Observation.of(self._engine.ask("observe", match=self._handles[which], **fields))

    def look(self, which: int, viewer: int) -> Any:
        """The table as a seat sees it."""
        return self._engine.ask("view", match=self._handles[which], viewer=viewer)["view"]

    def save(self, which: int) -> Dict[str, Any]:
        """The match as a document that ``captains-table verify`` and ``replay`` can read."""
        return self._engine.ask("save", match=self._handles[which])["document"]

    def close(self) -> None:
        """Forgets the matches; the engine stays."""
        held = [handle for handle in self._handles if handle is not None]
        self._handles = [None] * len(self)
        self._engine.batch({"do": "drop", "match": handle} for handle in held)


def _all_accepted(replies: List[Any]) -> List[Dict[str, Any]]:
    for reply in replies:
        if isinstance(reply, EngineError):
            raise reply
    return replies
