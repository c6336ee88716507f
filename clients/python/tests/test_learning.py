"""The example really learns. All of it follows from seeds, so that it does so every time."""

import random
import unittest

from . import paths  # noqa: F401
from captains_table import Engine
from learn import Player, Policy, train, win_rate


class LearningTest(unittest.TestCase):
    def test_the_example_wins_more_than_before(self):
        policy = Policy(random.Random("learn"))
        with Engine() as engine:
            player = Player(engine, "stowaways", 2, "random", 50)
            before, games = win_rate(player, policy, 2, 200, 50)
            train(player, policy, 2, 300, 50, 0.3, lambda *_: None)
            after, _ = win_rate(player, policy, 2, 200, 50)
        print(f"stowaways against random, {games} matches each time: {before:.3f} before, {after:.3f} after")
        self.assertLess(before, 0.6)
        self.assertGreater(after, before + 0.12)
