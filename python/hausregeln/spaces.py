"""Spaces and base classes: Gymnasium's and PettingZoo's where they are installed, else the little that is needed of them."""

import numpy as np

try:
    import gymnasium
except ImportError:
    gymnasium = None
try:
    import pettingzoo
except ImportError:
    pettingzoo = None

AEC = pettingzoo.AECEnv if pettingzoo else object
"""What an environment by turns is derived from."""


class Discrete:
    """Numbers from 0 to n - 1."""

    def __init__(self, n):
        self.n = n
        self._random = np.random.default_rng()

    def seed(self, seed=None):
        self._random = np.random.default_rng(seed)

    def contains(self, value):
        return 0 <= int(value) < self.n

    def sample(self, mask=None):
        """A number at random; with a mask one of those that it marks."""
        return int(self._random.integers(self.n) if mask is None else self._random.choice(np.flatnonzero(mask)))


class MultiDiscrete:
    """Several such numbers at once."""

    def __init__(self, nvec):
        self.nvec = np.array(nvec)
        self._random = np.random.default_rng()

    def seed(self, seed=None):
        self._random = np.random.default_rng(seed)

    def contains(self, value):
        value = np.asarray(value)
        return value.shape == self.nvec.shape and bool(((value >= 0) & (value < self.nvec)).all())

    def sample(self, mask=None):
        """Numbers at random; with a mask each one of those that its own marks, 0 if there are none."""
        if mask is None:
            return self._random.integers(self.nvec)
        marked = (np.flatnonzero(each) for each in mask)
        return np.array([self._random.choice(each) if len(each) else 0 for each in marked])


class Box:
    """Arrays of a shape, of numbers of a kind."""

    def __init__(self, shape, dtype):
        self.shape = shape
        self.dtype = np.dtype(dtype)

    def seed(self, seed=None):
        """Nothing is drawn from it."""

    def contains(self, value):
        return value.shape == self.shape and value.dtype == self.dtype


class Tuple(tuple):
    """A space a place."""

    def seed(self, seed=None):
        """Nothing is drawn from it."""

    def contains(self, value):
        return len(value) == len(self) and all(space.contains(each) for space, each in zip(self, value))


class Dict(dict):
    """A space a name."""

    def seed(self, seed=None):
        """Nothing is drawn from it."""

    def contains(self, value):
        return set(value) == set(self) and all(space.contains(value[name]) for name, space in self.items())


def numbers(n):
    """A number below n; several, if n is a list."""
    if np.ndim(n) == 0:
        return gymnasium.spaces.Discrete(n) if gymnasium else Discrete(n)
    return gymnasium.spaces.MultiDiscrete(n) if gymnasium else MultiDiscrete(n)


def words(length):
    """As many whole numbers of 32 bits."""
    if not gymnasium:
        return Box((length,), np.int32)
    limits = np.iinfo(np.int32)
    return gymnasium.spaces.Box(limits.min, limits.max, (length,), np.int32)


def mask(*shape):
    """Marks, 0 or 1."""
    return gymnasium.spaces.Box(0, 1, shape, np.int8) if gymnasium else Box(shape, np.int8)


def places(spaces):
    """A space a place."""
    return gymnasium.spaces.Tuple(spaces) if gymnasium else Tuple(spaces)


def names(spaces):
    """A space a name."""
    return gymnasium.spaces.Dict(spaces) if gymnasium else Dict(spaces)
