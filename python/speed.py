"""How many random steps a second of CPU of all processes, warm: python3 python/speed.py [rulebook …] [games [batches]]

On Linux, which tells what other processes have used.

What counts as a step: in Python an action is drawn for a game from those that its mask marks, each as likely as the
others; the game takes it and goes on to the next question; observation and mask of that question lie in Python's memory.
"""

import argparse
import json
import os
import time

import numpy as np

from hausregeln import Batch, at_random

BOOKS = ("classic", "stadium", "simplified", "exchange", "euronopoly")


def cpu(processes):
    """Seconds of CPU that this process and those have used so far, user and system."""
    ticks = os.sysconf("SC_CLK_TCK")
    spent = sum(os.times()[:2])
    for process in processes:
        with open(f"/proc/{process}/stat") as stat:
            spent += sum(int(word) for word in stat.read().rsplit(")", 1)[1].split()[11:13]) / ticks
    return spent


def run(batch, step, random, steps):
    for _ in range(max(1, steps // batch.games)):
        step = batch.step(at_random(random, step.mask))
    return step


def copying(batch, step, random, steps):
    """The same without games: the arrays are written into shared memory once more, and an action is drawn."""
    content = np.concatenate([np.ascontiguousarray(part).view(np.uint8).ravel() for part in step])
    with open(os.open("/dev/shm", os.O_TMPFILE | os.O_RDWR), "r+b", buffering=0) as file:
        for _ in range(max(1, steps // batch.games)):
            os.pwrite(file.fileno(), content, 0)
            at_random(random, step.mask)


def measured(rulebook, settings):
    random = np.random.default_rng(1)
    with Batch(rulebook, ["agent"] * settings.seats, games=settings.games, workers=settings.workers, copy=settings.copy) as batch:
        step = run(batch, batch.reset(), random, settings.warm)
        rates = []
        for _ in range(settings.rounds):
            before, began = cpu(batch.processes), time.perf_counter()
            step = run(batch, step, random, settings.steps)
            rates.append((settings.steps / (cpu(batch.processes) - before), settings.steps / (time.perf_counter() - began)))
        before = cpu([])
        copying(batch, step, random, settings.steps)
        limit = settings.steps / (cpu([]) - before)
        bytes_a_game = sum(part.nbytes for part in step) // batch.games
    by_cpu, by_clock = np.median(np.array(rates), axis=0)
    return {
        "rulebook": rulebook,
        "stepsPerCpuSecond": round(by_cpu),
        "stepsPerSecond": round(by_clock),
        "copyingPerCpuSecond": round(limit),
        "bytesPerStep": bytes_a_game,
    }


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("what", nargs="*", help="rulebooks, then the number of games, and of steps of each")
    arguments.add_argument("--games", type=int, default=256)
    arguments.add_argument("--workers", type=int, default=1)
    arguments.add_argument("--seats", type=int, default=4)
    arguments.add_argument("--steps", type=int, default=500_000, help="of one measurement")
    arguments.add_argument("--rounds", type=int, default=3, help="measurements, of which the median counts")
    arguments.add_argument("--warm", type=int, default=500_000, help="steps before the first")
    arguments.add_argument("--copy", action="store_true", help="new arrays with each step, as Batch gives them unasked")
    arguments.add_argument("--json", action="store_true")
    settings = arguments.parse_args()
    numbers = [int(word) for word in settings.what if word.isdigit()]
    settings.games = numbers[0] if numbers else settings.games
    settings.steps = settings.games * numbers[1] if len(numbers) > 1 else settings.steps
    rulebooks = [word for word in settings.what if not word.isdigit()] or BOOKS
    found = [measured(rulebook, settings) for rulebook in rulebooks]
    if settings.json:
        print(json.dumps({"games": settings.games, "workers": settings.workers, "copy": settings.copy, "books": found}))
        return
    for row in found:
        print(
            f"{row['rulebook']}: {row['stepsPerCpuSecond']:,} steps a second of CPU of all processes, "
            f"{row['stepsPerSecond']:,} by the clock; copying {row['bytesPerStep']:,} bytes and drawing alone: "
            f"{row['copyingPerCpuSecond']:,}"
        )


if __name__ == "__main__":
    main()
