import { Table } from '@hausregeln/chapters/testing/script.ts'
import { BANK, type GameEvent, type Rulebook } from '@hausregeln/engine'
import { transfer } from '@hausregeln/engine/kit/money.ts'
import { describe, expect, it } from 'vitest'
import type { SaidChange } from '../../src/change/change.ts'
import { bend } from '../../src/house/bend.ts'
import { classic, simplified } from '../../src/index.ts'

const FIRST_THROWS = [
  [1, 2],
  [1, 3],
  [6, 5],
] as const

/** Three seats, of which the last one begins by its first throw. */
function lastBegins(rules: SaidChange, base: Rulebook = classic): Table {
  const t = new Table(bend(base, rules), { seats: 3, dice: FIRST_THROWS })
  expect(t.turn).toBe(2)
  return t
}

/** Who was on turn, and in which round. */
function turnsIn(events: readonly GameEvent[]): unknown[] {
  return events.flatMap((event) => (event.type === 'turnBegan' ? [[event.seat, event.round]] : []))
}

/** A turn on which nothing is bought: to the tax, to the jail as a visitor, to the parking space. */
function takesTurn(t: Table, seat: number): void {
  t.throws(seat, t.g.s.place[seat] === 0 ? [1, 3] : t.g.s.place[seat] === 4 ? [2, 4] : [4, 6])
  if (t.must.includes(seat) && t.over === null && t.turn === seat) t.do(seat, 'endTurn')
}

describe('rounds: they end at the place of the player who began', () => {
  it('three seats, seat 2 begins: "after round 1" is after everybody has had a turn', () => {
    const t = lastBegins({ choices: { lastRound: 'afterRounds' }, numbers: { rounds: 1 } })
    takesTurn(t, 2)
    expect([t.over, t.g.s.round]).toEqual([null, 1])
    takesTurn(t, 0)
    expect([t.over, t.g.s.round]).toEqual([null, 1])
    takesTurn(t, 1)
    expect(t.over?.reason).toBe('roundsOver')
  })

  it('the round that is told with each turn is that round', () => {
    const t = lastBegins({})
    for (const seat of [2, 0, 1, 2, 0]) takesTurn(t, seat)
    expect(turnsIn(t.events)).toEqual([
      [2, 1],
      [0, 1],
      [1, 1],
      [2, 2],
      [0, 2],
      [1, 2],
    ])
  })

  it('the place still ends rounds after its player has left', () => {
    const t = lastBegins({ choices: { lastRound: 'afterRounds' }, numbers: { rounds: 2 } })
    takesTurn(t, 2)
    takesTurn(t, 0)
    t.resign(2)
    expect(t.g.s.round).toBe(1)
    takesTurn(t, 1)
    expect([t.turn, t.g.s.round]).toEqual([0, 2])
    takesTurn(t, 0)
    expect(t.over).toBeNull()
    takesTurn(t, 1)
    expect(t.over?.reason).toBe('roundsOver')
  })

  it('it does so, too, when that player leaves in their first turn', () => {
    const t = lastBegins({})
    t.resign(2)
    expect([t.turn, t.g.s.round]).toEqual([0, 1])
    takesTurn(t, 0)
    takesTurn(t, 1)
    expect([t.turn, t.g.s.round]).toEqual([0, 2])
  })

  it('wealthTax=everyRounds: the tax comes when all have had their turns', () => {
    const t = lastBegins({ choices: { wealthTax: 'everyRounds' }, numbers: { wealthTaxRounds: 1, wealthTaxShare: 10 } })
    takesTurn(t, 2)
    takesTurn(t, 0)
    expect(t.events.some(({ type }) => type === 'wealthTaxed')).toBe(false)
    takesTurn(t, 1)
    expect(t.lines('wealthTaxed')).toEqual(['wealthTaxed round 1 (H-1)'])
    for (const seat of [2, 0]) takesTurn(t, seat)
    expect(t.events.filter(({ type }) => type === 'wealthTaxed').length).toBe(1)
  })

  it('mayBuy=afterRounds, closedRounds: nobody buys before everybody has had a turn', () => {
    const t = lastBegins({ choices: { mayBuy: 'afterRounds' }, numbers: { closedRounds: 1 } })
    takesTurn(t, 2)
    t.throws(0, [1, 2])
    t.refuses(0, 'buy', 'tooEarlyToBuy', 'H-1')
  })

  it('V-3.2: a bank that has fallen to 0 ends the game with the round, at the place of the player who began', () => {
    const t = lastBegins({ choices: { open: 'firstThrow' } }, simplified)
    transfer(t.g, BANK, 0, t.cash(BANK), 'salary')
    takesTurn(t, 2)
    expect(t.over).toBeNull()
    takesTurn(t, 0)
    expect(t.over).toBeNull()
    takesTurn(t, 1)
    expect(t.over?.reason).toBe('bankBroke')
  })
})
