"""Which numbers actions, observations and what is heard have."""

import json
from dataclasses import dataclass
from functools import cache
from math import prod

import numpy as np

from ._core import encoding_json


@dataclass(frozen=True)
class Span:
    """A named part of an observation.

    >>> from thirteen import encoding
    >>> span = encoding("days")["defcon"]
    >>> span.shape, span.high
    ((2, 3, 8), 1)
    """

    name: str
    offset: int
    shape: tuple[int, ...]
    high: int
    meaning: str

    @property
    def slice(self) -> slice:
        """Where it lies in an observation."""
        return slice(self.offset, self.offset + prod(self.shape))


@dataclass(frozen=True)
class Encoding:
    """The numbers of a game. `thirteen encoding` prints the same as tables.

    >>> from thirteen import Game, encoding
    >>> days = encoding("days")
    >>> days.name, days.actions
    ('days_v1', 314)
    >>> days.part(Game("days", seed=1).observation(), "round").tolist()
    [1, 0, 0]
    """

    name: str
    game: str
    actions: int
    observation: int
    spans: tuple[Span, ...]
    chances: int
    words: int
    kinds: tuple[str, ...]
    most_decisions: int
    tables: dict

    def __getitem__(self, name: str) -> Span:
        for span in self.spans:
            if span.name == name:
                return span
        raise KeyError(f"{self.name} has no span {name!r}: there are {', '.join(span.name for span in self.spans)}")

    @property
    def high(self) -> np.ndarray:
        """The highest value of every byte of an observation: divide by it for numbers between 0 and 1."""
        high = np.empty(self.observation, dtype=np.uint8)
        for span in self.spans:
            high[span.slice] = span.high
        return high

    def part(self, observation: np.ndarray, name: str) -> np.ndarray:
        """A span of an observation, or of many, in its own shape."""
        span = self[name]
        return observation[..., span.slice].reshape(*observation.shape[:-1], *span.shape)


@cache
def encoding(game: str) -> Encoding:
    """The numbers of a game: `"days"` or `"minutes"`.

    >>> import thirteen
    >>> thirteen.encoding("minutes").actions
    522
    """
    tables = json.loads(encoding_json(game))
    spans = tuple(
        Span(one["name"], one["offset"], tuple(one["shape"]), one["high"], one["meaning"]) for one in tables["spans"]
    )
    return Encoding(
        tables["name"],
        tables["game"],
        tables["actions"],
        tables["observation"],
        spans,
        tables["chances"],
        tables["words"],
        tuple(tables["kinds"]),
        tables["most_decisions"],
        tables,
    )
