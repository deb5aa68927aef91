"""The suites and the players of OpenSpiel."""

import pickle

import numpy as np
import pyspiel
import pytest
import thirteen
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts
from thirteen.openspiel import RolloutEvaluator

GAMES = ("thirteen_days", "thirteen_minutes")


@pytest.fixture(params=GAMES)
def game(request):
    return pyspiel.load_game(request.param)


def opened(game, seed, decisions=12):
    """A state after some decisions."""
    rng, state = np.random.default_rng(seed), game.new_initial_state()
    while not state.is_terminal() and decisions:
        if state.is_chance_node():
            actions, shares = zip(*state.chance_outcomes())
            state.apply_action(int(rng.choice(actions, p=shares)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
            decisions -= 1
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def test_random_sim_test(game):
    pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)


def test_random_sim_test_with_serialisation(game):
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_games_sim_test(game):
    from open_spiel.python.tests import games_sim_test

    games_sim_test.GamesSimTest().sim_game(game)


def test_states_can_be_copied_and_pickled(game):
    state = opened(game, 1)
    for other in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert str(other) == str(state) and other.legal_actions() == state.legal_actions()
        assert other.information_state_string(0) == state.information_state_string(0)


def test_recall_is_perfect(game):
    """A state of information is never seen twice along a game, and tells the player's earlier ones apart."""
    for seed in range(5):
        seen, rng = {0: [], 1: []}, np.random.default_rng(seed)
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, shares = zip(*state.chance_outcomes())
                state.apply_action(int(rng.choice(actions, p=shares)))
                continue
            player = state.current_player()
            told = state.information_state_string(player)
            assert all(told.startswith(before) and told != before for before in seen[player])
            seen[player].append(told)
            state.apply_action(int(rng.choice(state.legal_actions())))


def test_resampling_keeps_what_the_player_knows(game):
    rng = np.random.RandomState(1)
    for seed in range(5):
        state = opened(game, seed)
        if state.is_terminal():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random_sample)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.current_player() == player and other.legal_actions() == state.legal_actions()


def test_the_players_of_openspiel_play(game):
    state = opened(game, 3)
    legal = state.legal_actions()
    bots = (
        ismcts.ISMCTSBot(game=game, evaluator=RolloutEvaluator(1, 1), uct_c=2.0, max_simulations=20,
                         random_state=np.random.RandomState(1)),
        mcts.MCTSBot(game, 2.0, 10, RolloutEvaluator(1, 2), random_state=np.random.RandomState(1)),
    )
    for bot in bots:
        assert bot.step(state) in legal
    native = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 5, 100, False, 1, False)
    assert native.step_with_policy(state)[1] in legal


def test_random_bots_finish(game):
    bots = [pyspiel.make_uniform_random_bot(player, 7 + player) for player in range(2)]
    returns = pyspiel.evaluate_bots(game.new_initial_state(), bots, 5)
    assert sum(returns) == 0 and all(-1 <= one <= 1 for one in returns)


def test_external_sampling_mccfr_runs():
    """One iteration from late in a game of 13 Minutes; a whole game has too many states for a test."""
    game = pyspiel.load_game("thirteen_minutes")
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    for seed in range(60):
        state = opened(game, seed, 26)
        if not state.is_terminal():
            break
    assert not state.is_terminal()
    value = solver._update_regrets(state, state.current_player())
    assert -1 <= value <= 1 and len(solver._infostates) > 0


def test_rl_environment(game):
    env = rl_environment.Environment(game, observation_type=rl_environment.ObservationType.OBSERVATION)
    step = env.reset()
    for _ in range(10):
        if step.last():
            break
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][0]])


def test_words_are_enough_room():
    rng, longest = np.random.default_rng(1), 0
    for name in ("days", "minutes"):
        for seed in range(30):
            one = thirteen.Game(name, seed=seed)
            while not one.over:
                one.play(int(rng.choice(one.actions())))
            longest = max(longest, len(one.history("us")))
    assert longest < thirteen.openspiel.HISTORY
