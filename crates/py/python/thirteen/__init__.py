"""13 Days and 13 Minutes, for those who study games.

A first game, dealt from a seed and played at random:

>>> import random, thirteen
>>> game = thirteen.Game("days", seed=7)
>>> while not game.over:
...     game.play(random.choice(game.actions()))
>>> sorted(game.outcome)
['why', 'winner']

Actions are integers for ever (`thirteen.encoding("days")` says which), and can be given in the notation as well:

>>> game = thirteen.Game("days", seed=7)
>>> game.notation(game.actions()[0]).split()[0]
'agenda'

An action that the rules do not allow is refused with a reason, and changes nothing:

>>> game.play("use")
Traceback (most recent call last):
    ...
thirteen.IllegalAction: us cannot `use` now. ...

Environments for PettingZoo, Gymnasium and OpenSpiel are in `thirteen.pettingzoo_env`, `thirteen.gymnasium_env` and
`thirteen.openspiel`; they are registered by themselves where these packages are installed. `Batch` steps thousands of
games at once on numpy arrays.
"""

from ._core import Batch, Game, IllegalAction, licences
from ._encoding import Encoding, Span, encoding

#: The numbers of the sides, as `Game.player` has them.
US, USSR, CHANCE, OVER = 0, 1, -1, -4

__all__ = ["CHANCE", "OVER", "US", "USSR", "Batch", "Encoding", "Game", "IllegalAction", "Span", "encoding",
           "licences"]


def _register() -> None:
    """Registers the games wherever they can be registered."""
    from importlib.util import find_spec

    if find_spec("pyspiel") is not None:
        from . import openspiel  # noqa: F401
    if find_spec("pettingzoo") is not None:
        from . import pettingzoo_env

        pettingzoo_env.register()


_register()
