"""One game by turns, with the interface of PettingZoo's AEC environments; PettingZoo itself is not needed."""

import numpy as np

from .batch import GIVEN_UP, OVER, Batch


class Discrete:
    """Numbers from 0 to n - 1."""

    def __init__(self, n):
        self.n = n
        self._random = np.random.default_rng()

    def seed(self, seed=None):
        self._random = np.random.default_rng(seed)

    def contains(self, value):
        return 0 <= int(value) < self.n

    def sample(self, mask=None):
        """A number at random; with a mask one of those that it marks."""
        return int(self._random.integers(self.n) if mask is None else self._random.choice(np.flatnonzero(mask)))


class Box:
    """Arrays of a shape, of numbers of a kind."""

    def __init__(self, shape, dtype):
        self.shape = shape
        self.dtype = np.dtype(dtype)

    def contains(self, value):
        return value.shape == self.shape and value.dtype == self.dtype


class Dict(dict):
    """A space a name."""

    def contains(self, value):
        return set(value) == set(self) and all(space.contains(value[name]) for name, space in self.items())


class HausregelnEnv:
    """A game whose seats are agents, asked in the order of the rules: `seat_0`, `seat_1` …"""

    metadata = {"name": "hausregeln_v1", "is_parallelizable": False, "render_modes": ["ansi"]}

    def __init__(self, rulebook="classic", seats=4, seed=1, options=None, max_rounds=500, render_mode=None, root=None):
        self._settings = {"rulebook": rulebook, "options": options, "max_rounds": max_rounds, "root": root}
        self._seats = ["agent"] * seats if isinstance(seats, int) else list(seats)
        self._seed = seed
        self._batch = None
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat, who in enumerate(self._seats) if who == "agent"]
        self.agents = []
        self._open(seed)
        layout = self._batch.layout
        shapes = {name: (place.stop - place.start,) for name, place in layout.fields.items()}
        observation = Dict({name: Box(shape, np.int32) for name, shape in shapes.items()})
        mask = Box((self._batch.actions,), np.uint8)
        self.observation_spaces = {agent: Dict(observation=observation, action_mask=mask) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self._batch.actions) for agent in self.possible_agents}

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        """Begins a game; `seed` begins another run, without it the same game begins again."""
        if seed is not None and seed != self._seed:
            self._open(seed)
        self._told = self._batch.reset()
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
        self._last_seen[agent] = self.observe(agent)
        told = self._batch.step([action])
        self._cumulative_rewards[agent] = 0.0
        ending = int(told.ending[0])
        for other in self.agents:
            self.rewards[other] = float(told.rewards[0, _seat(other)])
            self._cumulative_rewards[other] += self.rewards[other]
            self.terminations[other] = ending == OVER
            self.truncations[other] = ending == GIVEN_UP
        self._told = told
        if ending:
            self.agent_selection = self.agents[0]
        else:
            self._select()

    def observe(self, agent):
        """What an agent sees: all see the same; the mask is empty for those who are not asked."""
        if any(self.terminations.values()) or any(self.truncations.values()):
            return self._last_seen.get(agent) or self._seen(agent, False)
        return self._seen(agent, agent == self.agent_selection)

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
            self._batch = None

    def _open(self, seed):
        self.close()
        self._seed = seed
        self._batch = Batch(seats=self._seats, games=1, seed=seed, **self._settings)

    def _select(self):
        self.agent_selection = f"seat_{int(self._told.seat[0])}"

    def _seen(self, agent, is_asked):
        observation = self._batch.layout.named(self._told.observation[0])
        mask = self._told.mask[0] if is_asked else np.zeros(self._batch.actions, np.uint8)
        return {"observation": {**observation, "seat": np.array([_seat(agent)], np.int32)}, "action_mask": mask}

    def _dismiss(self, agent):
        self.agents.remove(agent)
        for each in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del each[agent]
        if self.agents:
            self.agent_selection = self.agents[0]


def _seat(agent):
    return int(agent.removeprefix("seat_"))


def env(**settings):
    """A game by turns: `env(rulebook="classic", seats=4, seed=1)`."""
    return HausregelnEnv(**settings)
