import { apply, newGame, pack } from '@hausregeln/engine/index.ts'
import { describe, expect, it } from 'vitest'
import { tinyBook } from '../testing/tiny-book.ts'

describe('terms of an offer', () => {
  it('are refused with an amount below zero, which would be no price at all', () => {
    const game = newGame(tinyBook().book, { seats: 2, seed: 1 })
    game.s.own(2, 1)
    const before = game.s.bytes.slice()
    for (const amounts of [{ giveCash: -1 }, { giveCash: 1, getCash: -1 }]) {
      game.terms.clear()
      Object.assign(game.terms, { to: 1, getLow: 1 << 2, ...amounts })
      expect(apply(game, pack(game.book.codes.offer, 0))).toBe('malformed')
    }
    expect(game.s.bytes).toEqual(before)
  })
})
