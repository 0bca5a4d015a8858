"""What one agent sees and may answer, with its spaces."""

import numpy as np

from . import spaces


class Sight:
    """Spaces of a batch's agents, and the row of a step as an observation of these."""

    def __init__(self, batch):
        layout = batch.layout
        self._layout = layout
        self._offers = bool(layout.offer)
        shapes = {name: place.stop - place.start for name, place in layout.fields.items()}
        seen = {"observation": spaces.names({name: spaces.words(length) for name, length in shapes.items()})}
        if self._offers:
            sizes = [batch.actions, *map(int, layout.offer_limits)]
            seen["action_mask"] = spaces.places([spaces.mask(size) for size in sizes])
            seen["goods"] = spaces.mask(batch.seats, len(layout.goods))
            self._sizes = sizes
        else:
            sizes = batch.actions
            seen["action_mask"] = spaces.mask(batch.actions)
        self._seen = seen
        self._numbers = sizes

    def observation_space(self):
        """`observation`: the named arrays; `action_mask`: what is legal; `goods`, where offers can be made."""
        return spaces.names(self._seen)

    def action_space(self):
        """The number of an action; where offers can be made, and then what an offer says."""
        return spaces.numbers(self._numbers)

    def seen(self, step, seat, is_asked):
        """The first row of a step as this seat sees it; the mask is empty for those who are not asked."""
        named = self._layout.named(step.observation[0])
        observation = {**named, "seat": np.array([seat], np.int32)}
        mask = step.mask[0].view(np.int8) if is_asked else np.zeros(step.mask.shape[1], np.int8)
        if not self._offers:
            return {"observation": observation, "action_mask": mask}
        goods = step.goods[0].view(np.int8) if is_asked else np.zeros(step.goods.shape[1:], np.int8)
        return {"observation": observation, "action_mask": (mask, *self._offer_masks(goods, seat)), "goods": goods}

    def split(self, action):
        """An action of the space as the arguments of `Batch.step`."""
        if not self._offers:
            return [action], None
        return [action[0]], np.asarray(action)[np.newaxis, 1:]

    def _offer_masks(self, goods, seat):
        partners = goods[:, 0].copy()
        partners[seat] = 0
        wanted = np.delete(goods, seat, axis=0).max(axis=0)
        money = np.ones(self._sizes[-1], np.int8)
        return partners, goods[seat], goods[seat], wanted, wanted, money
