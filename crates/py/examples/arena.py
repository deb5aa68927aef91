"""A player in Python against the built-in search: `python arena.py --pairs 20 --opponent search:200`.

Every pair is played twice from the same seed, once from each side. The player here looks at every choice by random games
from guesses of what is hidden (flat Monte Carlo); write your own `Player` in its place.
"""

import argparse

import numpy as np
import thirteen


class MonteCarlo:
    """Tries every choice in guessed positions, plays on at random, and takes what won most."""

    def __init__(self, rollouts: int, seed: int):
        self._rollouts, self._rng = rollouts, np.random.default_rng(seed)

    def __call__(self, game: thirteen.Game) -> int:
        actions, side = game.actions(), game.player
        if len(actions) == 1:
            return actions[0]
        won = np.zeros(len(actions))
        for _ in range(max(1, self._rollouts // len(actions))):
            guess = game.guess(side, int(self._rng.integers(2**63)))
            for index, action in enumerate(actions):
                after = guess.clone()
                after.play(action)
                won[index] += after.rollout(int(self._rng.integers(2**63)))[side]
        return actions[int(won.argmax())]


def play(name: str, player, opponent: str, side: int, seed: int) -> float:
    """What the player gets from one game."""
    game = thirteen.Game(name, seed=seed)
    while not game.over:
        game.play(player(game) if game.player == side else game.choose(opponent))
    return game.returns[side]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", default="days", choices=["days", "minutes"])
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--rollouts", type=int, default=300, help="random games for one choice")
    parser.add_argument("--opponent", default="search:200", help="a built-in player")
    args = parser.parse_args()
    player = MonteCarlo(args.rollouts, 1)
    pairs = np.array([
        [play(args.game, player, args.opponent, side, seed) for side in (0, 1)] for seed in range(args.pairs)
    ])
    scores = (pairs.mean(axis=1) + 1) / 2
    error = 1.96 * scores.std(ddof=1) / len(scores) ** 0.5 if len(scores) > 1 else float("nan")
    print(f"the player in Python against {args.opponent}: {scores.mean():.1%} ± {error:.1%} of {2 * args.pairs} games")


if __name__ == "__main__":
    main()
