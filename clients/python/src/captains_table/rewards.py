"""What a result is worth to a learner."""

from typing import Any, Dict, List


def wins_of(result: Dict[str, Any], cooperative: bool = False) -> List[float]:
    """By seat, how much of the win: those who share the first place share it, except where all win together."""
    ranking = result["ranking"]
    winners = 1 if cooperative or len(ranking) == 1 else ranking.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in ranking]


def rewards_of(result: Dict[str, Any], cooperative: bool = False) -> List[float]:
    """By seat, from -1 (lost) to 1 (won alone). Against each other they add up to 0."""
    wins = wins_of(result, cooperative)
    if cooperative or len(wins) == 1:
        return [2.0 * win - 1.0 for win in wins]
    others = len(wins) - 1
    return [win - (1.0 - win) / others for win in wins]
