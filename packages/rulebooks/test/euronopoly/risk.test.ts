import { riskOf } from '@hausregeln/chapters/risk-field/rules/risk-field.ts'
import { euronopoly } from '@hausregeln/rulebooks/euronopoly/book.ts'
import { describe, expect, it } from 'vitest'
import { BANK, card, EVENTS, table } from './table.ts'

/** E-4.2 as printed: a row a die from 1 to 6. */
const PRINTED = [
  [-100, 30, -120, 90, -180, 150],
  [30, 200, -30, 180, -90, 240],
  [-120, -30, -300, 30, -240, 90],
  [90, 180, 30, 400, -30, 300],
  [-180, -90, -240, -30, -500, 30],
  [150, 240, 90, 300, 30, 600],
]
const FACES = [1, 2, 3, 4, 5, 6]

/** E-4.1 word by word. */
function byFormula(a: number, b: number): number {
  const [even, odd] = a % 2 === 0 ? [a, b] : [b, a]
  if ((a + b) % 2 === 1) return (even - odd) * 30
  const sum = (a + b) * (a === b ? 50 : 30)
  return a % 2 === 0 ? sum : -sum
}

/** What landing on the risk field with these dice moves: received by the player, negative when paid. */
function landed(a: number, b: number): number {
  const t = table({ seats: 2, starts: 0, place: { 0: 20 - a - b } })
  t.throws(0, [a, b])
  expect(t.place(0)).toBe('Risikofeld')
  expect(t.cash(BANK)).toBe(3000 - t.cash(0))
  return t.cash(0) - 3000
}

describe('the risk field', () => {
  it('E-4.1: the formula of the throw', () => {
    expect(FACES.map((a) => FACES.map((b) => riskOf(euronopoly.book, a, b)))).toEqual(
      FACES.map((a) => FACES.map((b) => byFormula(a, b))),
    )
  })

  it('E-4.1: 2 and 5 cost 90, 1 and 6 bring 150, 3 and 5 cost 240, double 5 costs 500, 2 and 4 bring 180, double 4 brings 400', () => {
    expect([landed(2, 5), landed(1, 6), landed(3, 5), landed(5, 5), landed(2, 4), landed(4, 4)]).toEqual([
      -90, 150, -240, -500, 180, 400,
    ])
  })

  it('E-4.2: all 36 throws as the table prints them', () => {
    expect(FACES.map((a) => FACES.map((b) => landed(a, b)))).toEqual(PRINTED)
  })

  it('E-4.1: money goes to the bank and comes from it, by this paragraph', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 13 } })
    t.throws(0, [2, 5])
    expect(t.payments).toEqual(['0 → bank 90 (E-4.1)'])
  })

  it('E-4.1: after a card move the last throw counts', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 8 }, cards: { [EVENTS]: [card.toRisk] } })
    t.throws(0, [4, 5])
    expect([t.place(0), t.payments]).toEqual(['Risikofeld', ['0 → bank 30 (E-4.1)']])
  })

  it('E-4.1: what cannot be paid in cash is borrowed (E-9.2)', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 13 }, cash: { 0: 40 }, own: { 0: ['Zoll Narwa'] } })
    t.throws(0, [2, 5])
    expect([t.cash(0), t.debt(0)]).toEqual([0, 50])
  })

  it('E-4.3: doubles give no further throw there', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 12 } })
    t.throws(0, [4, 4])
    expect(t.lines('noFurtherThrow')).toEqual(['noFurtherThrow seat 0 (E-4.3)'])
    expect(t.legal(0)).toEqual(['endTurn'])
  })
})
