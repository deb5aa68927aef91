"""The core: what a game can be asked, and that it is the same game as everywhere else."""

import copy
import doctest
import os
import pickle
import random
import subprocess

import numpy as np
import pytest
import thirteen
from thirteen import Game, IllegalAction

GAMES = ("days", "minutes")
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def play_out(game: Game, rng: random.Random) -> Game:
    while not game.over:
        game.play(rng.choice(game.actions()))
    return game


@pytest.mark.parametrize("module", ["_core", "", "_encoding", "_picture", "pettingzoo_env", "gymnasium_env", "openspiel"])
def test_the_examples_in_the_documents_run(module):
    name = f"thirteen.{module}".rstrip(".")
    found = doctest.testmod(__import__(name, fromlist=["_"]), optionflags=FLAGS)
    assert found.failed == 0 and found.attempted > 0


def test_the_examples_of_the_readme_run():
    readme = os.path.join(os.path.dirname(__file__), "..", "README.md")
    found = doctest.testfile(readme, module_relative=False, optionflags=FLAGS)
    assert found.failed == 0 and found.attempted > 5


def test_everything_has_documents_and_stubs():
    stubs = open(os.path.join(os.path.dirname(thirteen.__file__), "_core.pyi")).read()
    for of in (thirteen.Game, thirteen.Batch):
        for name, thing in vars(of).items():
            if not name.startswith("_"):
                assert name in stubs, f"{name} has no stub"
                assert getattr(thing, "__doc__", None) or name in of.__doc__, f"{name} has no document"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [("random", "random"), ("greedy", "random")])
def test_the_same_seed_gives_the_same_trace_as_the_program(name, players, tmp_path):
    binary = os.environ.get("THIRTEEN_BINARY")
    if not binary:
        pytest.skip("THIRTEEN_BINARY names no program")
    file = tmp_path / "trace.jsonl"
    us, ussr = players
    subprocess.run([binary, "simulate", "--game", name, "--games", "5", "--seed", "11", "--us", us, "--ussr", ussr,
                    "--trace", str(file)], check=True, capture_output=True)
    lines = []
    for number in range(5):
        game = Game(name, seed=11, number=number)
        while not game.over:
            game.play(game.choose(players[game.player]))
        lines += game.trace(number)
    assert lines == file.read_text().splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_action_says_why_and_changes_nothing(name):
    rng = random.Random(1)
    for seed in range(5):
        game = Game(name, seed=seed)
        while not game.over:
            before, legal = game.record(), set(game.actions())
            wrong = rng.choice([code for code in range(thirteen.encoding(name).actions) if code not in legal])
            for action in (wrong, game.notation(wrong), -1, 10_000):
                with pytest.raises(IllegalAction) as error:
                    game.play(action)
                assert len(str(error.value)) > 10
            assert game.record() == before
            game.play(rng.choice(game.actions()))
        with pytest.raises(IllegalAction, match="over"):
            game.play(0)


@pytest.mark.parametrize("name", GAMES)
def test_copies_pickles_records_and_undo_agree(name):
    rng = random.Random(2)
    for seed in range(5):
        game, trail = Game(name, seed=seed), []
        while not game.over:
            trail.append(game.clone())
            game.play(rng.choice(game.actions()))
        for other in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game)), Game.from_record(game.record())):
            assert other == game and other.entries == game.entries
        kept = pickle.loads(pickle.dumps(trail[len(trail) // 2]))
        other = trail[len(trail) // 2].clone()
        for one in (kept, other):
            play_out(one, random.Random(5))
        assert kept.record() == other.record()
        for before in reversed(trail):
            game.undo()
            assert game == before and game.record() == before.record()
        with pytest.raises(IllegalAction):
            game.undo()
        assert play_out(game, random.Random(3)).record() == play_out(Game(name, seed=seed), random.Random(3)).record()


@pytest.mark.parametrize("name", GAMES)
def test_chance_can_be_explicit(name):
    rng = random.Random(3)
    for _ in range(10):
        game, trail = Game(name), []
        while not game.over:
            trail.append(game.clone())
            if game.turn == "chance":
                codes, shares = zip(*game.draws())
                assert abs(sum(shares) - 1) < 1e-9
                again = pickle.loads(pickle.dumps(game))
                assert again.drawn == game.drawn
                game.draw(rng.choice(codes))
            else:
                game.play(rng.choice(game.actions()))
        assert Game.from_record(game.record()) == game
        with pytest.raises(IllegalAction):
            game.draw(0)


@pytest.mark.parametrize("name", GAMES)
def test_a_guess_cannot_be_told_from_the_truth(name):
    rng = random.Random(4)
    differs = False
    for seed in range(10):
        game = Game(name, seed=seed)
        while not game.over:
            for seat in ("us", "ussr"):
                guess = game.guess(seat, rng.getrandbits(60))
                assert (guess.observation(seat) == game.observation(seat)).all()
                assert (guess.history(seat) == game.history(seat)).all()
                assert guess.view(seat) == game.view(seat)
                assert seat != game.turn or guess.actions() == game.actions()
                assert pickle.loads(pickle.dumps(guess)) == guess
                differs |= guess != game
            game.play(rng.choice(game.actions()))
    assert differs


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_is_told_hides_what_it_must(name):
    game = play_out(Game(name, seed=6), random.Random(6))
    assert len(game.log("us")) > 5 and game.log("us") != game.log("us", "fr")
    kinds = {fact["t"] for fact in game.facts()}
    assert "cards-dealt" in kinds
    dealt = [fact for fact in game.facts("us") if fact[0] == "cards-dealt" and "ussr" in fact[:2]]
    assert dealt and not any(isinstance(part, list) for fact in dealt for part in fact)


def test_options_and_bad_input():
    assert "before-escalation" in Game("days", agenda_scoring="before-escalation").rules
    assert "max_cubes=4" in Game("minutes", max_cubes=4).rules
    for wrong in (dict(game="chess"), dict(game="days", max_cubes=3), dict(game="minutes", max_cubes=0),
                  dict(game="minutes", deck="no such file"), dict(game="minutes", deck="[[card]]\n")):
        with pytest.raises(ValueError):
            Game(**wrong)
    game = Game("days", seed=1)
    for call in (lambda: game.choose("chess"), lambda: game.think("0"), lambda: game.log("me"), lambda: game.log("us", "xx"),
                 lambda: game.observation(3), lambda: game.mask(np.zeros(3, dtype=np.uint8)), lambda: Game.from_record("x")):
        with pytest.raises(ValueError):
            call()


def test_a_notebook_draws_the_board():
    page = Game("days", seed=1)._repr_html_()
    assert page.startswith("<pre") and page.count("<span") == page.count("</span>") > 3
    assert "Berlin" in page and "\x1b" not in page


@pytest.mark.parametrize("name", GAMES)
def test_players_think_and_advise(name):
    game = Game(name, seed=3)
    for player in ("random", "greedy", "search:50", "cadet"):
        assert game.choose(player, seed=1) == game.choose(player, seed=1)
        assert game.choose(player, seed=1) in game.actions()
    assert {code for code, _, _ in game.think("100")} <= set(game.actions())
    advice = game.advise("100", lang="fr")
    assert advice["text"] and advice["suggestions"][0]["action"] in game.actions()
    assert game.rollout(1) == game.rollout(1) and sum(game.rollout(1)) == 0
