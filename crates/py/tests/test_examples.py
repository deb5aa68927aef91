"""The examples, at small size, and the data sets that the program writes."""

import importlib.util
import os
import subprocess
import sys

import numpy as np
import pytest
import thirteen

EXAMPLES = os.path.join(os.path.dirname(__file__), "..", "examples")


def example(name, *args):
    run = subprocess.run([sys.executable, os.path.join(EXAMPLES, name), *map(str, args)], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return run.stdout


@pytest.mark.parametrize("name", ("days", "minutes"))
def test_statistics_are_counted_and_drawn(name, tmp_path):
    picture = tmp_path / "ends.png"
    out = example("statistics.py", "--game", name, "--games", 500, "--size", 64, "--plot", picture)
    assert "USSR wins" in out and picture.stat().st_size > 5_000


def test_a_player_in_python_meets_the_search():
    out = example("arena.py", "--game", "minutes", "--pairs", 2, "--rollouts", 60, "--opponent", "search:20")
    assert "of 4 games" in out


def ppo():
    """The example as a module."""
    spec = importlib.util.spec_from_file_location("ppo", os.path.join(EXAMPLES, "ppo.py"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_ppo_learns_to_beat_random():
    learner = ppo().Learner("days", 64, 1)
    batches = [thirteen.Batch("days", 48, 2, us="random"), thirteen.Batch("days", 48, 2, ussr="random")]
    for _ in range(8):
        learner.learn(learner.collect(batches, 32), 2e-3, part=1024)
    score, error = learner.match("random", 400)
    assert score - error > 0.6, score


def test_ppo_runs_as_a_program(tmp_path):
    file = tmp_path / "learnt.npz"
    out = example("ppo.py", "--minutes", "--steps", 2000, "--size", 16, "--length", 16, "--width", 16, "--matches", 20,
                  "--save", file)
    assert "against greedy" in out and file.exists()
    assert "against random" in example("ppo.py", "--minutes", "--width", 16, "--load", file, "--matches", 20)


def test_the_gradients_of_ppo_are_right():
    rng = np.random.default_rng(1)
    network = ppo().Network(5, 4, 6, rng)
    network.weights = {name: rng.standard_normal(one.shape) for name, one in network.weights.items()}
    seen, logits, values = (rng.standard_normal(shape) for shape in ((3, 5), (3, 4), (3,)))

    def loss():
        _, _, found, valued = network.forward(seen)
        return (found * logits).sum() + (valued * values).sum()

    a, b, _, _ = network.forward(seen)
    for name, gradient in network.backward(seen, a, b, logits, values).items():
        index = tuple(rng.integers(size) for size in gradient.shape)
        before = loss()
        network.weights[name][index] += 1e-6
        assert abs((loss() - before) / 1e-6 - gradient[index]) < 1e-3, name
        network.weights[name][index] -= 1e-6


@pytest.mark.parametrize("name", ("days", "minutes"))
def test_pandas_and_polars_read_a_data_set(name, tmp_path):
    binary = os.environ.get("THIRTEEN_BINARY")
    if not binary:
        pytest.skip("THIRTEEN_BINARY names no program")
    import pandas
    import polars

    file = tmp_path / "games.parquet"
    subprocess.run([binary, "dataset", str(file), "--game", name, "--games", "6", "--seed", "3", "--us", "search:30",
                    "--ussr", "random"], check=True, capture_output=True)
    numbers, frame = thirteen.encoding(name), pandas.read_parquet(file)
    other = polars.read_parquet(file)
    assert len(frame) == len(other) and list(frame.columns) == other.columns
    assert other["action"].to_list() == frame["action"].tolist()
    assert other["observation"].to_list() == [list(row) for row in frame["observation"]]
    for number, rows in frame.groupby("game"):
        game = thirteen.Game(name, seed=3, number=number)
        players = ("search:30", "random")
        for row in rows.itertuples():
            assert game.player == row.player
            assert (game.observation() == np.array(row.observation, dtype=np.uint8)).all()
            assert (game.mask() == np.array(row.mask, dtype=np.uint8)).all()
            assert game.choose(players[game.player]) == row.action
            if row.policy is not None:
                assert row.player == 0 and len(row.policy) == numbers.actions and abs(sum(row.policy) - 1) < 1e-3
            else:
                assert row.player == 1 or len(game.actions()) == 1
            game.play(row.action)
        assert game.over and all(rows["outcome"] == [game.returns[player] for player in rows["player"]])
