"""python3 -m unittest discover -s python/tests -t python"""

import io
import json
import unittest

import numpy as np

from hausregeln import Batch, HausregelnError, Layout, Refused, env, seat

BOOKS = ("classic", "stadium", "simplified", "exchange", "euronopoly")


def at_random(random, mask):
    return (mask * random.random(mask.shape)).argmax(axis=-1)


class Batches(unittest.TestCase):
    def test_a_game_of_every_rulebook_is_the_same_by_arrays_and_by_named_json(self):
        for rulebook in BOOKS:
            random = np.random.default_rng(7)
            with self.subTest(rulebook), Batch(rulebook, ["agent"] * 3, games=3, seed=5, max_rounds=30) as batch:
                told = batch.reset()
                for turn in range(64):
                    if turn % 8 == 0:
                        position = batch.position(1)
                        observed = batch.layout.observe(position["state"], position["must"])
                        np.testing.assert_array_equal(observed, told.observation[1])
                        answers = batch.layout.answers(position["legal"], position["must"])
                        np.testing.assert_array_equal(batch.layout.mask(answers), told.mask[1])
                    self.assertTrue((told.mask.sum(axis=1) > 0).all())
                    told = batch.step(at_random(random, told.mask))

    def test_the_same_seed_gives_the_same_games_and_reset_begins_them_anew(self):
        def play(batch):
            random = np.random.default_rng(3)
            told, seen = batch.reset(), []
            for _ in range(60):
                seen.append(told.observation.copy())
                told = batch.step(at_random(random, told.mask))
            return np.stack(seen)

        with Batch(games=4, seed=9) as one, Batch(games=4, seed=9) as same, Batch(games=4, seed=10) as other:
            first = play(one)
            np.testing.assert_array_equal(first, play(same))
            np.testing.assert_array_equal(first, play(one))
            self.assertFalse((first == play(other)).all())

    def test_money_stays_and_rewards_of_a_game_sum_to_nothing(self):
        random = np.random.default_rng(1)
        with Batch("simplified", ["agent", "plain"], games=16, seed=2, max_rounds=200) as batch:
            told = batch.reset()
            ended = 0
            for _ in range(300):
                named = batch.layout.named(told.observation)
                money = named["seats.cash"].sum(axis=1) + named["bank"][:, 0] + named["pot"][:, 0]
                self.assertEqual(len(set(money)), 1)
                self.assertTrue((told.seat == 0).all())
                told = batch.step(at_random(random, told.mask))
                over = told.ending == 1
                ended += int(over.sum())
                np.testing.assert_allclose(told.rewards.sum(axis=1), 0, atol=1e-6)
                self.assertTrue((told.rewards[~over] == 0).all())
            self.assertGreater(ended, 0)

    def test_what_is_not_legal_is_refused_and_nothing_has_happened(self):
        with Batch(games=2, seed=1) as batch:
            told = batch.reset()
            legal = told.mask.argmax(axis=1)
            with self.assertRaisesRegex(Refused, "In game 1 the action"):
                batch.step([legal[0], told.mask[1].argmin()])
            self.assertEqual(batch.position(0)["state"]["turn"]["throws"], 0)
            with self.assertRaisesRegex(Refused, "There is no game 7"):
                batch.position(7)
            batch.step(legal)

    def test_a_table_that_cannot_be_is_refused_with_a_sentence(self):
        with self.assertRaisesRegex(HausregelnError, 'There is no rulebook "nonsense"'):
            Batch("nonsense")
        with self.assertRaisesRegex(HausregelnError, 'At least one of --seats must be "agent"'):
            Batch(seats=["plain", "plain"])


class TurnByTurn(unittest.TestCase):
    """The contract of PettingZoo's AEC environments."""

    def test_the_contract_through_whole_games(self):
        game = env(rulebook="simplified", seats=3, seed=4, max_rounds=60)
        for _ in range(2):
            game.reset()
            self.assertEqual(game.agents, game.possible_agents)
            total = dict.fromkeys(game.agents, 0.0)
            for agent in game.agent_iter():
                self.assertIn(agent, game.agents)
                seen, reward, over, cut, info = game.last()
                total[agent] += reward
                self.assertIsInstance(info, dict)
                self.assertTrue(game.observation_space(agent).contains(seen))
                if over or cut:
                    game.step(None)
                    continue
                space = game.action_space(agent)
                action = space.sample(seen["action_mask"])
                self.assertTrue(space.contains(action))
                for other in game.agents:
                    if other != agent:
                        self.assertEqual(game.observe(other)["action_mask"].sum(), 0)
                game.step(action)
            self.assertEqual(game.agents, [])
            self.assertEqual(game.num_agents, 0)
            self.assertAlmostEqual(sum(total.values()), 0, places=5)
        game.close()

    def test_a_seed_is_a_game(self):
        def play(game, seed):
            game.reset(seed)
            seen = []
            for agent in game.agent_iter(80):
                observation, _, over, cut, _ = game.last()
                seen.append((agent, observation["observation"]["seats.cash"].tolist()))
                game.step(None if over or cut else int(np.flatnonzero(observation["action_mask"])[-1]))
            return seen

        game = env(seats=2, seed=1)
        first = play(game, 6)
        self.assertEqual(first, play(game, 6))
        self.assertNotEqual(first, play(game, 8))
        game.close()


class AtATable(unittest.TestCase):
    def test_an_agent_answers_as_a_bot_what_it_has_chosen_by_number(self):
        with Batch("classic", ["agent", "agent"], games=1, seed=3) as batch:
            told = batch.reset()
            position = batch.position()
            state = position["state"]
            game = {"type": "game", "board": batch.header["board"], "players": 2, "options": state["options"]}
            question = {"type": "decide", "id": 1, **position}
            answer = io.StringIO()
            chosen = []

            def choose(observation, mask):
                np.testing.assert_array_equal(observation, told.observation[0])
                np.testing.assert_array_equal(mask, told.mask[0])
                chosen.append(int(np.flatnonzero(mask)[0]))
                return chosen[0]

            seat(choose, told=io.StringIO(f"{json.dumps(game)}\n{json.dumps(question)}\n"), out=answer)
            said = json.loads(answer.getvalue())
            self.assertEqual(said["id"], 1)
            self.assertIn(said["action"], position["legal"])
            self.assertEqual(batch.layout.actions[chosen[0]], said["action"])
            self.assertIsInstance(batch.layout, Layout)


if __name__ == "__main__":
    unittest.main()
