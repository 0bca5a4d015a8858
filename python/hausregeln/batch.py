"""Many games at once: each step takes an action in every game."""

from typing import NamedTuple

import numpy as np

from .arrays import Layout
from .pipe import BATCH, POSITION, RESET, STEP, TEXT, Pipe

RUNNING, OVER, GIVEN_UP = 0, 1, 2


class Step(NamedTuple):
    """What agents are told, one row per game; the arrays are new with each step."""

    seat: np.ndarray
    """Whose action is asked for."""
    ending: np.ndarray
    """Of the previous game: RUNNING where it goes on, OVER or GIVEN_UP where another has begun."""
    rewards: np.ndarray
    """By seat, of a game that has just ended: the winners share 1, the others share -1."""
    observation: np.ndarray
    """See `Batch.layout.named`."""
    mask: np.ndarray
    """1 where an action is legal."""


class Batch:
    """Games of one table in a process of its own. `seats`: `agent`, or the name of a built-in bot, for each seat.

    >>> with Batch("classic", ["agent", "plain"], games=64, seed=1) as batch:
    ...     told = batch.reset()
    ...     told = batch.step(choose(told.observation, told.mask))
    """

    def __init__(self, rulebook="classic", seats=("agent",) * 4, games=1, seed=1, options=None, max_rounds=500, root=None):
        arguments = ["--rulebook", rulebook, "--seats", ",".join(seats), "--games", str(games), "--seed", str(seed)]
        arguments += ["--max-rounds", str(max_rounds)]
        for name, value in (options or {}).items():
            arguments += ["--option", f"{name}={int(value)}"]
        self._pipe = Pipe(arguments, root)
        self.header = self._pipe.header
        self.layout = Layout(self.header)
        self.games = games
        self.seats = len(seats)
        self.actions = len(self.layout.actions)
        self._first = self._receive()

    def reset(self):
        """Begins all games again, from the first of the run."""
        if self._first is not None:
            first, self._first = self._first, None
            return first
        self._pipe.ask(RESET)
        return self._receive()

    def step(self, actions):
        """Takes an action, by number, in each game. Raises `Refused` if one is not legal; nothing has happened then."""
        self._first = None
        chosen = np.ascontiguousarray(actions, dtype="<i4")
        if chosen.shape != (self.games,):
            raise ValueError(f"There are {self.games} games, not {chosen.shape}.")
        self._pipe.ask(STEP, 0, chosen.tobytes())
        return self._receive()

    def position(self, game=0):
        """A game as named JSON for the agent that is asked: `must`, `state`, `legal`, as a bot at the door is told it."""
        import json

        self._pipe.ask(POSITION, game)
        return json.loads(self._pipe.receive(TEXT))

    def close(self):
        """Ends the process."""
        self._pipe.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _receive(self):
        content = self._pipe.receive(BATCH)
        games, at = self.games, 0

        def take(kind, width):
            nonlocal at
            array = np.frombuffer(content, kind, games * width, at)
            at += array.nbytes
            return array.reshape(games, width)

        seat, ending = take("<i4", 1)[:, 0], take("<i4", 1)[:, 0]
        return Step(seat, ending, take("<f4", self.seats), take("<i4", self.layout.length), take("u1", self.actions))
