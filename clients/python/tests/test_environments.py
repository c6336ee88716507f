"""Both kinds of environments against the real engine: by the libraries' own checks where they are installed."""

import random
import unittest
import warnings

from . import paths  # noqa: F401

try:
    import numpy as np
except ImportError:
    np = None

if np is not None:
    from .stand_ins import libraries

    GYMNASIUM, PETTINGZOO, ARE_REAL = libraries()
    from captains_table.gymnasium_env import CaptainsTableEnv
    from captains_table.pettingzoo_env import CaptainsTableAEC

    print("environments:", "with gymnasium and pettingzoo" if ARE_REAL else "gymnasium and pettingzoo are not "
          "installed, so against stand-ins of their interfaces: their own checks were not run")
from .with_engine import EngineTestCase


@unittest.skipIf(np is None, "numpy is not installed: the environments were not tried")
class EnvironmentTest(EngineTestCase):
    pass


class GymnasiumTest(EnvironmentTest):
    def make(self, game="stowaways", **settings):
        return CaptainsTableEnv(game, engine=self.engine, opponents="cabin-boy", **settings)

    def play(self, env, seed):
        """A whole episode at random. Answers everything that was seen."""
        chance = random.Random(seed)
        seen, info = env.reset(seed=seed)
        story = [(seen.tolist(), info["action_mask"].tolist(), None)]
        while True:
            self.assertTrue(env.observation_space.contains(seen))
            self.assertEqual(info["action_mask"].dtype, np.int8)
            self.assertEqual(env.action_masks().tolist(), (info["action_mask"] == 1).tolist())
            action = chance.choice(np.flatnonzero(info["action_mask"]).tolist())
            self.assertTrue(env.action_space.contains(action))
            seen, reward, terminated, truncated, info = env.step(np.int64(action))
            self.assertIsInstance(reward, float)
            self.assertEqual((type(terminated), truncated), (bool, False))
            story.append((seen.tolist(), info["action_mask"].tolist(), reward))
            if terminated:
                self.assertTrue(env.observation_space.contains(seen))
                self.assertIn("ranking", info["result"])
                return story
            self.assertEqual(reward, 0.0)

    def test_episodes_follow_from_their_seeds(self):
        env = self.make(size=256, width=128)
        first, other = self.play(env, 1), self.play(env, 2)
        self.assertEqual(self.play(env, 1), first)
        self.assertNotEqual(other, first)
        self.assertIn(first[-1][2], (-1.0, 0.0, 1.0))

    def test_an_illegal_action_loses_the_match(self):
        env = self.make("port-royal", seats=3, seat=None)
        _, info = env.reset(seed=3)
        illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
        _, reward, terminated, _, info = env.step(illegal)
        self.assertEqual((reward, terminated, info["illegal"]), (-1.0, True, True))
        self.assertRaises(RuntimeError, env.step, illegal)
        env.reset()

    def test_it_renders_what_the_learner_sees(self):
        env = self.make(render_mode="ansi")
        env.reset(seed=1)
        self.assertTrue(env.render().startswith("{"))
        self.assertIsNone(self.make().render())

    def test_unnamed_features_are_refused(self):
        self.assertRaises(ValueError, self.make, observe="features")
        self.assertRaises(ValueError, self.make, observe="everything")

    def test_the_own_checks_of_the_library(self):
        if not ARE_REAL:
            self.skipTest("gymnasium is not installed: its check_env was not run")
        from gymnasium.utils.env_checker import check_env

        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            check_env(self.make(), skip_render_check=True)


class PettingZooTest(EnvironmentTest):
    def make(self, game="stowaways", seats=3, **settings):
        return CaptainsTableAEC(game, seats, engine=self.engine, **settings)

    def test_all_agents_act_and_are_rewarded_once(self):
        env = self.make()
        for seed in (1, 2, 1):
            chance = random.Random(seed)
            env.reset(seed=seed)
            self.assertEqual(env.agents, ["player_0", "player_1", "player_2"])
            self.assertFalse(any(env.terminations.values()))
            owed = {agent: 0.0 for agent in env.agents}
            total = dict(owed)
            acted = set()
            for agent in env.agent_iter(1000):
                seen, reward, terminated, truncated, info = env.last()
                self.assertEqual(reward, owed[agent])
                total[agent] += reward
                self.assertTrue(env.observation_space(agent).contains(seen))
                self.assertIs(env.observation_space(agent), env.observation_space(agent))
                if terminated or truncated:
                    self.assertEqual(int(seen["action_mask"].sum()), 0)
                    action = None
                else:
                    action = np.int64(chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))
                    acted.add(agent)
                self.assertIsNone(env.step(action))
                owed[agent] = 0.0
                for other, got in env.rewards.items():
                    owed[other] += got
                self.assertEqual(set(env.rewards), set(env.agents))
                self.assertEqual(set(env.terminations), set(env.agents))
                self.assertEqual(set(env.infos), set(env.agents))
            self.assertEqual(env.agents, [])
            self.assertEqual(acted, set(env.possible_agents))
            self.assertAlmostEqual(sum(total.values()), 0.0)
            self.assertEqual(max(total.values()) > 0, True)

    def test_who_does_not_act_sees_its_own_view_and_may_choose_nothing(self):
        env = self.make("port-royal", 2)
        env.reset(seed=5)
        waiting = [agent for agent in env.agents if agent != env.agent_selection][0]
        seen = env.observe(waiting)
        self.assertEqual(int(seen["action_mask"].sum()), 0)
        self.assertGreater(int(np.count_nonzero(seen["observation"])), 0)

    def test_an_illegal_action_ends_the_match(self):
        env = self.make("tic-tac-toe", 2, render_mode="ansi")
        env.reset(seed=5)
        self.assertTrue(env.render().startswith("{"))
        agent = env.agent_selection
        mask = env.observe(agent)["action_mask"]
        env.step(int(np.flatnonzero(mask == 0)[0]))
        self.assertEqual(env.rewards[agent], -1.0)
        self.assertTrue(all(env.terminations.values()))
        while env.agents:
            env.step(None)

    def test_the_own_checks_of_the_library(self):
        if not ARE_REAL:
            self.skipTest("pettingzoo is not installed: its api_test was not run")
        from pettingzoo.test import api_test

        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            api_test(self.make(), num_cycles=50)


class OwnEngineTest(unittest.TestCase):
    @unittest.skipIf(np is None, "numpy is not installed: the environments were not tried")
    def test_an_environment_starts_and_ends_an_engine_of_its_own(self):
        for env in (CaptainsTableEnv("tic-tac-toe"), CaptainsTableAEC("tic-tac-toe")):
            env.reset(seed=1)
            process = env._engine._process
            env.close()
            self.assertEqual(process.poll(), 0)
