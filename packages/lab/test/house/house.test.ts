import { expect, it } from 'vitest'
import { playRandomHouse, randomHouse } from './random-house.ts'

const GAMES = 60
const ROUNDS = 25

it('house rules at random are refused with sentences, or a game of them is played by the laws', () => {
  let played = 0
  for (let seed = 1; seed <= GAMES; seed++) {
    const outcome = playRandomHouse(seed, ROUNDS)
    if ('fault' in outcome) {
      const { base, ...rules } = randomHouse(seed)
      expect.fail(`seed ${seed}, ${base.book.id} with ${JSON.stringify(rules)}: ${outcome.fault}`)
    }
    if ('ended' in outcome) played++
  }
  expect(played).toBeGreaterThan(GAMES / 2)
})
