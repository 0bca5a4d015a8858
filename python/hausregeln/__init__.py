"""Hausregeln for programs that learn: many games at once (Batch), one by turns (env), and a trained agent at a table (seat)."""

from .aec import Discrete, Dict, Box, HausregelnEnv, env
from .arrays import Layout
from .batch import Batch, OfferStep, Step
from .chance import at_random
from .door import seat
from .pipe import HausregelnError, Refused

__all__ = ["Batch", "Box", "Dict", "Discrete", "HausregelnEnv", "HausregelnError", "Layout", "Refused", "Step", "env", "seat"]
__version__ = "0.1.0"
