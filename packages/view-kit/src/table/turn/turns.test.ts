import { BANK, type GameEvent } from '@hausregeln/engine'
import { describe, expect, it } from 'vitest'
import type { LogLine } from '../../game/types.ts'
import { byTurns, summed, turnsSince } from './turns.ts'

type Fact = { readonly type: GameEvent['type'] } & Readonly<Record<string, string | number>>

/** A log: whose turn, and what happened in it after its beginning. */
function logOf(...turns: readonly (readonly [seat: number, ...Fact[]])[]): LogLine[] {
  return turns.flatMap(([seat, ...facts]) =>
    [{ type: 'turnBegan', seat, round: 1 } as const, ...facts].map((fact) => ({
      round: 1,
      turnSeat: seat,
      event: { slot: 'turnOrder', rule: 'X-1', ...fact } as GameEvent,
      offer: null,
      entry: 0,
      reason: null,
    })),
  )
}

const moved = (seat: number, to: number): Fact => ({ type: 'moved', seat, from: 0, to })
const paid = (from: number, to: number, amount: number, slot = 'purchase'): Fact => ({
  type: 'moneyMoved',
  slot,
  from,
  to,
  amount,
  deed: 0,
})

describe('the log by turns', () => {
  it('begins a new turn with every turnBegan', () => {
    const turns = byTurns(logOf([0, moved(0, 5)], [1], [2, moved(2, 7)]))
    expect(turns.map(({ key, seat, lines }) => [key, seat, lines.length])).toEqual([
      [0, 0, 2],
      [2, 1, 1],
      [3, 2, 2],
    ])
  })

  it('tells the turns of the others since your own last, the earliest first', () => {
    const log = logOf([0, moved(0, 5)], [1, moved(1, 3)], [2], [0])
    expect(turnsSince(log, 0).map(({ key, seat }) => [key, seat])).toEqual([
      [2, 1],
      [4, 2],
    ])
  })

  it('tells none as soon as your own turn has brought anything, nor in the turn of another', () => {
    expect(turnsSince(logOf([0], [1, moved(1, 3)], [0, moved(0, 9)]), 0)).toEqual([])
    expect(turnsSince(logOf([0], [1, moved(1, 3)]), 0)).toEqual([])
    expect(turnsSince([], 0)).toEqual([])
  })

  it('tells nothing of what happened before the first turn', () => {
    const first = logOf([0, { type: 'firstThrow', seat: 0, dieA: 6, dieB: 5 }]).slice(1)
    expect(turnsSince([...first, ...logOf([1])], 1)).toEqual([])
    expect(turnsSince([...first, ...logOf([1, moved(1, 3)], [2])], 2).map(({ seat }) => seat)).toEqual([1])
  })

  it('tells all turns to whom has the first turn only now', () => {
    expect(turnsSince(logOf([1, moved(1, 3)], [2], [0]), 0).map(({ seat }) => seat)).toEqual([1, 2])
  })
})

describe('a turn summed up', () => {
  it('says where the piece went, what was bought and paid, and the change of cash', () => {
    const [turn] = byTurns(
      logOf([
        1,
        moved(1, 6),
        paid(1, 2, 30, 'rentDemand'),
        moved(1, 9),
        paid(1, BANK, 100),
        { type: 'deedMoved', deed: 4, from: -1, to: 1 },
        { type: 'built', seat: 1, deed: 4, level: 1 },
        { type: 'built', seat: 2, deed: 7, level: 1 },
        paid(2, 1, 10),
      ]),
    )
    if (turn === undefined) throw new Error('there is a turn')
    expect(summed(turn)).toMatchObject({
      spaces: [6, 9],
      bought: [4],
      built: 1,
      rents: [{ to: 2, amount: 30 }],
      net: -120,
      jailed: false,
      out: false,
    })
  })
})
