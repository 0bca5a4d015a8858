import { serialOf, writeOffer } from '@hausregeln/chapters/trade/rules/offers.ts'
import { Terms } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { auditDeals, HARMFUL } from '../../learn/audit/audit.ts'
import { Branches } from '../../learn/audit/branches.ts'
import { dealsOf } from '../../learn/audit/deals.ts'

const NAMES = ['strong', 'steady', 'steady', 'steady']

describe('the audit of deals (K-7.1)', () => {
  it('finds what is planted in a deal: all the money of its side for nothing more', () => {
    const [deal] = dealsOf('classic', NAMES, 'strong', 5)
    if (deal === undefined) throw new Error('there is no deal')
    const { before, taken, refused, proposer } = deal
    const gift = Object.assign(new Terms(), deal.terms, { getCash: 0 })
    gift.giveCash = before.s.cash[proposer] ?? 0
    writeOffer(before, proposer, serialOf(before, proposer), gift)
    const branches = new Branches(classic.book, NAMES.length, 'steady')
    const [gain] = branches.gains(before, [taken, refused], [proposer], 3, { games: 24, seed: 1 })
    expect(gain?.limits.high).toBeLessThan(-HARMFUL)
  })

  it('looks at as many deals as are asked for, and tells of each that is in doubt', () => {
    const plan = { rulebook: 'classic', names: NAMES, player: 'steady', deals: 1, rollouts: 20, seed: 7 }
    const told: number[] = []
    const { deals, sides, doubtful } = auditDeals(plan, ({ seat }) => told.push(seat))
    expect([deals, sides]).toEqual([1, 1])
    expect(doubtful.map(({ seat }) => seat)).toEqual(told)
  })
})
