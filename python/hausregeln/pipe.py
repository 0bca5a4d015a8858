"""The pipe to `hausregeln gym`: numbers of 32 bits, the lowest byte first."""

import json
import os
import struct
import subprocess
from pathlib import Path

STEP, RESET, POSITION = 1, 2, 3
BATCH, TEXT, REFUSED = 1, 2, 3
VERSION = 1
ROOT = Path(__file__).resolve().parents[2]


class HausregelnError(Exception):
    """The program has ended or cannot be started; the message is what it has said."""


class Refused(ValueError):
    """What was asked cannot be; nothing has happened."""


def command(root=None):
    """How the command line is started: by the Node that npm brings along, or the one in HAUSREGELN_NODE or the path."""
    root = Path(root or os.environ.get("HAUSREGELN_ROOT", ROOT))
    brought = root / "node_modules" / ".bin" / "node"
    node = os.environ.get("HAUSREGELN_NODE") or (str(brought) if brought.exists() else "node")
    return [node, str(root / "packages" / "cli" / "bin" / "hausregeln.mjs")]


class Pipe:
    """A `hausregeln gym` that runs until it is closed."""

    def __init__(self, arguments, root=None):
        try:
            self._process = subprocess.Popen(
                [*command(root), "gym", *arguments],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
            )
        except OSError as error:
            raise HausregelnError(f"Node cannot be started: {error}") from error
        self.header = json.loads(self.receive(TEXT))
        if self.header["gym"] != VERSION:
            raise HausregelnError(f"The program speaks version {self.header['gym']}, this package {VERSION}.")

    def ask(self, what, about=0, payload=b""):
        """Sends a question."""
        try:
            self._process.stdin.write(struct.pack("<ii", what, about) + payload)
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
        _, said = self._process.communicate()
        raise HausregelnError(said.decode().strip() or f"The program has ended ({self._process.returncode}).")

    def close(self):
        """Ends the program."""
        if self._process.poll() is None:
            self._process.stdin.close()
            self._process.wait()
        self._process.stdout.close()
        self._process.stderr.close()
