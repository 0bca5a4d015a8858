"""One agent among built-in bots: an environment of Gymnasium's, which must be installed."""

import gymnasium

from .batch import GIVEN_UP, OVER, Batch
from .pipe import Refused
from .sight import Sight


class SoloEnv(gymnasium.Env):
    """A game of one agent. `seats`: who sits where, `agent` once, else the name of a built-in bot.

    An action that is not legal changes nothing: `info["illegal"]` then says why, and the same question stays. The
    reward comes when the game is over: 1 shared by the winners, -1 shared by the others.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        rulebook="classic",
        seats=("agent", "plain"),
        seed=1,
        options=None,
        max_rounds=500,
        render_mode=None,
        root=None,
        offers=False,
    ):
        if list(seats).count("agent") != 1:
            raise ValueError("One of the seats, and no other, is the agent's.")
        self._seat = list(seats).index("agent")
        self._batch = Batch(rulebook, seats, 1, seed, options, max_rounds, root, offers=offers)
        self._sight = Sight(self._batch)
        self._last_step = None
        self._is_next = False
        self.render_mode = render_mode
        self.observation_space = self._sight.observation_space()
        self.action_space = self._sight.action_space()

    def reset(self, *, seed=None, options=None):
        """Goes on to the next game; with a seed to the first of its run. `options` are not looked at."""
        super().reset(seed=seed)
        if seed is not None or not self._is_next:
            self._last_step = self._batch.reset(seed)
        self._is_next = False
        self._seen = self._sight.seen(self._last_step, self._seat, True)
        return self._seen, {}

    def step(self, action):
        if self._last_step is None or self._is_next:
            raise ValueError("No game is under way: reset() begins one.")
        try:
            self._last_step = self._batch.step(*self._sight.split(action))
        except Refused as refusal:
            return self._seen, 0.0, False, False, {"illegal": str(refusal)}
        ending = int(self._last_step.ending[0])
        self._is_next = bool(ending)
        if not ending:
            self._seen = self._sight.seen(self._last_step, self._seat, True)
        info = {}
        if self._batch.layout.offer and self._last_step.refused[0]:
            info = {"refused": self._batch.position().get("refused")}
        return self._seen, float(self._last_step.rewards[0, self._seat]), ending == OVER, ending == GIVEN_UP, info

    def save(self):
        """The game as it is now, for `restore`."""
        if self._last_step is None or self._is_next:
            raise ValueError("No game is under way: reset() begins one.")
        return self._batch.save()

    def restore(self, saved, chance=None):
        """Goes on from a saved game, and tells what is seen; `chance`: the seed of dice and cards from now on."""
        self._last_step = self._batch.restore(saved, chance=chance)
        self._is_next = False
        self._seen = self._sight.seen(self._last_step, self._seat, True)
        return self._seen, {}

    def render(self):
        """The position as named JSON, a text."""
        import json

        return json.dumps(self._batch.position()) if self.render_mode == "ansi" else None

    def close(self):
        self._batch.close()
