"""Play and learn the games of Captain's Table: a thin client of its engine protocol.

Nothing here needs more than Python itself. ``captains_table.gymnasium_env`` and ``captains_table.pettingzoo_env`` import the
libraries they are named after, and are imported by those who want them.
"""

from .bot import serve_bot
from .engine import Engine, EngineError, EngineGone
from .matches import Matches, Observation
from .rewards import rewards_of, wins_of

__all__ = [
    "Engine",
    "EngineError",
    "EngineGone",
    "Matches",
    "Observation",
    "rewards_of",
    "serve_bot",
    "wins_of",
]
