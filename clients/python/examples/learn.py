"""Learns a game by playing it, with nothing but Python: a linear policy, improved by policy gradients (REINFORCE).

    python examples/learn.py                        # Port Royal for two against cabin-boy, some minutes
    python examples/learn.py --game caravelas --opponent random --episodes 2000

Each legal move is described by a few words (what it is, and what of the table it goes with). The policy adds up the
weights of these words and chooses by softmax. Won games make the words of the moves that were chosen heavier,
lost ones lighter. All matches of a batch run side by side in one engine process.
"""

import argparse
import math
import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from captains_table import Engine, Matches, wins_of  # noqa: E402


def words_of(move, view):
    """What a move is, and what it is together with each small number at the top of the view."""
    kind = move["kind"]
    words = [kind]
    for name, value in move.items():
        if name != "kind" and not isinstance(value, list):
            # Copies of a card differ in their last figures alone.
            told = value.rstrip("0123456789").rstrip("-") if isinstance(value, str) else value
            words.append(f"{kind} {name} {told}")
    for name, value in view.items():
        if isinstance(value, list):
            words.append(f"{kind} with {min(len(value), 8)} {name}")
    return words


class Policy:
    def __init__(self, chance):
        self.weights = {}
        self._chance = chance

    def scores(self, described):
        return [sum(self.weights.get(word, 0.0) for word in words) for words in described]

    def shares(self, described):
        scores = self.scores(described)
        most = max(scores)
        parts = [math.exp(score - most) for score in scores]
        total = sum(parts)
        return [part / total for part in parts]

    def draw(self, described):
        shares = self.shares(described)
        return self._chance.choices(range(len(shares)), shares)[0], shares

    def best(self, described):
        """Of equals any: a policy that has learned nothing plays at random."""
        scores = self.scores(described)
        most = max(scores)
        return self._chance.choice([i for i, score in enumerate(scores) if score == most])

    def learn(self, decisions, by):
        """Makes what was chosen likelier, or less likely where ``by`` is below 0."""
        for described, shares, chosen in decisions:
            for i, words in enumerate(described):
                push = by * ((1.0 if i == chosen else 0.0) - shares[i])
                for word in words:
                    self.weights[word] = self.weights.get(word, 0.0) + push


class Player:
    """Plays batches of matches against bots, on every seat equally often."""

    def __init__(self, engine, game, seats, opponent, batch):
        self._seats = seats
        self._tables = [
            Matches(
                engine,
                game,
                seats,
                batch,
                bots=[None if other == seat else opponent for other in range(seats)],
                show=("moves", "view"),
            )
            for seat in range(seats)
        ]

    def play(self, policy, seeds, seat, learning):
        """Answers, for each match, the share of the win and the decisions that had a choice."""
        table = self._tables[seat]
        seen = table.reset(seeds)
        decisions = [[] for _ in seeds]
        wins = [0.0] * len(seeds)
        while True:
            choices = [None] * len(seeds)
            for i, now in enumerate(seen):
                if now is None:
                    continue
                if now.over:
                    wins[i] = wins_of(now.result)[seat]
                elif len(now.moves) == 1:
                    choices[i] = 0
                else:
                    described = [words_of(move, now.view) for move in now.moves]
                    if learning:
                        choices[i], shares = policy.draw(described)
                        decisions[i].append((described, shares, choices[i]))
                    else:
                        choices[i] = policy.best(described)
            if all(choice is None for choice in choices):
                return wins, decisions
            seen = table.step(choices, by="index")


def win_rate(player, policy, seats, games, batch):
    """Over fresh deals that are the same before and after."""
    total = 0.0
    played = 0
    while played < games:
        seeds = [f"test/{played + i}" for i in range(batch)]
        wins, _ = player.play(policy, seeds, (played // batch) % seats, learning=False)
        total += sum(wins)
        played += batch
    return total / played, played


def train(player, policy, seats, episodes, batch, rate, progress):
    usual = 1.0 / seats
    done = 0
    while done < episodes:
        seeds = [f"train/{done + i}" for i in range(batch)]
        wins, decisions = player.play(policy, seeds, (done // batch) % seats, learning=True)
        mean = sum(wins) / batch
        for win, chosen in zip(wins, decisions):
            policy.learn(chosen, rate * (win - usual) / math.sqrt(1 + len(chosen)))
        usual += 0.1 * (mean - usual)
        done += batch
        progress(done, usual)
    return policy


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="port-royal")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--opponent", default="cabin-boy")
    parser.add_argument("--episodes", type=int, default=3000)
    parser.add_argument("--batch", type=int, default=50)
    parser.add_argument("--games", type=int, default=400, help="how many to measure with")
    parser.add_argument("--rate", type=float, default=0.3)
    parser.add_argument("--seed", default="learn")
    asked = parser.parse_args()
    chance = random.Random(asked.seed)
    policy = Policy(chance)
    start = time.monotonic()
    with Engine() as engine:
        player = Player(engine, asked.game, asked.seats, asked.opponent, asked.batch)

        def progress(done, usual):
            if done % (10 * asked.batch) == 0:
                print(f"  {done} matches: wins about {usual:.2f}", flush=True)

        before, games = win_rate(player, policy, asked.seats, asked.games, asked.batch)
        print(f"{asked.game} for {asked.seats} against {asked.opponent}: {games} matches each time")
        print(f"before: wins {before:.3f}", flush=True)
        train(player, policy, asked.seats, asked.episodes, asked.batch, asked.rate, progress)
        after, _ = win_rate(player, policy, asked.seats, asked.games, asked.batch)
        print(f"after {asked.episodes} matches: wins {after:.3f} ({len(policy.weights)} weights)")
    print(f"{time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()
