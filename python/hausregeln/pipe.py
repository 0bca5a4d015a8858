"""The pipe to `hausregeln gym`: numbers of 32 bits, the lowest byte first."""

import json
import os
import struct
import subprocess
from pathlib import Path

STEP, RESET, POSITION, NEXT, RESEED, SAVE, RESTORE = 1, 2, 3, 4, 5, 6, 7
BATCH, TEXT, REFUSED, SAVED = 1, 2, 3, 4
VERSION = 1
ROOT = Path(__file__).resolve().parents[2]


class HausregelnError(Exception):
    """The program has ended or cannot be started; the message says why."""


class Refused(ValueError):
    """What was asked cannot be; nothing has happened."""


def command(root=None):
    """How the command line is started: by the Node that npm brings along, or the one in HAUSREGELN_NODE or the path."""
    root = Path(root or os.environ.get("HAUSREGELN_ROOT", ROOT))
    program = root / "packages" / "cli" / "bin" / "hausregeln.mjs"
    if not program.exists():
        raise HausregelnError(
            f"There is no Hausregeln in {root}. Set HAUSREGELN_ROOT to the folder of its repository, or give root=…"
        )
    if not (root / "node_modules").exists():
        raise HausregelnError(f"The packages of Hausregeln are not installed. Run `npm ci` once in {root}.")
    brought = root / "node_modules" / ".bin" / "node"
    node = os.environ.get("HAUSREGELN_NODE") or (str(brought) if brought.exists() else "node")
    return [node, str(program)]


# Messages for programmers are English, as this package's own, whatever language the computer speaks.
ENGLISH = {"LC_ALL": "C.UTF-8"}


class Pipe:
    """A `hausregeln gym` that runs until it is closed. Its first text, `header`, is there once `begin` has returned."""

    def __init__(self, arguments, root=None):
        started = [*command(root), "gym", *arguments]
        try:
            self._process = subprocess.Popen(
                started,
                env={**os.environ, **ENGLISH},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
            )
        except OSError as error:
            raise HausregelnError(
                f"Node cannot be started as {started[0]!r} ({error.strerror}). "
                "Install Node 24 or later, or name it in HAUSREGELN_NODE."
            ) from error

    def begin(self):
        """Reads what comes first."""
        self.header = json.loads(self.receive(TEXT))
        if self.header["gym"] != VERSION:
            raise HausregelnError(f"The program speaks version {self.header['gym']}, this package {VERSION}.")

    @property
    def number(self):
        """Of the process."""
        return self._process.pid

    def ask(self, what, about=0, payload=b""):
        """Sends a question."""
        content = memoryview(struct.pack("<ii", what, about) + payload)
        try:
            while content:
                content = content[self._process.stdin.write(content) :]
        except (BrokenPipeError, ValueError):
            self._fail()

    def receive(self, expected):
        """The answer of the kind that is expected, as bytes. Raises Refused with a sentence if that is the answer."""
        kind, length = struct.unpack("<ii", self._read(8))
        content = self._read(length)
        if kind == REFUSED:
            raise Refused(bytes(content).decode())
        if kind != expected:
            raise HausregelnError(f"An answer of kind {kind} came, not {expected}.")
        return content

    def _read(self, length):
        content = bytearray(length)
        view = memoryview(content)
        at = 0
        while at < length:
            read = self._process.stdout.readinto(view[at:])
            if not read:
                self._fail()
            at += read
        return content

    def _fail(self):
        if self._process.stdout.closed:
            raise HausregelnError("The games are closed.")
        _, said = self._process.communicate()
        raise HausregelnError(said.decode().strip() or f"The program has ended ({self._process.returncode}).")

    def close(self):
        """Ends the program."""
        if self._process.poll() is None:
            self._process.stdin.close()
            self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            pipe.close()
