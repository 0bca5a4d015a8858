"""Observations as named arrays, out of the program's batches or out of the named JSON of the bot protocol."""

import numpy as np

NOBODY = -1
PARTS = 8
MATTERS = 8


class Layout:
    """Where each named array lies in an observation, and which action has which number."""

    def __init__(self, header):
        self.fields = {field["name"]: slice(field["from"], field["from"] + field["length"]) for field in header["fields"]}
        self.length = sum(field["length"] for field in header["fields"])
        self.frames = header["frames"]
        self.actions = header["actions"]
        self.board = header["board"]
        self.seats = len(header["seats"])
        self.offer = header.get("offer", [])
        """The names of the numbers that say an offer; empty where offers cannot be made."""
        self.goods = header.get("goods", [])
        """What can change hands by an offer: `given` and `wanted` are indices into it, 0 is nothing."""
        self.first_offer = header.get("firstOffer", len(self.actions))
        """The number of the first action that is an offer."""
        goods = len(self.goods)
        self.offer_limits = np.array([self.seats, goods, goods, goods, goods, header["money"]] if goods else [], np.int32)
        self.numbers = {_key(action): number for number, action in enumerate(self.actions)}

    def named(self, observation):
        """The arrays of one observation, or of a row of them, by name; they share its memory."""
        return {name: observation[..., place] for name, place in self.fields.items()}

    def observe(self, state, must):
        """The same observation out of a state as named JSON (docs/YOUR-BOT.md)."""
        out = np.zeros(self.length, np.int32)
        for name, values in self._by_name(state, must).items():
            place = self.fields[name]
            out[place.start : place.start + len(values)] = values
        return out

    def answers(self, legal, must):
        """The legal actions out of named JSON: the answer of each, by its number."""
        found = {} if must else {0: None}
        nth = {}
        for action in legal:
            name = action["do"]
            place = nth.get(name, 0)
            nth[name] = place + 1
            if "terms" in action:
                continue
            if "amount" in action:
                low, high = action["amount"]["min"], action["amount"]["max"]
                parts = min(PARTS, high - low + 1)
                for part in range(parts):
                    amount = low + int((high - low) * part / max(1, parts - 1) + 0.5)
                    found[self.numbers[_key({"do": name, "part": part})]] = {"do": name, "amount": amount}
                continue
            key = _key({"do": name, "nth": place}) if "matter" in action else _key(action)
            if key in self.numbers:
                found[self.numbers[key]] = action
        return found

    def mask(self, numbers):
        """Which actions are legal, as a mask."""
        out = np.zeros(len(self.actions), np.uint8)
        out[list(numbers)] = 1
        return out

    def _by_name(self, state, must):
        def nobody(value):
            return NOBODY if value is None else value

        seats, deeds, decks, frame = state["seats"], state["deeds"], state["decks"], state["agenda"][-1]
        found = {
            "seat": [state["seat"]],
            "must": [int(must)],
            "round": [state["round"]],
            **{f"turn.{name}": [state["turn"][name]] for name in ("seat", "throws", "doubles")},
            "turn.dice": state["turn"]["dice"],
            **{f"seats.{name}": [int(seat[name]) for seat in seats] for name in ("inGame", "cash", "space", "laps")},
            "seats.jail": [nobody(seat["jail"]) for seat in seats],
            **{name: [state[name]] for name in ("bank", "pot", "houses", "hotels")},
            "deeds.owner": [nobody(deed["owner"]) for deed in deeds],
            **{f"deeds.{name}": [int(deed[name]) for deed in deeds] for name in ("level", "mortgaged")},
            "decks.unseen": [deck["unseen"] for deck in decks],
            "decks.jailCard": [nobody(deck["jailCard"]) for deck in decks],
            "frame": [self.frames.index(frame["frame"])],
            "frame.words": list(_flat(frame["words"].values())),
        }
        for section, kept in state["chapters"].items():
            for name, value in kept.items():
                found[f"{section}.{name}"] = list(_flat([value]))
        return found


def _flat(values):
    for value in values:
        if isinstance(value, list):
            yield from _flat(value)
        else:
            yield value


def _key(action):
    return tuple(sorted(action.items()))
