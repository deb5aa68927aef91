"""Batches: the same games, many at once."""

import numpy as np
import pytest
import thirteen
from thirteen import Batch, Game, IllegalAction

GAMES = ("days", "minutes")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [{}, {"us": "random"}, {"ussr": "greedy"}])
@pytest.mark.parametrize("threads", [1, 3])
def test_a_batch_is_its_games(name, players, threads):
    size, seed = 16, 5
    batch = Batch(name, size, seed, threads=threads, **players)
    computers = (players.get("us"), players.get("ussr"))

    def begun(number):
        game = Game(name, seed=seed, number=number)
        answer(game)
        return game

    def answer(game):
        while not game.over and computers[game.player]:
            game.play(game.choose(computers[game.player]))

    games, numbers, ended = [begun(number) for number in range(size)], list(range(size)), 0
    for step in range(150):
        for index, game in enumerate(games):
            assert batch.players[index] == game.player
            assert (batch.observations[index] == game.observation()).all()
            assert (batch.masks[index] == game.mask()).all()
        actions = batch.sample(9)
        batch.step(actions)
        for index, action in enumerate(actions):
            game = games[index]
            game.play(int(action))
            answer(game)
            assert batch.dones[index] == game.over
            assert tuple(batch.rewards[index]) == (game.returns if game.over else (0, 0))
            if game.over:
                ended += 1
                numbers[index] += size
                games[index] = begun(numbers[index])
        assert batch.numbers.tolist() == numbers
    assert ended > size


@pytest.mark.parametrize("name", GAMES)
def test_arrays_are_reused_and_ends_can_stay(name):
    batch = Batch(name, 8, 1, auto_reset=False)
    arrays = (batch.observations, batch.masks, batch.rewards, batch.dones, batch.players)
    where = [array.ctypes.data for array in arrays]
    for _ in range(1000):
        if (batch.players == thirteen.OVER).all():
            break
        batch.step(batch.sample())
    assert (batch.players == thirteen.OVER).all() and not batch.masks.any()
    assert [array.ctypes.data for array in (batch.observations, batch.masks, batch.rewards, batch.dones, batch.players)] == where
    batch.reset()
    assert (batch.players >= 0).all()


def test_what_is_wrong_is_said_and_changes_nothing():
    batch = Batch("days", 4, 1)
    before, actions = batch.observations.copy(), batch.sample()
    wrong = actions.copy()
    wrong[2] = int(np.flatnonzero(batch.masks[2] == 0)[0])
    with pytest.raises(IllegalAction, match="game 2"):
        batch.step(wrong)
    for bad in (actions[:3], np.full(4, -1), np.full(4, 9999)):
        with pytest.raises(ValueError):
            batch.step(bad)
    assert (batch.observations == before).all()
    batch.step(actions)
    for bad in (dict(size=0), dict(threads=0), dict(us="random", ussr="random"), dict(us="chess"), dict(game="chess")):
        with pytest.raises(ValueError):
            Batch(**bad)
