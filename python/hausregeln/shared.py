"""The arrays that agents observe, in memory that the programs beside Python write into."""

import mmap
import os
import tempfile
from pathlib import Path

import numpy as np

KINDS = ("<i4", "<i4", "<f4", "<i4", "u1", "u1", "u1")
"""Of `seat`, `ending`, `rewards`, `observation`, `mask`, `goods` and `refused`, which lie behind one another."""


class SharedArrays:
    """A file in memory (where the system has a place for such files), in which there is a row for each game."""

    def __init__(self):
        memory = Path("/dev/shm")
        place = memory if os.access(memory, os.W_OK) else None
        self._file, self.path = tempfile.mkstemp(prefix="hausregeln-", dir=place)
        self._map = None

    def open(self, games, row_bytes):
        """Takes the file into memory. `row_bytes`: the bytes of a row in each array."""
        self._games = games
        self._rows = row_bytes
        size = games * sum(row_bytes)
        os.ftruncate(self._file, size)
        self._map = mmap.mmap(self._file, size)
        self._whole = np.frombuffer(self._map, np.uint8)
        self._whole.flags.writeable = False
        self.now = self._arrays(self._whole)

    def copies(self):
        """The arrays as they are now, in memory of their own."""
        return self._arrays(self._whole.copy())

    def remove(self):
        """Takes the file's name away: those who have it open keep it."""
        if self.path is not None:
            try:
                os.unlink(self.path)
            except PermissionError:  # Windows keeps the names of open files; they go with `close`.
                return
            self.path = None

    def close(self):
        """Gives the file back. Arrays that somebody still has keep their memory."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
        self.remove()

    def _arrays(self, whole):
        arrays, at = [], 0
        for kind, row in zip(KINDS, self._rows):
            length = self._games * row
            arrays.append(whole[at : at + length].view(kind).reshape(self._games, -1 if length else 0))
            at += length
        return arrays
