import { holdingOf } from '@hausregeln/chapters/shares/rules/adjust.ts'
import { wealthParts } from '@hausregeln/chapters/shares/rules/wealth-parts.ts'
import { Table } from '@hausregeln/chapters/testing/script.ts'
import { clone, type Game } from '@hausregeln/engine'
import { classic, euronopoly, exchange } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { planStanding, type Standing, standingOf } from './standing.ts'

const begun = (rulebook = classic) => new Table(rulebook, { seats: 3, starts: 0 }).g

/** A table that differs from how it stands in some places. */
function but(game: Game, changes: Partial<Record<keyof Standing, Readonly<Record<number, number>>>>): Standing {
  const whole: Record<string, readonly number[]> = { ...standingOf(game) }
  for (const [what, values] of Object.entries(changes))
    whole[what] = whole[what]?.map((value, index) => values?.[index] ?? value) ?? []
  return whole as unknown as Standing
}

function planned(game: Game, wanted: Standing) {
  const copy = clone(game)
  return { ...planStanding(copy, wanted, 'in the middle'), stands: standingOf(copy) }
}

describe('a game that begins in the middle', () => {
  it('is entered by adjustments that the rules allow one after the other', () => {
    const game = begun()
    const { groupDeeds } = game.book.board
    const [first, second] = [groupDeeds[0] ?? 0, groupDeeds[1] ?? 0]
    const wanted = but(game, {
      cash: { 0: 75, 1: 2000 },
      place: { 0: 24, 2: 39 },
      owner: { [first]: 1, [second]: 1, 20: 2 },
      level: { [first]: 5, [second]: 4 },
      mortgage: { 20: 1 },
      jailCard: { 0: 2 },
    })
    const { entries, fault, stands } = planned(game, wanted)
    expect(fault).toBeNull()
    expect(stands).toEqual(wanted)
    expect(entries.filter(({ what }) => what === 'level')).toHaveLength(9)
  })

  it('knows who sits in jail and for how long, who has passed the start, and who has whose shares', () => {
    const game = begun(exchange)
    const wanted = but(game, {
      jail: { 1: 2 },
      place: { 1: game.book.board.jailSpace, 2: 5 },
      laps: { 0: 1 },
      shares: { [holdingOf(0, 0)]: 18, [holdingOf(0, 2)]: 5 },
    })
    const { fault, stands } = planned(game, wanted)
    expect(fault).toBeNull()
    expect(stands).toMatchObject({ jail: [0, 2, 0], place: wanted.place, laps: [1, 0, 0] })
    expect([stands.shares[holdingOf(0, 0)], stands.shares[holdingOf(0, 2)]]).toEqual([18, 5])
  })

  it('leads back from there to where it was', () => {
    const game = begun()
    const before = standingOf(game)
    const deeds = [...game.book.board.groupDeeds.subarray(0, 2)]
    const owner = Object.fromEntries(deeds.map((deed) => [deed, 0]))
    const level = Object.fromEntries(deeds.map((deed) => [deed, 3]))
    planStanding(game, but(game, { owner, level }), 'there')
    expect(planned(game, before)).toMatchObject({ fault: null, stands: before })
  })

  it('is refused where it cannot be, naming the place', () => {
    const game = begun()
    expect(planned(game, but(game, { owner: { 0: 1 }, level: { 0: 1 } })).fault).toEqual({
      what: 'level',
      of: 0,
      refusal: 'groupIncomplete',
    })
    expect(planned(game, but(game, { cash: { 1: -5 } })).fault).toMatchObject({ what: 'cash', of: 1 })
    const euro = begun(euronopoly)
    const [first, second] = euro.book.board.groupDeeds
    const claimed = but(euro, { owner: { [first ?? 0]: 0, [second ?? 1]: 1 } })
    expect(planned(euro, claimed).fault).toMatchObject({ what: 'owner', of: second, refusal: 'claimOfOther' })
  })
})

describe('wealth', () => {
  it('is the sum of its parts in every rulebook, shares apart from what they are worth by', () => {
    const game = begun(exchange)
    planStanding(game, but(game, { cash: { 0: 100 }, owner: { 0: 0, 1: 0 }, level: { 0: 1, 1: 1 } }), 'there')
    const parts = wealthParts(game, 0)
    const { board } = game.book
    expect(parts).toMatchObject({
      money: 100,
      deeds: (board.price[0] ?? 0) + (board.price[1] ?? 0),
      buildings: 2 * (board.housePrice[0] ?? 0),
      rest: 0,
    })
    expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(game.book.wealth(game, 0))
  })

  it('counts debts against it', () => {
    const euro = begun(euronopoly)
    euro.s.parts.money.debt[1] = 300
    expect(wealthParts(euro, 1)).toMatchObject({ shares: 0, rest: -300 })
  })
})
