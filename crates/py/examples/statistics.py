"""How random games end, with a plot: `python statistics.py --games 20000 --plot ends.png`."""

import argparse
from collections import Counter

import numpy as np
import thirteen


def play(name: str, games: int, size: int) -> tuple[Counter, np.ndarray]:
    """Ends and lengths of random games."""
    ends, lengths, now = Counter(), [], np.zeros(size, dtype=int)
    batch = thirteen.Batch(name, size, seed=1)
    while len(lengths) < games:
        batch.step(batch.sample())
        now += 1
        for index in np.flatnonzero(batch.dones):
            us = batch.rewards[index, 0]
            ends["US wins" if us > 0 else "USSR wins" if us < 0 else "nobody wins"] += 1
            lengths.append(now[index])
            now[index] = 0
    return ends, np.array(lengths)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="days", choices=["days", "minutes"])
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--size", type=int, default=1024, help="how many games run at once")
    parser.add_argument("--plot", help="write a picture into this file (needs matplotlib)")
    args = parser.parse_args()
    ends, lengths = play(args.game, args.games, args.size)
    total = sum(ends.values())
    for end, count in ends.most_common():
        share = count / total
        print(f"{end:12} {share:6.1%} ± {1.96 * (share * (1 - share) / total) ** 0.5:.1%}")
    print(f"decisions    {lengths.mean():.1f} a game, from {lengths.min()} to {lengths.max()}")
    if args.plot:
        import matplotlib

        matplotlib.use("Agg")
        import matplotlib.pyplot as plt

        figure, (left, right) = plt.subplots(1, 2, figsize=(9, 3.5))
        left.bar(list(ends), [count / total for count in ends.values()], color=["#2f6fd0", "#d0342f", "#999999"])
        left.set_ylabel("share of games")
        right.hist(lengths, bins=40, color="#555555")
        right.set_xlabel("decisions in a game")
        figure.suptitle(f"13 {args.game.title()}: {total} random games")
        figure.tight_layout()
        figure.savefig(args.plot, dpi=110)


if __name__ == "__main__":
    main()
