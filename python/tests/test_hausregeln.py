"""python3 -m unittest discover -s python/tests -t python"""

import io
import json
import os
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import numpy as np

from hausregeln import Batch, HausregelnError, Layout, Refused, at_random, env, seat

BOOKS = ("classic", "stadium", "simplified", "exchange", "euronopoly")


def play(batch, step):
    """The observations of 60 steps from here, at random, always the same."""
    random, seen = np.random.default_rng(3), []
    for _ in range(60):
        seen.append(step.observation.copy())
        step = batch.step(at_random(random, step.mask))
    return np.stack(seen)


class Batches(unittest.TestCase):
    def test_a_game_of_every_rulebook_is_the_same_by_arrays_and_by_named_json(self):
        for rulebook in BOOKS:
            random = np.random.default_rng(7)
            with self.subTest(rulebook), Batch(rulebook, ["agent"] * 3, games=3, seed=5, max_rounds=30) as batch:
                step = batch.reset()
                for turn in range(64):
                    if turn % 8 == 0:
                        position = batch.position(1)
                        observed = batch.layout.observe(position["state"], position["must"])
                        np.testing.assert_array_equal(observed, step.observation[1])
                        answers = batch.layout.answers(position["legal"], position["must"])
                        np.testing.assert_array_equal(batch.layout.mask(answers), step.mask[1])
                    self.assertTrue((step.mask.sum(axis=1) > 0).all())
                    step = batch.step(at_random(random, step.mask))

    def test_the_same_seed_gives_the_same_games_however_many_workers_play_them(self):
        with Batch(games=5, seed=9) as one, Batch(games=5, seed=8, workers=2, copy=False) as two:
            first = play(one, one.reset())
            processes = one.processes, two.processes
            np.testing.assert_array_equal(first, play(two, two.reset(seed=9)))
            np.testing.assert_array_equal(first, play(one, one.reset(seed=9)))
            next_games = play(one, one.reset())
            self.assertFalse((first == next_games).all())
            np.testing.assert_array_equal(next_games, play(two, two.reset()))
            self.assertFalse((first == play(one, one.reset(seed=10))).all())
            self.assertEqual(processes, (one.processes, two.processes))

    def test_shared_arrays_are_written_into_by_the_next_step_and_nobody_else(self):
        with Batch(games=2, copy=False) as batch, Batch(games=2) as copied:
            step, own = batch.reset(), copied.reset()
            with self.assertRaisesRegex(ValueError, "read-only"):
                step.mask[0, 0] = 1
            before = own.observation.copy()
            again = batch.step(step.mask.argmax(axis=1))
            self.assertIs(step.observation, again.observation)
            copied.step(own.mask.argmax(axis=1))
            np.testing.assert_array_equal(own.observation, before)

    def test_an_action_at_random_is_legal_and_each_as_likely(self):
        mask = np.tile(np.array([[0, 1, 0, 1, 1], [0, 0, 0, 0, 1]], np.uint8), (3000, 1))
        chosen = at_random(np.random.default_rng(1), mask)
        counts = np.bincount(chosen[::2], minlength=5)
        self.assertEqual(counts.sum(), counts[[1, 3, 4]].sum())
        self.assertTrue((abs(counts[[1, 3, 4]] - 1000) < 100).all())
        self.assertTrue((chosen[1::2] == 4).all())

    def test_a_saved_game_goes_on_as_it_would_have_or_by_other_chance(self):
        with Batch("exchange", games=4, seed=3, workers=2) as batch:
            play(batch, batch.reset())
            saved = batch.save(1)
            clones = batch.restore(saved, games=range(4))
            self.assertTrue((clones.observation == clones.observation[1]).all())
            self.assertTrue((clones.mask == clones.mask[1]).all())
            first = play(batch, clones)
            np.testing.assert_array_equal(first, play(batch, batch.restore([saved] * 4, games=range(4))))
            other = play(batch, batch.restore(saved, games=range(4), chance=5))
            np.testing.assert_array_equal(other[0], first[0])
            self.assertFalse((other == first).all())
            np.testing.assert_array_equal(other, play(batch, batch.restore(saved, games=range(4), chance=5)))
            before = batch.position(3)
            with self.assertRaisesRegex(Refused, "damaged"):
                batch.restore(saved[:-1] + bytes([saved[-1] ^ 1]), games=[3])
            with self.assertRaisesRegex(Refused, "no saved game"):
                batch.restore(b"", games=[3])
            with Batch("classic") as classic, self.assertRaisesRegex(Refused, "saved at another table"):
                classic.restore(saved)
            self.assertEqual(batch.position(3), before)

    def test_money_stays_and_rewards_of_a_game_sum_to_nothing(self):
        random = np.random.default_rng(1)
        with Batch("simplified", ["agent", "plain"], games=16, seed=2, max_rounds=200) as batch:
            step = batch.reset()
            ended = 0
            for _ in range(300):
                named = batch.layout.named(step.observation)
                money = named["seats.cash"].sum(axis=1) + named["bank"][:, 0] + named["pot"][:, 0]
                self.assertEqual(len(set(money)), 1)
                self.assertTrue((step.seat == 0).all())
                step = batch.step(at_random(random, step.mask))
                over = step.ending == 1
                ended += int(over.sum())
                np.testing.assert_allclose(step.rewards.sum(axis=1), 0, atol=1e-6)
                self.assertTrue((step.rewards[~over] == 0).all())
            self.assertGreater(ended, 0)

    def test_what_is_not_legal_is_refused_and_nothing_has_happened(self):
        with Batch(games=2, seed=1) as batch:
            step = batch.reset()
            legal = step.mask.argmax(axis=1)
            with self.assertRaisesRegex(Refused, "In game 1 the action"):
                batch.step([legal[0], step.mask[1].argmin()])
            self.assertEqual(batch.position(0)["state"]["turn"]["throws"], 0)
            with self.assertRaisesRegex(Refused, "There is no game 7"):
                batch.position(7)
            batch.step(legal)
        with Batch(games=2, seed=1, workers=2) as batch:
            step = batch.reset()
            with self.assertRaisesRegex(Refused, "In game 1 the action"):
                batch.step([legal[0], step.mask[1].argmin()])
            self.assertEqual(batch.position(0)["state"]["turn"]["throws"], 0)

    def test_a_table_that_cannot_be_is_refused_with_a_sentence(self):
        with self.assertRaisesRegex(HausregelnError, 'There is no rulebook "nonsense"'):
            Batch("nonsense")
        with self.assertRaisesRegex(HausregelnError, 'At least one of --seats must be "agent"'):
            Batch(seats=["plain", "plain"])
        with self.assertRaisesRegex(HausregelnError, 'In "simplified" nobody makes offers'):
            Batch("simplified", offers=True)
        with self.assertRaisesRegex(ValueError, "whole number from 0"):
            Batch(seed=-1)

    def test_messages_are_english_on_a_computer_that_speaks_german(self):
        with mock.patch.dict(os.environ, LC_ALL="de_DE.UTF-8"):
            with self.assertRaisesRegex(HausregelnError, 'There is no rulebook "nonsense"'):
                Batch("nonsense")

    def test_what_is_missing_is_named(self):
        nowhere = tempfile.mkdtemp()
        with mock.patch.dict(os.environ, HAUSREGELN_ROOT=nowhere):
            with self.assertRaisesRegex(HausregelnError, f"no Hausregeln in {nowhere}.*HAUSREGELN_ROOT"):
                Batch()
        with mock.patch.dict(os.environ, HAUSREGELN_NODE=f"{nowhere}/node"):
            with self.assertRaisesRegex(HausregelnError, "Node cannot be started.*HAUSREGELN_NODE"):
                Batch()
        program = Path(nowhere, "packages/cli/bin/hausregeln.mjs")
        program.parent.mkdir(parents=True)
        program.touch()
        with self.assertRaisesRegex(HausregelnError, "npm ci"):
            Batch(root=nowhere)


