"""The suites of PettingZoo and Gymnasium, over many seeds."""

import warnings

import gymnasium
import numpy as np
import pytest
import thirteen.gymnasium_env
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from thirteen import pettingzoo_env

GAMES = ("days", "minutes")


@pytest.fixture(autouse=True)
def quiet():
    # PettingZoo warns of every environment whose observations are dictionaries.
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo(name, capsys):
    make = {"days": pettingzoo_env.days_env, "minutes": pettingzoo_env.minutes_env}[name]
    api_test(make(), num_cycles=500)
    seed_test(make, num_cycles=50)
    render_test(make)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_measures_itself(name, capsys, monkeypatch):
    # It runs for five seconds by its own clock, which may as well be quicker.
    import time

    start, real = time.time(), time.time
    monkeypatch.setattr(time, "time", lambda: start + 25 * (real() - start))
    performance_benchmark(pettingzoo_env.env(name))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_over_many_seeds(name):
    one, other = pettingzoo_env.env(name), pettingzoo_env.env(name)
    for seed in range(40):
        rng, totals = np.random.default_rng(seed), {"player_0": 0.0, "player_1": 0.0}
        one.reset(seed=seed)
        other.reset(seed=seed)
        for agent in one.agent_iter():
            observation, reward, terminated, truncated, _ = one.last()
            again = other.last()
            assert (observation["observation"] == again[0]["observation"]).all() and reward == again[1]
            totals[agent] += reward
            mask = observation["action_mask"]
            assert one.observation_space(agent).contains(observation)
            action = None if terminated or truncated else int(rng.choice(np.flatnonzero(mask)))
            one.step(action)
            other.step(action)
        assert sum(totals.values()) == 0 and max(totals.values()) in (0, 1)
        assert totals["player_0"] == one.unwrapped.game.returns[0]


def test_pettingzoo_has_names():
    import pettingzoo

    if not hasattr(pettingzoo, "make"):
        pytest.skip("this version of PettingZoo has no names")
    env = pettingzoo.make("aec", "thirteen/days_v1")
    env.reset(seed=1)
    assert env.agent_selection in ("player_0", "player_1")


def test_an_illegal_action_loses_in_pettingzoo():
    env = pettingzoo_env.env("days")
    env.reset(seed=1)
    loser = env.agent_selection
    wrong = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    env.step(wrong)
    assert env.terminations[loser] and env._cumulative_rewards[loser] == -1


@pytest.mark.parametrize("name", ("Days", "Minutes"))
@pytest.mark.parametrize("opponent", ("random", "greedy"))
def test_gymnasium(name, opponent):
    env = gymnasium.make(f"thirteen/{name}-v1", opponent=opponent)
    check_env(env.unwrapped, skip_render_check=False)
    results = set()
    for seed in range(20):
        rng = np.random.default_rng(seed)
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            action = int(rng.choice(np.flatnonzero(info["action_mask"])))
            observation, reward, over, truncated, info = env.step(action)
            assert env.observation_space.contains(observation) and not truncated
        results.add(reward)
    assert results <= {-1.0, 0.0, 1.0} and (len(results) > 1 or opponent == "greedy")


def test_a_function_can_be_the_opponent():
    env = thirteen.gymnasium_env.SoloEnv("minutes", opponent=lambda game: game.actions()[0], side="ussr")
    _, info = env.reset(seed=1)
    assert env.side == 1 and env.game.player == 1 and info["action_mask"].sum() > 0
    with pytest.raises(ValueError):
        thirteen.gymnasium_env.SoloEnv("minutes", opponent="nobody")
