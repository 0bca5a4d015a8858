import { BANK, newGame } from '@hausregeln/engine'
import { transfer } from '@hausregeln/engine/kit/money.ts'
import { expect, it } from 'vitest'
import { rulebooks } from '../../src/index.ts'
import { like, opened } from './opened.ts'

it('a bank that pays a million at once stops at a thousand million: nobody has more than can be reckoned with', () => {
  const { book } = opened(like({ numbers: { salaryPass: 1_000_000 } })).rulebook
  const game = newGame(book, { seats: 2, seed: 1 })
  for (let round = 0; round < 5000; round++) transfer(game, BANK, 0, 1_000_000, 'salary')
  const { cash } = game.s
  expect([cash[BANK], cash[0]]).toEqual([-1_000_000_000, 1_000_000_000 + 1500])
  transfer(game, 0, BANK, 300, 'salary')
  transfer(game, BANK, 0, 1_000_000, 'salary')
  expect(cash[BANK]).toBe(-1_000_000_000)
})

it('the built-in rulebooks, whose sums are small, have no such limit', () => {
  for (const { book } of rulebooks) if (book.chosen.finiteBank !== 'finite') expect(book.policies.finiteBank).toBeNull()
})
