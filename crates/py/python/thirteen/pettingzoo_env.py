"""PettingZoo: both games as turn-based (AEC) environments with action masks.

>>> from thirteen.pettingzoo_env import env
>>> days = env("days")
>>> days.reset(seed=3)
>>> observation, reward, termination, truncation, info = days.last()
>>> sorted(observation)
['action_mask', 'observation']

`pettingzoo.make("aec", "thirteen/days_v1")` gives the same, where the version of PettingZoo has it. There is no parallel
environment: the sides never act at the same time.
"""

import functools

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ._core import Game
from ._encoding import encoding
from ._picture import picture


def env(game: str = "days", render_mode: str | None = None, **options) -> AECEnv:
    """An environment with the usual wrappers: an illegal action ends the game, and its player loses."""
    raw = raw_env(game, render_mode, **options)
    wrapped = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


def days_env(render_mode: str | None = None, **options) -> AECEnv:
    """13 Days, with the usual wrappers."""
    return env("days", render_mode, **options)


def minutes_env(render_mode: str | None = None, **options) -> AECEnv:
    """13 Minutes, with the usual wrappers."""
    return env("minutes", render_mode, **options)


def register() -> None:
    """Makes `pettingzoo.make("aec", "thirteen/days_v1")` work, where this version of PettingZoo has names."""
    import pettingzoo

    if not hasattr(pettingzoo, "register"):
        return
    for game in ("days", "minutes"):
        entry_point = f"thirteen.pettingzoo_env:{game}_env"
        try:
            pettingzoo.register("aec", f"thirteen/{encoding(game).name}", entry_point=entry_point)
        except Exception as error:  # a second import registers what is there
            if "regist" not in str(error).lower():
                raise


class raw_env(AECEnv):
    """An environment without wrappers.

    `player_0` is the US, `player_1` the USSR. A seed given to `reset` fixes the whole game; without one the games of the
    last seed go on. Rewards come when the game is over: 1 for the winner, -1 for the loser, 0 for both if nobody wins.
    """

    metadata = {"name": "thirteen_v1", "render_modes": ["human", "ansi", "rgb_array"], "is_parallelizable": False,
                "render_fps": 2}

    def __init__(self, game: str = "days", render_mode: str | None = None, **options):
        super().__init__()
        numbers = encoding(game)
        self.metadata = {**self.metadata, "name": f"thirteen_{numbers.name}"}
        self.render_mode = render_mode
        self.possible_agents = ["player_0", "player_1"]
        self.agents = []
        self._game, self._options = game, options
        self._seed, self._number = int(np.random.default_rng().integers(2**63)), -1
        self._nothing = np.zeros(numbers.actions, dtype=np.int8)
        seen = gymnasium.spaces.Box(np.zeros(numbers.observation, dtype=np.uint8), numbers.high, dtype=np.uint8)
        mask = gymnasium.spaces.Box(0, 1, (numbers.actions,), dtype=np.int8)
        self._observation_spaces = {
            agent: gymnasium.spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self._action_spaces = {agent: gymnasium.spaces.Discrete(numbers.actions) for agent in self.possible_agents}

    @functools.cached_property
    def observation_spaces(self):
        return self._observation_spaces

    @functools.cached_property
    def action_spaces(self):
        return self._action_spaces

    def observation_space(self, agent):
        return self._observation_spaces[agent]

    def action_space(self, agent):
        return self._action_spaces[agent]

    @property
    def game(self) -> Game:
        """The game itself: its log, its record, its view and everything else."""
        return self._current

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        if seed is not None:
            self._seed, self._number = seed, -1
        self._number += 1
        self._current = Game(self._game, seed=self._seed, number=self._number, **self._options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._mover = self._current.player
        self.agent_selection = self.possible_agents[self._mover]
        self._show()

    def observe(self, agent):
        seat = int(agent[-1])
        mask = self._current.mask().view(np.int8) if seat == self._mover else self._nothing.copy()
        return {"observation": self._current.observation(seat), "action_mask": mask}

    def step(self, action) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            return self._was_dead_step(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._current.play(int(action))
        self._mover = self._current.player
        if self._mover >= 0:
            self.agent_selection = self.possible_agents[self._mover]
        else:
            for one, reward in zip(self.possible_agents, self._current.returns):
                self.rewards[one] = float(reward)
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[1 - self.possible_agents.index(agent)]
        self._accumulate_rewards()
        self._show()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self):
        """Draws what lies open: prints it (`human`), or returns it as text (`ansi`) or as pixels (`rgb_array`)."""
        if self.render_mode is None:
            gymnasium.logger.warn("There is no render mode: give one when the environment is made.")
            return None
        if self.render_mode == "rgb_array":
            return picture(self._current)
        board = self._current.board("spectator")
        if self.render_mode == "ansi":
            return board
        print(board)
        return None

    def close(self) -> None:
        """Nothing is to be closed."""
