"""Figures of the package, in one run beside OpenSpiel's games and PettingZoo's environments.

Run by `cargo xtask python --figures`. Every figure is the median of several rounds, in seconds of processor time on one core
unless it says otherwise; the rounds of what is compared take turns, so that a busy machine slows all of them alike.
"""

import argparse
import contextlib
import importlib
import io
import random
import statistics
import time
import warnings

import numpy as np
import pyspiel
import thirteen
from open_spiel.python.algorithms import ismcts
from thirteen import pettingzoo_env
from thirteen.openspiel import RolloutEvaluator

warnings.simplefilter("ignore")


def single_steps(name):
    """Decisions of random games, one call after the other from Python: ask for the choices, take one."""

    def run(seconds):
        done, number, draw, end = 0, 0, random.random, time.process_time() + seconds
        while time.process_time() < end:
            game = thirteen.Game(name, seed=1, number=number)
            number += 1
            actions, play = game.actions, game.play
            legal = actions()
            while legal:
                play(legal[int(draw() * len(legal))])
                legal = actions()
                done += 1
        return done

    return run


def batched(name, threads, size=2048):
    """Decisions of random games in a batch, with masks and observations of every one. Actions are drawn in Rust."""
    batch = thirteen.Batch(name, size, seed=1, threads=threads)
    clock = time.process_time if threads == 1 else time.perf_counter

    def run(seconds):
        done, end = 0, clock() + seconds
        while clock() < end:
            batch.step(batch.sample())
            done += size
        return done

    return run


def spiel_loop(name):
    """Decisions of random games stepped from Python in OpenSpiel."""
    game = pyspiel.load_game(name)

    def run(seconds):
        done, draw, end = 0, random.random, time.process_time() + seconds
        while time.process_time() < end:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, shares = zip(*state.chance_outcomes())
                    state.apply_action(random.choices(actions, shares)[0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(draw() * len(legal))])
                    done += 1
        return done

    return run


def zoo_turns(make):
    """Turns of random games in a PettingZoo environment, wrapped as it comes, with the observation of every turn."""
    env, rng = make(), np.random.default_rng(1)

    def run(seconds):
        done, end = 0, time.process_time() + seconds
        while time.process_time() < end:
            env.reset(seed=int(rng.integers(1 << 30)))
            for _ in env.agent_iter():
                observation, _, terminated, truncated, info = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
                legal = np.flatnonzero(mask)
                env.step(int(legal[int(rng.random() * len(legal))]))
                done += 1
        return done

    return run


def rates(contests, rounds, seconds):
    """Medians and ranges a second; the contests take turns in every round."""
    found = {name: [] for name in contests}
    for _ in range(rounds):
        for name, run in contests.items():
            clock = time.perf_counter if "two threads" in name else time.process_time
            start = clock()
            done = run(seconds)
            found[name].append(done / (clock() - start))
    for name, each in found.items():
        print(f"| {name} | {statistics.median(each):,.0f} | {min(each):,.0f}–{max(each):,.0f} |", flush=True)


class Peer:
    """OpenSpiel's information-set search on our games, with roll-outs in Rust."""

    def __init__(self, name, simulations, seed):
        self._game, self._seed, self._simulations = pyspiel.load_game(f"thirteen_{name}"), seed, simulations
        self.seconds = self.moves = 0

    def __call__(self, game, state):
        bot = ismcts.ISMCTSBot(
            game=self._game, evaluator=RolloutEvaluator(1, self._seed), uct_c=2.0, max_simulations=self._simulations,
            random_state=np.random.RandomState(self._seed))
        self._seed += 1
        start = time.process_time()
        action = bot.step(state)
        self.seconds, self.moves = self.seconds + time.process_time() - start, self.moves + 1
        return action


def match(name, pairs, simulations, budget):
    """The share of points of the built-in search against OpenSpiel's, in pairs from one deal."""
    scores, ours, moves, theirs = [], 0.0, 0, Peer(name, simulations, 1)
    for seed in range(pairs):
        pair = 0.0
        for side in (0, 1):
            game = thirteen.Game(name)
            spiel = pyspiel.load_game(f"thirteen_{name}").new_initial_state()
            rng = random.Random(seed)
            while not game.over:
                if game.turn == "chance":
                    codes, shares = zip(*game.draws())
                    code = rng.choices(codes, shares)[0]
                    game.draw(code)
                    spiel.apply_action(code)
                    continue
                if len(legal := game.actions()) == 1:
                    action = legal[0]
                elif game.player == side:
                    start = time.process_time()
                    action = game.choose(f"search:{budget}", seed=1000 * seed + len(game))
                    ours, moves = ours + time.process_time() - start, moves + 1
                else:
                    action = theirs(game, spiel)
                game.play(action)
                spiel.apply_action(action)
            pair += (game.returns[side] + 1) / 4
        scores.append(pair)
    error = 1.96 * statistics.stdev(scores) / len(scores) ** 0.5
    print(f"| 13 {name.title()} | search:{budget}, {1000 * ours / moves:.1f} ms a move | {simulations} simulations, "
          f"{1000 * theirs.seconds / theirs.moves:.1f} ms a move | {statistics.mean(scores):.1%} ± {error:.1%} of {2 * pairs} games |",
          flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--only", choices=["rates", "matches"])
    args = parser.parse_args()
    if args.only != "matches":
        print("\n| decisions a second | median | range |\n|---|---|---|")
        contests = {}
        for name in ("days", "minutes"):
            contests[f"13 {name.title()}, single steps from Python"] = single_steps(name)
            contests[f"13 {name.title()}, batch, one thread"] = batched(name, 1)
            contests[f"13 {name.title()}, batch, two threads (wall time)"] = batched(name, 2)
            contests[f"13 {name.title()}, PettingZoo, wrapped"] = zoo_turns(lambda name=name: pettingzoo_env.env(name))
            contests[f"13 {name.title()}, PettingZoo, raw"] = zoo_turns(lambda name=name: pettingzoo_env.raw_env(name))
            contests[f"13 {name.title()}, stepped through OpenSpiel"] = spiel_loop(f"thirteen_{name}")
        for game in ("hearts", "gin_rummy", "backgammon", "leduc_poker"):
            contests[f"OpenSpiel {game} (C++), stepped from Python"] = spiel_loop(game)
        for module in ("connect_four_v3", "leduc_holdem_v4"):
            with contextlib.suppress(ImportError), contextlib.redirect_stderr(io.StringIO()):
                peer = importlib.import_module(f"pettingzoo.classic.{module}")
                contests[f"PettingZoo {module}, wrapped"] = zoo_turns(peer.env)
                contests[f"PettingZoo {module}, raw"] = zoo_turns(peer.raw_env)
        rates(contests, args.rounds, args.seconds)
    if args.only != "rates":
        print("\n| game | built-in search | OpenSpiel `ismcts.ISMCTSBot` | the search's share of points |\n|---|---|---|---|")
        for name in ("days", "minutes"):
            match(name, args.pairs, args.simulations, args.simulations)
            match(name, args.pairs, args.simulations, "20ms")


if __name__ == "__main__":
    main()
