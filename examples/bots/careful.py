"""A bot that buys and builds as long as 200 are left. To see it play:

npm run -s hausregeln -- sim --rulebook classic --seats bot,plain --bot examples/bots/careful.py --games 20 --seed 1
"""

import json
import sys

RESERVE = 200
WISHES = ["demand", "buy", "build", "lift", "throw", "endTurn", "decline", "pass", "refuse"]


def choose(board, state, legal, must):
    me = state["seats"][state["seat"]]

    def cost(action):
        deed = board["deeds"][action.get("deed", board["spaces"][me["space"]]["deed"]) or 0]
        costs = {"buy": deed["price"], "build": deed["house"], "lift": 2 * deed["mortgage"]}
        return costs.get(action["do"], -RESERVE)

    for name in WISHES:
        for action in legal:
            if action["do"] == name and me["cash"] - cost(action) >= RESERVE:
                return action
    if not must:
        return None
    first = next(action for action in legal if "terms" not in action)
    return {**first, "amount": first["amount"]["min"]} if "amount" in first else first


board = None
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "game":
        board = told["board"]
    elif told["type"] == "decide":
        answer = choose(board, told["state"], told["legal"], told["must"])
        print(json.dumps({"id": told["id"], "action": answer}), flush=True)
