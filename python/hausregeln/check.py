"""The published tests of PettingZoo and Gymnasium: python3 -m hausregeln.check [rulebook …]

Both packages must be installed; without them this says so and fails. `npm run test:python-packages` installs them first.
"""

import sys
import warnings

from .batch import Batch

BOOKS = ("classic", "stadium", "simplified", "exchange", "euronopoly")


def check(rulebook):
    """Every test for one rulebook, as it is published; where there are offers, with and without them."""
    from gymnasium.utils.env_checker import check_env
    from pettingzoo.test import api_test, seed_test

    from .aec import env
    from .solo import SoloEnv

    for offers in (False, True) if has_offers(rulebook) else (False,):
        made = {"rulebook": rulebook, "offers": offers}
        game = env(**made)
        api_test(game)
        game.close()
        seed_test(lambda: env(**made))
        alone = SoloEnv(**made)
        check_env(alone)
        alone.close()
        print(f"{rulebook}{', with offers' if offers else ''}: api_test, seed_test and check_env passed", flush=True)


def has_offers(rulebook):
    with Batch(rulebook) as batch:
        return any(action["do"] == "withdraw" for action in batch.layout.actions)


def main():
    try:
        import gymnasium
        import pettingzoo
    except ImportError as missing:
        print(f"{missing.name} is not installed: pip install gymnasium pettingzoo", file=sys.stderr)
        return 1
    print(f"Gymnasium {gymnasium.__version__}, PettingZoo {pettingzoo.__version__}")
    # Both recommend arrays where an observation is a dictionary of named ones, and have said so often enough.
    warnings.simplefilter("once", UserWarning)
    for rulebook in sys.argv[1:] or BOOKS:
        check(rulebook)
    return 0


if __name__ == "__main__":
    sys.exit(main())
