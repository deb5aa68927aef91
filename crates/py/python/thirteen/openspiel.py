"""OpenSpiel: both games as `thirteen_days` and `thirteen_minutes`, registered when this module is imported.

>>> import pyspiel, thirteen
>>> game = pyspiel.load_game("thirteen_days")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 10)

Chance draws card by card. What a state knows of a player is the words that its seat heard (`docs/encoding.md`), with
perfect recall; the tensor has the observation first, then the last of these words. `ismcts.ISMCTSBot` resamples by guesses
(`State.resample_from_infostate`), and `RolloutEvaluator` plays to the end in Rust. A war that both sides start together is
lost by both; as returns must sum to nothing, it counts 0 for each.
"""

import numpy as np
import pyspiel

from ._core import Game
from ._encoding import encoding

#: How many words of its history a player's information state tensor has room for; the latest are kept.
HISTORY = 2048

_PLAYERS = 2


def _game_type(name: str, long_name: str) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"thirteen_{name}",
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=_PLAYERS,
        min_num_players=_PLAYERS,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={},
    )


def _game_info(name: str) -> pyspiel.GameInfo:
    numbers = encoding(name)
    return pyspiel.GameInfo(
        num_distinct_actions=numbers.actions,
        max_chance_outcomes=numbers.chances,
        num_players=_PLAYERS,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=numbers.most_decisions,
    )


class _State(pyspiel.State):
    """A state: a `thirteen.Game` with its chance told card by card."""

    name: str

    def __init__(self, game):
        super().__init__(game)
        self.core = Game(self.name)

    def current_player(self):
        return self.core.player

    def _legal_actions(self, player):
        return self.core.actions()

    def chance_outcomes(self):
        return self.core.draws()

    def _apply_action(self, action):
        if self.core.player == pyspiel.PlayerId.CHANCE:
            self.core.draw(action)
        else:
            self.core.play(action)

    def _action_to_string(self, player, action):
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self.core.notation(action)

    def is_terminal(self):
        return self.core.over

    def returns(self):
        return list(self.core.returns)

    def __str__(self):
        return " | ".join([*self.core.entries, *(f"draw {code}" for code in self.core.drawn)])

    def resample_from_infostate(self, player_id, rng):
        """A state that the player cannot tell from this one."""
        other = self.get_game().new_initial_state()
        other.core = self.core.guess(player_id, int(rng() * 2**53))
        return other


class _Observer:
    """What a player sees (with perfect recall: also what it heard), as a string and as a tensor."""

    def __init__(self, name: str, iig_obs_type, params):
        if params:
            raise ValueError(f"no parameters of an observation are known: {params}")
        self._numbers = encoding(name)
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        self._recalls = kind.perfect_recall
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        size = self._numbers.observation
        self.tensor = np.zeros(size + (HISTORY if self._recalls else 0), dtype=np.float32)
        self.dict = {
            span.name: self.tensor[span.slice].reshape(span.shape) for span in self._numbers.spans
        }
        if self._recalls:
            self.dict["history"] = self.tensor[size:]
        self._high = self._numbers.high.astype(np.float32)

    def _seat(self, player):
        return player if self._private else "spectator"

    def set_from(self, state, player):
        seat, size = self._seat(player), self._numbers.observation
        np.divide(state.core.observation(seat), self._high, out=self.tensor[:size])
        if self._recalls:
            words = state.core.history(seat)[-HISTORY:]
            self.tensor[size:] = 0
            self.tensor[size : size + len(words)] = words / np.float32(self._numbers.words)

    def string_from(self, state, player):
        seat = self._seat(player)
        if self._recalls:
            return f"{seat}: " + " ".join(map(str, state.core.history(seat).tolist()))
        return f"{seat}: " + bytes(state.core.observation(seat)).hex()


class RolloutEvaluator:
    """Judges a state by random games to the end, played in Rust: for the `MCTSBot` and `ISMCTSBot` of OpenSpiel.

    >>> import pyspiel, thirteen
    >>> from thirteen.openspiel import RolloutEvaluator
    >>> state = pyspiel.load_game("thirteen_days").new_initial_state()
    >>> len(RolloutEvaluator(2, 1).evaluate(state))
    2
    """

    def __init__(self, rollouts: int = 1, seed: int = 0):
        self._rollouts, self._rng = rollouts, np.random.default_rng(seed)

    def evaluate(self, state):
        seeds = self._rng.integers(2**63, size=self._rollouts)
        return np.mean([state.core.rollout(int(seed)) for seed in seeds], axis=0)

    def prior(self, state):
        outcomes = state.chance_outcomes() if state.is_chance_node() else None
        if outcomes is not None:
            return outcomes
        legal = state.core.actions()
        return [(action, 1 / len(legal)) for action in legal]


def _define(name: str, long_name: str):
    """The game and its state, and tells OpenSpiel of them."""
    game_type, game_info = _game_type(name, long_name), _game_info(name)
    state_class = type(f"{name.title()}State", (_State,), {"name": name, "__module__": __name__})

    class Played(pyspiel.Game):
        __doc__ = f"{long_name}, as OpenSpiel plays it."

        def __init__(self, params=None):
            super().__init__(game_type, game_info, params or {})

        def new_initial_state(self):
            return state_class(self)

        def make_py_observer(self, iig_obs_type=None, params=None):
            return _Observer(name, iig_obs_type, params)

        def max_chance_nodes_in_history(self):
            return 256

    Played.__name__ = Played.__qualname__ = f"{name.title()}Game"
    pyspiel.register_game(game_type, Played)
    return Played, state_class


DaysGame, DaysState = _define("days", "13 Days")
MinutesGame, MinutesState = _define("minutes", "13 Minutes")
