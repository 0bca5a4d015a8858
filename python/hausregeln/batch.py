"""Many games at once: each step takes an action in every game."""

import json
import struct
from typing import NamedTuple

import numpy as np

from .arrays import Layout
from .pipe import BATCH, NEXT, POSITION, RESEED, RESTORE, SAVE, SAVED, STEP, TEXT, Pipe, Refused
from .shared import SharedArrays

RUNNING, OVER, GIVEN_UP = 0, 1, 2
MOST_SEED = 2**53 - 1
SAME_CHANCE = -1


class Step(NamedTuple):
    """What agents observe, one row per game."""

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


class OfferStep(NamedTuple):
    """A `Step` of a batch in which offers can be made."""

    seat: np.ndarray
    ending: np.ndarray
    rewards: np.ndarray
    observation: np.ndarray
    mask: np.ndarray
    goods: np.ndarray
    """(games, seats, goods): what of a seat's could go into an offer of the seat that is asked. See `Layout.goods`."""
    refused: np.ndarray
    """1 where the rules have refused the offer that was the last action: the same seat is asked again."""


class Batch:
    """Games of one table in processes of their own. `seats`: `agent`, or the name of a built-in bot, for each seat.

    `workers`: how many processes share the games. `offers`: whether offers can be made. `copy`: whether each step's
    arrays are new; if not, they are the shared memory itself, read-only, and the next step writes into them.

    >>> with Batch("classic", ["agent", "plain"], games=64, seed=1) as batch:
    ...     step = batch.reset()
    ...     step = batch.step(choose(step.observation, step.mask))
    """

    def __init__(
        self,
        rulebook="classic",
        seats=("agent",) * 4,
        games=1,
        seed=1,
        options=None,
        max_rounds=500,
        root=None,
        workers=1,
        offers=False,
        copy=True,
    ):
        if not 1 <= workers <= games:
            raise ValueError(f"{games} games are played by 1 to {games} workers, not by {workers}.")
        self._pipes = []
        self._shared = SharedArrays()
        self._copy = copy
        self._offers = offers
        self._cuts = [games * worker // workers for worker in range(workers + 1)]
        arguments = ["--rulebook", rulebook, "--seats", ",".join(seats), "--games", str(games)]
        arguments += ["--seed", str(_seed(seed)), "--max-rounds", str(max_rounds), "--memory", self._shared.path]
        arguments += ["--offers"] if offers else []
        for name, value in (options or {}).items():
            arguments += ["--option", f"{name}={int(value)}"]
        try:
            for start, end in zip(self._cuts, self._cuts[1:]):
                self._pipes.append(Pipe([*arguments, "--only", f"{start}:{end}"], root))
            for pipe in self._pipes:
                pipe.begin()
        except BaseException:
            self.close()
            raise
        self.header = {**self._pipes[0].header, "games": games}
        self.layout = Layout(self.header)
        self.games = games
        self.seats = len(seats)
        self.actions = len(self.layout.actions)
        self._shared.open(games, self.header["rows"])
        self._shared.remove()
        self._mask = self._shared.now[4]
        self._now = self._as_step(self._shared.now)
        self._first = self._receive()

    def reset(self, seed=None):
        """Goes on to the next games of the run, from the first; with a seed begins its run. No process is started."""
        if seed is not None:
            return self._ask_all(RESEED, struct.pack("<q", _seed(seed)))
        if self._first is not None:
            first, self._first = self._first, None
            return first
        return self._ask_all(NEXT)

    def step(self, actions, offers=None):
        """Takes an action, by number, in each game. Raises `Refused` if one is not legal; nothing has happened then.

        `offers`: (games, 6), what an offer says in the games whose action is one, by the names in `layout.offer`; it is
        not looked at in the others.
        """
        self._first = None
        chosen = np.ascontiguousarray(actions, dtype="<i4")
        if chosen.shape != (self.games,):
            raise ValueError(f"There are {self.games} games, not {chosen.shape}.")
        said = self._said(offers)
        if len(self._pipes) > 1:
            self._check(chosen, said)
        for pipe, start, end in zip(self._pipes, self._cuts, self._cuts[1:]):
            pipe.ask(STEP, 0, chosen[start:end].tobytes() + (b"" if said is None else said[start:end].tobytes()))
        return self._receive()

    def position(self, game=0):
        """A game as named JSON for the agent that is asked: `must`, `state`, `legal`, as in the bot protocol."""
        pipe, at = self._place(game)
        pipe.ask(POSITION, at)
        return json.loads(pipe.receive(TEXT))

    def save(self, game=0):
        """A whole game as bytes, with what nobody sees, for `restore`: for programs that search."""
        pipe, at = self._place(game)
        pipe.ask(SAVE, at)
        return bytes(pipe.receive(SAVED))

    def restore(self, saved, games=(0,), chance=None):
        """Goes on in these games from what `save` has given: one game's bytes for all, or a list of them.

        `chance`: the seed of dice and cards from now on, others in each game; without it they come as they would have.
        Built-in bots begin their own chance again. Raises `Refused` for other bytes; nothing has happened then.
        """
        self._first = None
        each = [saved] * len(games) if isinstance(saved, (bytes, bytearray)) else list(saved)
        if len(each) != len(games):
            raise ValueError(f"{len(each)} saved games cannot be restored in {len(games)}.")
        parts = {}
        for game, content in zip(games, each):
            pipe, at = self._place(game)
            parts.setdefault(pipe, []).append(struct.pack("<ii", at, len(content)) + bytes(content))
        seed = struct.pack("<q", SAME_CHANCE if chance is None else _seed(chance))
        for pipe, contents in parts.items():
            pipe.ask(RESTORE, len(contents), seed + b"".join(contents))
        return self._receive(list(parts))

    @property
    def processes(self):
        """The numbers of the processes that play the games."""
        return [pipe.number for pipe in self._pipes]

    def close(self):
        """Ends the processes."""
        for pipe in self._pipes:
            pipe.close()
        self._shared.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _place(self, game):
        for pipe, start, end in zip(self._pipes, self._cuts, self._cuts[1:]):
            if start <= game < end:
                return pipe, game - start
        raise Refused(f"There is no game {game}.")

    def _ask_all(self, what, payload=b""):
        self._first = None
        for pipe in self._pipes:
            pipe.ask(what, 0, payload)
        return self._receive()

    def _receive(self, pipes=None):
        refused = None
        for pipe in self._pipes if pipes is None else pipes:
            try:
                pipe.receive(BATCH)
            except Refused as refusal:
                refused = refusal
        if refused is not None:
            raise refused
        return self._as_step(self._shared.copies()) if self._copy else self._now

    def _as_step(self, arrays):
        seat, ending, rewards, observation, mask, goods, refused = arrays
        step = (seat[:, 0], ending[:, 0], rewards, observation, mask)
        if not self._offers:
            return Step(*step)
        return OfferStep(*step, goods.reshape(self.games, self.seats, -1), refused[:, 0])

    def _said(self, offers):
        if not self._offers:
            if offers is not None:
                raise ValueError("Offers can be made in a Batch(offers=True).")
            return None
        width = len(self.layout.offer)
        if offers is None:
            return np.zeros((self.games, width), "<i4")
        said = np.ascontiguousarray(offers, dtype="<i4")
        if said.shape != (self.games, width):
            raise ValueError(f"What offers say has the shape {(self.games, width)}, not {said.shape}.")
        return said

    def _check(self, chosen, said):
        """What one worker would refuse, before another has done its part."""
        known = (chosen >= 0) & (chosen < self.actions)
        legal = known & (self._mask[np.arange(self.games), np.where(known, chosen, 0)] == 1)
        if not legal.all():
            game = int(np.argmin(legal))
            raise Refused(f"In game {game} the action {chosen[game]} is not legal: its mask says which are.")
        if said is None:
            return
        fits = ((said >= 0) & (said < self.layout.offer_limits)).all(axis=1) | (chosen < self.layout.first_offer)
        if not fits.all():
            raise Refused(f"In game {int(np.argmin(fits))} the offer has a number that layout.offer_limits does not allow.")


def _seed(seed):
    if int(seed) != seed or not 0 <= seed <= MOST_SEED:
        raise ValueError(f"A seed is a whole number from 0 to {MOST_SEED}, not {seed}.")
    return int(seed)
