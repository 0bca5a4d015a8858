import { AMOUNT, OWNER, SERIAL } from '@hausregeln/chapters/rent/rules/rent.ts'
import { DEMAND_WORDS } from '@hausregeln/chapters/rent/rules/section.ts'
import type { Table } from '@hausregeln/chapters/testing/script.ts'
import { describe, expect, it } from 'vitest'
import { classic } from '../../src/index.ts'
import { house } from './table.ts'

/** Doubles with which a turn leads from the start to eleven properties, one after the other. */
const DOUBLES = [3, 1, 2, 1, 1, 1, 3, 1, 1, 2, 1] as const
/** Those properties. */
const REACHED = [6, 8, 12, 14, 16, 18, 24, 26, 28, 32, 34] as const

/** Seat 0 has thrown all these doubles; each property on the way is of one of the others, and nobody has demanded yet. */
function afterDoubles(owners: readonly number[]): Table {
  const own: Record<number, number[]> = {}
  REACHED.forEach((space, at) => {
    const owner = owners[at % owners.length] ?? 1
    own[owner] = [...(own[owner] ?? []), classic.book.board.deedAt[space] ?? -1]
  })
  const seats = Math.max(...owners) + 1
  const t = house({ choices: { thirdDoubles: 'harmless' } }, { seats, own })
  for (const die of DOUBLES) t.throws(0, [die, die])
  return t
}

interface Open {
  readonly owner: number
  readonly amount: number
  readonly serial: number
}

function openIn(t: Table): Open[] {
  const { demands, demandCount } = t.g.s.parts.rent
  return Array.from({ length: demandCount }, (_, index) => {
    const row = demands.subarray(index * DEMAND_WORDS)
    return { owner: row[OWNER] ?? 0, amount: row[AMOUNT] ?? 0, serial: row[SERIAL] ?? 0 }
  })
}

/** What seat 0 pays when all owners demand. */
function allDemanded(t: Table): number {
  const before = t.cash(0)
  for (const { owner, serial } of openIn(t)) t.do(owner, 'demand', { serial })
  return before - t.cash(0)
}

/** All rents of this turn, as they were told. */
function due(t: Table): number {
  return t.events.reduce((sum, event) => sum + (event.type === 'rentDue' ? event.amount : 0), 0)
}

describe('thirdDoubles=harmless: more rents in a turn than there is room for', () => {
  it('K-3.1: the ninth and all after it can be demanded, with others of the same owner', () => {
    const t = afterDoubles([1, 2])
    expect(openIn(t).length).toBe(8)
    expect(t.events.filter(({ type }) => type === 'rentDue').length).toBe(REACHED.length)
    expect(allDemanded(t)).toBe(due(t))
  })

  it('K-3.1: an owner who comes ninth is not left out', () => {
    const t = afterDoubles([1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 1])
    const owners = new Set(openIn(t).map(({ owner }) => owner))
    expect([...owners].sort()).toEqual([1, 2, 3])
    expect(allDemanded(t)).toBe(due(t))
  })

  it('K-3.1: what is waived or lapses is all that was put together', () => {
    const t = afterDoubles([1])
    const whole = openIn(t).at(-1)
    t.do(1, 'waive', { serial: whole?.serial ?? 0 })
    expect(allDemanded(t)).toBe(due(t) - (whole?.amount ?? 0))
  })
})