class Offers(unittest.TestCase):
    def test_what_is_marked_can_be_offered_and_what_is_offered_stands_open(self):
        for rulebook in ("classic", "exchange"):
            with self.subTest(rulebook), Batch(rulebook, ["agent"] * 3, games=8, seed=4, offers=True) as batch:
                layout, random = batch.layout, np.random.default_rng(2)
                self.assertEqual(layout.actions[layout.first_offer], {"do": "offer"})
                step, opened, kinds = batch.reset(), 0, set()
                for _ in range(250):
                    actions, said = at_random(random, step.mask), np.zeros((8, len(layout.offer)), np.int32)
                    made = {}
                    for game in np.flatnonzero(step.mask[:, layout.first_offer]):
                        seat, goods = step.seat[game], step.goods[game]
                        pairs = [(other, good) for other, good in np.argwhere(goods) if other != seat and good > 0]
                        if pairs and step.observation[game, layout.fields["seats.cash"]][seat] >= 8:
                            partner, wanted = pairs[random.integers(len(pairs))]
                            actions[game] = layout.first_offer
                            said[game] = [partner, 0, 0, wanted, 0, 1]
                            made[game] = (seat, partner, layout.goods[wanted])
                    step = batch.step(actions, said)
                    for game, (seat, partner, good) in made.items():
                        self.assertEqual(step.refused[game], 0)
                        if opened < 20:
                            matters = batch.position(game)["state"]["open"]
                            matter = next(each for each in matters if each["kind"] == "offers" and each["from"] == seat)
                            self.assertEqual(matter["to"], partner)
                            self.assertGreater(matter["give"]["cash"], 0)
                            self.assertNotIn("cash", matter["get"])
                            self.assertTrue(set(matter["get"]) <= {"deeds", "jailCards", "shares"})
                        opened += 1
                        kinds.update(good)
                self.assertGreater(opened, 20)
                self.assertEqual(kinds, {"issuer", "number"} if rulebook == "exchange" else {"deed"})

    def test_an_offer_that_the_rules_refuse_changes_nothing(self):
        with Batch(games=2, seed=4, offers=True, workers=2) as batch:
            step = batch.reset()
            while not step.mask[:, batch.layout.first_offer].all():
                step = batch.step(step.mask.argmax(axis=1))
            seat = int(step.seat[0])
            nothing_for_nothing = [(seat + 1) % 4, 0, 0, 0, 0, 0]
            again = batch.step([batch.layout.first_offer] * 2, [nothing_for_nothing] * 2)
            self.assertEqual(again.refused.tolist(), [1, 1])
            np.testing.assert_array_equal(again.observation, step.observation)
            self.assertEqual(batch.position(0)["refused"], "offerEmpty")
            for workers in (batch, Batch(games=1, seed=4, offers=True)):
                with workers, self.assertRaisesRegex(Refused, "In game 0 the offer"):
                    first = [batch.layout.first_offer] * workers.games
                    workers.step(first, [[9, 0, 0, 0, 0, 0]] * workers.games)


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

    def test_a_seed_is_a_run_of_games_and_a_saved_game_goes_on(self):
        game = env(rulebook="simplified", seats=2, seed=6, max_rounds=3)

        def play_on(steps):
            seen = []
            for agent in game.agent_iter(steps):
                observation, reward, over, cut, _ = game.last()
                seen.append((agent, reward, over, cut, observation["observation"]["seats.cash"].tolist()))
                game.step(None if over or cut else int(np.flatnonzero(observation["action_mask"])[-1]))
            return seen

        game.reset()
        first = play_on(1000)
        self.assertEqual(game.agents, [])
        with self.assertRaisesRegex(ValueError, "reset"):
            game.save()
        game.reset()
        second = play_on(1000)
        self.assertNotEqual(first, second)
        game.reset(seed=6)
        self.assertEqual(first[:10], play_on(10))
        saved = game.save()
        rest = play_on(1000)
        game.restore(saved)
        self.assertEqual(rest, play_on(1000))
        game.reset()
        self.assertEqual(second, play_on(1000))
        game.close()


class AtATable(unittest.TestCase):
    def test_an_agent_answers_as_a_bot_what_it_has_chosen_by_number(self):
        with Batch("classic", ["agent", "agent"], games=1, seed=3) as batch:
            step = batch.reset()
            position = batch.position()
            state = position["state"]
            game = {"type": "game", "board": batch.header["board"], "players": 2, "options": state["options"]}
            question = {"type": "decide", "id": 1, **position}
            answer = io.StringIO()
            chosen = []

            def choose(observation, mask):
                np.testing.assert_array_equal(observation, step.observation[0])
                np.testing.assert_array_equal(mask, step.mask[0])
                chosen.append(int(np.flatnonzero(mask)[0]))
                return chosen[0]

            seat(choose, lines=io.StringIO(f"{json.dumps(game)}\n{json.dumps(question)}\n"), out=answer)
            said = json.loads(answer.getvalue())
            self.assertEqual(said["id"], 1)
            self.assertIn(said["action"], position["legal"])
            self.assertEqual(batch.layout.actions[chosen[0]], said["action"])
            self.assertIsInstance(batch.layout, Layout)


if __name__ == "__main__":
    unittest.main()
