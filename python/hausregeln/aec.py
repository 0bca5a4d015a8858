"""One game by turns: an AEC environment of PettingZoo's, or the same without it."""

import copy
from typing import NamedTuple

from .batch import GIVEN_UP, OVER, Batch
from .sight import Sight
from .spaces import AEC


class SavedGame(NamedTuple):
    """A game, with what every agent has observed."""

    content: bytes
    agents: dict


class HausregelnEnv(AEC):
    """A game whose seats are agents, asked in the order of the rules: `seat_0`, `seat_1` …"""

    metadata = {"name": "hausregeln_v1", "is_parallelizable": False, "render_modes": ["ansi"]}

    def __init__(
        self,
        rulebook="classic",
        seats=4,
        seed=1,
        options=None,
        max_rounds=500,
        render_mode=None,
        root=None,
        offers=False,
    ):
        names = ["agent"] * seats if isinstance(seats, int) else list(seats)
        self._batch = Batch(rulebook, names, 1, seed, options, max_rounds, root, offers=offers)
        self._last_step = None
        self._is_next = False
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat, who in enumerate(names) if who == "agent"]
        self.agents = []
        self._sight = Sight(self._batch)
        self.observation_spaces = {agent: self._sight.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self._sight.action_space() for agent in self.possible_agents}

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        """Goes on to the next game; with a seed to the first of its run. `options` are not looked at."""
        if seed is not None or not self._is_next:
            self._last_step = self._batch.reset(seed)
        self._is_next = False
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._last_seen = {}
        self._select()

    def step(self, action):
        """Takes the selected agent's action; of one whose game is over it is None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise ValueError("The game is over for this agent: its action is None.")
            return self._dismiss(agent)
        seen = self.observe(agent)
        step = self._batch.step(*self._sight.split(action))
        self._last_seen[agent] = seen
        self._cumulative_rewards[agent] = 0.0
        ending = int(step.ending[0])
        for other in self.agents:
            self.rewards[other] = float(step.rewards[0, _seat(other)])
            self._cumulative_rewards[other] += self.rewards[other]
            self.terminations[other] = ending == OVER
            self.truncations[other] = ending == GIVEN_UP
            self.infos[other] = {}
        self._last_step = step
        self._is_next = bool(ending)
        if ending:
            self.agent_selection = self.agents[0]
            return
        self._select()
        if self._batch.layout.offer and step.refused[0]:
            self.infos[agent] = {"refused": self._batch.position().get("refused")}

    def observe(self, agent):
        """What an agent sees: all see the same; the mask is empty for those who are not asked."""
        if self._is_next:
            return self._last_seen.get(agent) or self._sight.seen(self._last_step, _seat(agent), False)
        return self._sight.seen(self._last_step, _seat(agent), agent == self.agent_selection)

    def last(self, observe=True):
        """Observation, reward since its last action, termination, truncation and info of the selected agent."""
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        rewards, over, cut = self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent]
        return seen, rewards, over, cut, self.infos[agent]

    def agent_iter(self, max_iter=2**63):
        """The agents in the order in which they are asked, until all are dismissed."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def save(self):
        """The game as it is now, for `restore`."""
        self._check_running()
        agents = {name: copy.deepcopy(getattr(self, name)) for name in _AGENT_STATE}
        return SavedGame(self._batch.save(), agents)

    def restore(self, saved, chance=None):
        """Goes on from a saved game; `chance`: the seed of dice and cards from now on, without it the same come."""
        self._last_step = self._batch.restore(saved.content, chance=chance)
        self._is_next = False
        for name, value in copy.deepcopy(saved.agents).items():
            setattr(self, name, value)
        self._select()

    def render(self):
        """The position as named JSON."""
        return self._batch.position(0)

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    @property
    def unwrapped(self):
        return self

    def close(self):
        if self._batch is not None:
            self._batch.close()

    def _check_running(self):
        if self._last_step is None or self._is_next:
            raise ValueError("No game is under way: reset() begins one.")

    def _select(self):
        self.agent_selection = f"seat_{int(self._last_step.seat[0])}"

    def _dismiss(self, agent):
        self.agents.remove(agent)
        for each in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del each[agent]
        for other in self.agents:
            self.rewards[other] = 0.0
        if self.agents:
            self.agent_selection = self.agents[0]


_AGENT_STATE = ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos", "_last_seen")


def _seat(agent):
    return int(agent[len("seat_") :])


def env(**settings):
    """A game by turns: `env(rulebook="classic", seats=4, seed=1)`."""
    return HausregelnEnv(**settings)
