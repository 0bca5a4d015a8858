"""Hausregeln for programs that learn: many games at once (Batch), one by turns (env), one agent alone among bots (solo),
and a trained agent at a table (seat)."""

from .arrays import Layout
from .batch import Batch, OfferStep, Step
from .chance import at_random
from .door import seat
from .pipe import HausregelnError, Refused

__all__ = ["Batch", "Box", "Dict", "Discrete", "HausregelnEnv", "HausregelnError", "Layout", "OfferStep", "Refused"]
__all__ += ["SoloEnv", "Step", "at_random", "env", "seat", "solo"]
__version__ = "0.2.0"


def __getattr__(name):
    """What needs PettingZoo or Gymnasium, if they are there, is loaded when it is asked for: both take a while."""
    if name in ("HausregelnEnv", "env"):
        from . import aec

        return getattr(aec, name)
    if name in ("Box", "Dict", "Discrete"):
        from . import spaces

        return getattr(spaces, name)
    if name in ("SoloEnv", "solo"):
        try:
            from .solo import SoloEnv
        except ImportError as missing:
            raise HausregelnError("SoloEnv is an environment of Gymnasium's: pip install gymnasium") from missing
        return SoloEnv
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
