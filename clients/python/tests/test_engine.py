"""The client against the real engine."""

import io
import json
import unittest

from . import paths  # noqa: F401
from captains_table import Engine, EngineError, EngineGone, Matches, rewards_of, serve_bot, wins_of
from .with_engine import EngineTestCase


class EngineTest(EngineTestCase):
    def test_a_match_is_played_to_its_end(self):
        opened = self.engine.ask("new", game="tic-tac-toe", seats=2, seed="a")
        seen = self.engine.ask("observe", match=opened["match"])
        while not seen["over"]:
            seen = self.engine.ask("step", match=opened["match"], move=seen["moves"][0])
        self.assertEqual(sorted(wins_of(seen["result"])), [0.0, 1.0])

    def test_a_refusal_names_its_rule(self):
        match = self.engine.ask("new", game="tic-tac-toe", seats=2)["match"]
        move = {"kind": "mark", "square": 4}
        self.engine.ask("apply", match=match, seat=0, move=move)
        with self.assertRaises(EngineError) as caught:
            self.engine.ask("apply", match=match, seat=1, move=move)
        self.assertEqual((caught.exception.code, caught.exception.rule), ("occupied", "TTT-2.2"))
        self.assertEqual(caught.exception.params, {"square": 4})

    def test_a_batch_answers_each_request(self):
        replies = self.engine.batch([{"do": "new", "game": "chess", "seats": 2}, {"do": "games"}])
        self.assertIsInstance(replies[0], EngineError)
        self.assertIn("port-royal", [game["id"] for game in replies[1]["games"]])
        self.assertEqual(self.engine.batch([]), [])

    def test_every_game_can_be_played_by_actions(self):
        for game in self.engine.ask("games")["games"]:
            seats = game["modes"][0]["players"]["min"]
            matches = Matches(self.engine, game["id"], seats, show=("actions", "moves"))
            seen = matches.reset(["s"])[0]
            for _ in range(15):
                if seen.over:
                    break
                self.assertEqual(len(set(seen.actions)), len(seen.moves))
                seen = matches.step([seen.actions[-1]])[0]
            matches.close()


class MatchesTest(unittest.TestCase):
    def setUp(self):
        self.engine = Engine()
        self.addCleanup(self.engine.close)

    def play(self, count, seeds):
        """First moves, until all are over. Answers how they ended."""
        matches = Matches(self.engine, "stowaways", 2, count, bots=["cabin-boy", None], show=("actions", "numbers"))
        seen = matches.reset(seeds)
        results = [None] * count
        while any(now is not None and not now.over for now in seen):
            seen = matches.step([None if now is None or now.over else now.actions[0] for now in seen])
            for i, now in enumerate(seen):
                if now is not None and now.over:
                    results[i] = now.result["scores"]
        return results

    def test_many_matches_side_by_side_are_those_of_their_seeds(self):
        seeds = [f"seed/{i}" for i in range(12)]
        together = self.play(12, seeds)
        self.assertNotIn(None, together)
        self.assertGreater(len({tuple(scores) for scores in together}), 1)
        self.assertEqual([self.play(1, [seed])[0] for seed in seeds], together)

    def test_masks_and_vectors_say_what_the_lists_say(self):
        matches = Matches(self.engine, "stowaways", 3, 2, show=("actions", "moves", "numbers"), size=64, width=128)
        seen = matches.reset(["a", "b"])[1]
        mask = seen.mask(64)
        self.assertEqual([i for i, legal in enumerate(mask) if legal], sorted(seen.actions))
        self.assertEqual(sum(mask), len(seen.moves))
        vector = seen.vector(128)
        self.assertEqual(len(vector), 128)
        self.assertEqual([vector[place] for place in seen.numbers["at"]], seen.numbers["value"])

    def test_some_are_begun_anew_while_others_go_on(self):
        matches = Matches(self.engine, "tic-tac-toe", 2, 3)
        matches.reset(["a", "b", "c"])
        self.assertIsNone(matches.step([0, None, 0], by="index")[1])
        self.assertEqual(len(matches.renew([2], ["d"])[0].moves), 9)
        self.assertEqual([len(matches.observe(i).moves) for i in range(3)], [8, 9, 9])
        self.assertEqual(matches.save(0)["log"], [{"seat": 0, "move": {"kind": "mark", "square": 0}}])

    def test_what_does_not_fit_is_refused(self):
        matches = Matches(self.engine, "tic-tac-toe", 2, 2, size=50)
        seen = matches.reset()
        self.assertRaises(ValueError, matches.step, [0])
        self.assertRaises(ValueError, matches.reset, ["a"])
        with self.assertRaises(EngineError) as caught:
            matches.step([49, None])
        self.assertEqual(caught.exception.code, "not-legal")
        self.assertEqual(len(seen[0].moves), len(matches.observe(0).moves))


class GoneTest(unittest.TestCase):
    def test_an_engine_that_is_not_there(self):
        self.assertRaises(EngineGone, Engine, ["there-is-no-such-engine"])

    def test_an_engine_that_ends(self):
        engine = Engine(["sh", "-c", "read line; exit 3"])
        self.addCleanup(engine.close)
        with self.assertRaisesRegex(EngineGone, "exit code 3"):
            engine.ask("games")

    def test_an_engine_that_does_not_answer(self):
        engine = Engine(["sh", "-c", "read line; exec sleep 60"], timeout=0.2)
        self.addCleanup(engine.close)
        with self.assertRaisesRegex(EngineGone, "within 0.2 s"):
            engine.ask("games")


class RewardsTest(unittest.TestCase):
    def test_they_add_up_to_nothing_against_each_other(self):
        self.assertEqual(rewards_of({"ranking": [2, 1]}), [-1.0, 1.0])
        self.assertEqual(rewards_of({"ranking": [1, 1]}), [0.0, 0.0])
        self.assertEqual(rewards_of({"ranking": [1, 2, 3]}), [1.0, -0.5, -0.5])
        self.assertAlmostEqual(sum(rewards_of({"ranking": [1, 1, 3, 4]})), 0.0)

    def test_together_or_alone_all_is_won_or_lost(self):
        self.assertEqual(rewards_of({"ranking": [1, 1]}, cooperative=True), [1.0, 1.0])
        self.assertEqual(rewards_of({"ranking": [2]}), [-1.0])


class BotTest(unittest.TestCase):
    def test_a_program_at_the_table_says_hello_and_chooses(self):
        requests = [
            {"id": 1, "do": "hello", "game": "stowaways", "seat": 1},
            {"id": 2, "do": "saw", "seat": 0},
            {"id": 3, "do": "choose", "moves": ["a", "b", "c"]},
            {"id": 4, "do": "quit"},
            {"id": 5, "do": "choose", "moves": ["a"]},
        ]
        out = io.StringIO()
        lines = io.StringIO("".join(json.dumps(request) + "\n" for request in requests))
        serve_bot(
            lambda request, hello: len(request["moves"]) - hello["seat"],
            name="Polly",
            stdin=lines,
            stdout=out,
        )
        self.assertEqual(
            [json.loads(line) for line in out.getvalue().splitlines()],
            [{"id": 1, "ok": True, "name": "Polly"}, {"id": 3, "ok": True, "index": 2}],
        )
