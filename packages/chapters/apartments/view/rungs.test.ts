import { type Game, newGame } from '@hausregeln/engine'
import { euronopoly } from '@hausregeln/rulebooks/euronopoly/book.ts'
import { streetGroups, streetsOf } from '@hausregeln/view-kit/table/deeds/groups.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkRung } from '../rules/apartments.ts'
import { reachOf, rungOf } from './rungs.ts'

const { book } = euronopoly

/** A game in which seat 0 has the first `owned` streets of a group; those streets. */
function groupOf(owned: number): { game: Game; streets: number[] } {
  const game = newGame(book, { seats: 2, seed: 1 })
  const streets = streetsOf(game, streetGroups(game)[2] ?? 0)
  for (const street of streets.slice(0, owned)) game.s.own(street, 0)
  return { game, streets: streets.slice(0, owned) }
}

describe('rungs', () => {
  it('E-5.5: with one street of the group one apartment, with two of them two each', () => {
    const one = groupOf(1)
    const [street = 0] = one.streets
    expect(rungOf(one.game, 0, street)).toEqual({ is: 'open' })
    one.game.s.level[street] = 1
    expect(rungOf(one.game, 0, street)).toMatchObject({
      is: 'streets',
      most: 1,
      missing: [expect.any(Number), expect.any(Number)],
    })
    const two = groupOf(2)
    expect(reachOf(two.game, 0, two.streets[0] ?? 0)).toBe(2)
  })

  it('E-5.5: a holiday home waits for an apartment on each of the others', () => {
    const { game, streets } = groupOf(3)
    const [a = 0, b = 0, c = 0] = streets
    game.s.level[a] = 2
    game.s.level[b] = 1
    expect(rungOf(game, 0, a)).toEqual({ is: 'others', low: [c], least: 1 })
    expect(reachOf(game, 0, a)).toBe(2)
    game.s.level[c] = 1
    expect(rungOf(game, 0, a)).toEqual({ is: 'open' })
    expect(reachOf(game, 0, a)).toBe(5)
  })

  it('E-5.5: says the same as the rulebook, however the player has built', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), fc.array(fc.nat({ max: 2 }), { maxLength: 30 }), (owned, steps) => {
        const { game, streets } = groupOf(owned)
        for (const step of steps) {
          const street = streets[step % streets.length] ?? 0
          const allowed = checkRung(game, 0, street) === null
          expect(rungOf(game, 0, street).is === 'open').toBe(allowed)
          expect(reachOf(game, 0, street) > (game.s.level[street] ?? 0)).toBe(allowed)
          if (allowed) game.s.level[street] = (game.s.level[street] ?? 0) + 1
        }
      }),
    )
  })
})
