"""Seats an agent that train.py has kept:

npm run -s hausregeln -- sim --rulebook simplified --seats bot,random --games 40 --seed 2 --rotate --max-rounds 40 --by-wealth \\
  --bot "PYTHONPATH=python python3 python/examples/trained.py agent.npz"
"""

import sys

import numpy as np

from hausregeln import seat

weights = np.load(sys.argv[1])["weights"]


def choose(observation, mask):
    scaled = np.sign(observation) * np.log1p(np.abs(observation)) / 4
    return np.where(mask, np.append(scaled, 1) @ weights, -np.inf).argmax()


seat(choose)
