"""A board as pixels, for environments that must draw."""

import numpy as np

from ._core import Game
from ._encoding import encoding

_PAPER, _LINE = (244, 239, 226), (200, 190, 170)
_SIDES = ((47, 111, 208), (208, 52, 47))
_CELL = 16


def _box(image: np.ndarray, row: int, column: int, colour: tuple[int, int, int]) -> None:
    image[row * _CELL + 2 : (row + 1) * _CELL - 2, column * _CELL + 2 : (column + 1) * _CELL - 2] = colour


def picture(game: Game) -> np.ndarray:
    """What lies open, as an image of height, width and three colours: the cubes of both sides in two columns of bars for
    every battleground; below them, in 13 Days, the steps of every DEFCON track, and in 13 Minutes, in whose sphere the
    battleground lies.

    >>> import thirteen
    >>> from thirteen._picture import picture
    >>> picture(thirteen.Game("days", seed=1)).dtype.name
    'uint8'
    """
    numbers = encoding(game.name)
    seen = game.observation("spectator")
    cubes = numbers.part(seen, "cubes")
    most, places = numbers["cubes"].high, cubes.shape[1]
    rows = most + (8 if game.name == "days" else 3) + 1
    image = np.full((rows * _CELL, places * 2 * _CELL, 3), _PAPER, dtype=np.uint8)
    image[most * _CELL : most * _CELL + 2] = _LINE
    for side in range(2):
        for place in range(places):
            for cube in range(cubes[side, place]):
                _box(image, most - 1 - cube, 2 * place + side, _SIDES[side])
    if game.name == "days":
        for side, track, step in np.argwhere(numbers.part(seen, "defcon")):
            _box(image, most + 1 + 7 - step, 6 * track + 2 + side, _SIDES[side])
    else:
        for side, place in np.argwhere(numbers.part(seen, "sphere")):
            _box(image, most + 1 + 2 * side, 2 * place + side, _SIDES[side])
    return image
