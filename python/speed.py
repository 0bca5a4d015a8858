"""How many steps a second: python3 python/speed.py [rulebook] [games] [batches]. CPU is that of both processes, their start included."""

import resource
import sys
import time

import numpy as np

from hausregeln import Batch

rulebook = sys.argv[1] if len(sys.argv) > 1 else "classic"
games = int(sys.argv[2]) if len(sys.argv) > 2 else 256
batches = int(sys.argv[3]) if len(sys.argv) > 3 else 1000
random = np.random.default_rng(1)
with Batch(rulebook, ["agent"] * 4, games=games, seed=1) as batch:
    told = batch.reset()
    began = time.perf_counter()
    for _ in range(batches):
        told = batch.step((told.mask * random.random(told.mask.shape, np.float32)).argmax(axis=1))
    seconds = time.perf_counter() - began
used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
cpu = sum(each.ru_utime + each.ru_stime for each in used)
steps = games * batches
print(f"{rulebook}, {games} games at a time: {steps / seconds:,.0f} steps/s, {steps / cpu:,.0f} a second of CPU")
