"""Gymnasium: one side against a built-in player.

>>> import gymnasium, thirteen.gymnasium_env
>>> env = gymnasium.make("thirteen/Days-v1", opponent="random")
>>> observation, info = env.reset(seed=1)
>>> int(info["action_mask"].sum()) > 0
True
"""

import gymnasium
import numpy as np

from ._core import Game
from ._encoding import encoding
from ._picture import picture

_SIDES = ("us", "ussr")


def register() -> None:
    """Makes `gymnasium.make("thirteen/Days-v1")` and `"thirteen/Minutes-v1"` work."""
    for game, name in (("days", "Days"), ("minutes", "Minutes")):
        spec = f"thirteen/{name}-v1"
        if spec not in gymnasium.registry:
            gymnasium.register(spec, entry_point="thirteen.gymnasium_env:SoloEnv", kwargs={"game": game})


class SoloEnv(gymnasium.Env):
    """One side, against a built-in player or a function of a `Game` that returns an action.

    The info has the mask of legal actions, as `action_mask`. What is not legal loses the game at once. The reward is 1 for
    a win, -1 for a loss, 0 for neither, when the game is over. Without a side, the sides take turns from game to game.
    """

    metadata = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 2}

    def __init__(self, game: str = "days", opponent="greedy", side: str | int | None = None,
                 render_mode: str | None = None, **options):
        if side is not None and side not in (*_SIDES, 0, 1):
            raise ValueError(f"{side!r} is no side: give 'us' or 'ussr', or None to take turns")
        if not callable(opponent):
            Game(game, seed=0).choose(opponent)
        self._game, self._opponent, self._options = game, opponent, options
        self._fixed = side if side is None or isinstance(side, int) else _SIDES.index(side)
        self.render_mode = render_mode
        numbers = encoding(game)
        self.observation_space = gymnasium.spaces.Box(
            np.zeros(numbers.observation, dtype=np.uint8), numbers.high, dtype=np.uint8)
        self.action_space = gymnasium.spaces.Discrete(numbers.actions)
        self._seed, self._number = None, -1

    @property
    def game(self) -> Game:
        """The game itself."""
        return self._current

    @property
    def side(self) -> int:
        """Which side is played from outside: 0 for the US, 1 for the USSR."""
        return self._side

    def reset(self, *, seed: int | None = None, options: dict | None = None):
        super().reset(seed=seed)
        if seed is not None or self._seed is None:
            self._seed, self._number = int(self.np_random.integers(2**63)), -1
        self._number += 1
        self._side = self._number % 2 if self._fixed is None else self._fixed
        self._current = Game(self._game, seed=self._seed, number=self._number, **self._options)
        self._answer()
        return self._seen(), self._info()

    def step(self, action):
        if not self._current.is_legal(int(action)):
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": True}
        self._current.play(int(action))
        self._answer()
        over = self._current.over
        reward = float(self._current.returns[self._side])
        return self._seen(), reward, over, False, self._info()

    def _answer(self) -> None:
        """Lets the opponent act until it is the turn of the side outside."""
        while self._current.player == 1 - self._side:
            choose = self._opponent
            self._current.play(choose(self._current) if callable(choose) else self._current.choose(choose))
        if self.render_mode == "human":
            self.render()

    def _seen(self) -> np.ndarray:
        return self._current.observation(self._side)

    def _info(self) -> dict:
        return {"action_mask": self._current.mask().view(np.int8)}

    def render(self):
        if self.render_mode == "rgb_array":
            return picture(self._current)
        board = self._current.board(self._side)
        if self.render_mode == "ansi":
            return board
        if self.render_mode == "human":
            print(board)
        return None


register()
