"""Choosing at random."""

import numpy as np


def at_random(random, mask):
    """For each row of a mask the number of one of the actions that it marks, each as likely as the others.

    `random`: a `numpy.random.Generator`. Every row must mark something.
    """
    rows, actions = mask.shape
    legal = np.flatnonzero(np.ascontiguousarray(mask).view(np.bool_))
    ends = np.searchsorted(legal, np.arange(1, rows + 1) * actions)
    counts = np.diff(ends, prepend=0)
    nth = (random.random(rows) * counts).astype(np.intp)
    return legal[ends - counts + nth] - np.arange(rows) * actions
