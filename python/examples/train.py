"""Trains an agent against `plain` by REINFORCE on a linear policy, and keeps it in a file.

PYTHONPATH=python python3 python/examples/train.py agent.npz --batches 600
"""

import argparse
import os

# Matrices as small as these are multiplied sooner than threads have met to share the work.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from hausregeln import Batch

arguments = argparse.ArgumentParser()
arguments.add_argument("file")
arguments.add_argument("--rulebook", default="simplified")
arguments.add_argument("--batches", type=int, default=600)
arguments.add_argument("--games", type=int, default=64)
arguments.add_argument("--rate", type=float, default=0.02)
settings = arguments.parse_args()
random = np.random.default_rng(1)


def features(observation):
    """Numbers of about 1, and a constant."""
    scaled = np.sign(observation) * np.log1p(np.abs(observation)) / 4
    return np.concatenate([scaled, np.ones((*observation.shape[:-1], 1))], axis=-1).astype(np.float32)


def chances(weights, x, mask):
    logits = np.where(mask, x @ weights, -np.inf)
    likely = np.exp(logits - logits.max(axis=-1, keepdims=True))
    return likely / likely.sum(axis=-1, keepdims=True)


with Batch(settings.rulebook, ["agent", "plain"], games=settings.games, seed=1, max_rounds=200) as batch:
    weights = np.zeros((batch.layout.length + 1, batch.actions), np.float32)
    played = [[] for _ in range(settings.games)]
    results = []
    step = batch.reset()
    for turn in range(settings.batches):
        x = features(step.observation)
        p = chances(weights, x, step.mask)
        chosen = (p.cumsum(axis=1) > random.random((settings.games, 1))).argmax(axis=1)
        for game, action in enumerate(chosen):
            played[game].append((x[game], action, p[game]))
        step = batch.step(chosen)
        for game in np.flatnonzero(step.ending):
            reward = float(step.rewards[game, 0])
            advantage = reward - (np.mean(results[-200:]) if results else 0)
            xs, actions, ps = (np.array(column) for column in zip(*played[game]))
            ps = -ps
            ps[np.arange(len(actions)), actions] += 1
            weights += settings.rate * advantage * xs.T @ ps / len(actions)
            results.append(reward)
            played[game] = []
        if (turn + 1) % 500 == 0 and results:
            print(f"{turn + 1} batches, {len(results)} games, of the last 200 won: {np.mean(np.array(results[-200:]) > 0):.1%}")
np.savez(settings.file, weights=weights)
print(f"{settings.file}: {len(results)} games")
