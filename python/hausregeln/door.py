"""A trained agent at a table: a bot of your own (docs/YOUR-BOT.md)."""

import json
import sys

from .batch import Batch


def seat(choose, root=None, lines=sys.stdin, out=sys.stdout):
    """Plays as a bot: `choose(observation, mask)` gives the number of an action for an observation as in a `Batch`."""
    layout = None
    for line in lines:
        message = json.loads(line)
        if message["type"] == "game":
            rulebook, players = message["board"]["rulebook"], message["players"]
            with Batch(rulebook, ["agent"] * players, options=message["options"], root=root) as batch:
                layout = batch.layout
        elif message["type"] == "decide":
            observation = layout.observe(message["state"], message["must"])
            answers = layout.answers(message["legal"], message["must"])
            action = answers[int(choose(observation, layout.mask(answers)))]
            print(json.dumps({"id": message["id"], "action": action}), file=out, flush=True)
