import { Contest, drawBid } from '@hausregeln/bots/all-pay.ts'
import { describe, expect, it } from 'vitest'

const DRAWS = 2000

/** Bidders, each with what the lot is worth to them and what they can bid. */
function contestOf(...bidders: readonly (readonly [value: number, most: number])[]): Contest {
  const contest = new Contest()
  contest.bidders = (1 << bidders.length) - 1
  bidders.forEach(([value, most], seat) => {
    contest.value[seat] = value
    contest.most[seat] = most
  })
  return contest
}

/** All bids that a seat may draw, each as likely as the next. */
function bidsOf(contest: Contest, seat: number, reserve = 0): number[] {
  return Array.from({ length: DRAWS }, (_, n) => drawBid(contest, seat, reserve, (n + 0.5) / DRAWS))
}

/**
 * What a bid gains on average against the draws of all others; equal bids share the lot, as the lot among them does.
 */
function gainOf(contest: Contest, seat: number, seats: number, bid: number): number {
  const others = Array.from({ length: seats }, (_, other) => other).filter((other) => other !== seat)
  const draws = others.map((other) => bidsOf(contest, other))
  const below = (bids: readonly number[]) => bids.filter((other) => other < bid).length / DRAWS
  const equal = (bids: readonly number[]) => bids.filter((other) => other === bid).length / DRAWS
  // The chance to win: over how many of the others have bid the same.
  let chances = [1]
  for (const bids of draws) {
    const next = new Array(chances.length + 1).fill(0)
    chances.forEach((chance, tied) => {
      next[tied] += chance * below(bids)
      next[tied + 1] += chance * equal(bids)
    })
    chances = next
  }
  const won = bid === 0 ? 0 : chances.reduce((sum, chance, tied) => sum + chance / (tied + 1), 0)
  return won * (contest.value[seat] ?? 0) - bid
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

describe('bids where everybody pays', () => {
  it('two of unequal value: the one gains the difference, the other nothing, whatever they bid', () => {
    const contest = contestOf([400, 1000], [240, 1000])
    for (const bid of [5, 60, 120, 180, 235]) {
      expect(Math.abs(gainOf(contest, 0, 2, bid) - 160)).toBeLessThan(4)
      expect(Math.abs(gainOf(contest, 1, 2, bid))).toBeLessThan(4)
    }
    expect(gainOf(contest, 0, 2, 300)).toBeLessThan(160)
    expect(gainOf(contest, 1, 2, 300)).toBeLessThan(0)
  })

  it('two of unequal value: the weaker bids nothing with the chance 1 - v2 / v1, the stronger bids half of v2 on average', () => {
    const contest = contestOf([400, 1000], [240, 1000])
    expect(bidsOf(contest, 1).filter((bid) => bid === 0).length / DRAWS).toBeCloseTo(1 - 240 / 400, 1)
    expect(mean(bidsOf(contest, 0))).toBeCloseTo(120, -1)
  })

  it('any number of equal value: nobody gains, and together they bid what it is worth', () => {
    for (const seats of [2, 3, 4]) {
      const contest = contestOf(...Array.from({ length: seats }, () => [300, 1000] as const))
      for (const bid of [20, 100, 200, 290]) expect(Math.abs(gainOf(contest, 1, seats, bid))).toBeLessThan(6)
      expect(seats * mean(bidsOf(contest, 0))).toBeCloseTo(300, -1)
    }
  })

  it('one strong and two equally weak: these gain nothing, the strong one gains what is beyond their value', () => {
    const contest = contestOf([500, 900], [300, 900], [300, 900])
    for (const bid of [30, 150, 280]) {
      expect(Math.abs(gainOf(contest, 0, 3, bid) - 200)).toBeLessThan(6)
      expect(Math.abs(gainOf(contest, 2, 3, bid))).toBeLessThan(6)
    }
  })

  it('a bidder with less money than it is worth to them gains nothing; the richer outbids them at times by one', () => {
    const contest = contestOf([400, 1000], [400, 100])
    const bids = bidsOf(contest, 0)
    expect(bids.filter((bid) => bid === 101).length / DRAWS).toBeCloseTo(1 - 100 / 400, 1)
    for (const bid of [10, 50, 95]) expect(Math.abs(gainOf(contest, 1, 2, bid))).toBeLessThan(4)
    expect(Math.max(...bidsOf(contest, 1))).toBeLessThanOrEqual(100)
  })

  it('equal money that ends below the value: all stake it while an equal part of the lot is worth it', () => {
    const short = contestOf([400, 100], [400, 100], [400, 100])
    expect(new Set(bidsOf(short, 0))).toEqual(new Set([100]))
    const longer = contestOf([400, 300], [400, 300])
    for (const bid of [20, 100, 180, 300]) expect(Math.abs(gainOf(longer, 0, 2, bid))).toBeLessThan(6)
    const none = bidsOf(longer, 0).filter((bid) => bid > 205 && bid < 300)
    expect(none).toEqual([])
  })

  it('a bidder who reaches less far than two others bids nothing', () => {
    const contest = contestOf([400, 1000], [300, 1000], [100, 1000])
    expect(new Set(bidsOf(contest, 2))).toEqual(new Set([0]))
  })

  it('where nobody else bids one is enough, or the minimum price', () => {
    const contest = contestOf([400, 1000], [0, 1000])
    expect([drawBid(contest, 0, 0, 0.9), drawBid(contest, 0, 120, 0.9), drawBid(contest, 0, 401, 0.9)]).toEqual([
      1, 120, 0,
    ])
  })

  it('below a minimum price the stronger bids it, and the other nothing; the gains stay the same', () => {
    const contest = contestOf([400, 1000], [240, 1000])
    const bids = bidsOf(contest, 1, 100)
    expect(bids.some((bid) => bid > 0 && bid < 100)).toBe(false)
    expect(Math.min(...bidsOf(contest, 0, 100))).toBe(100)
    const lost = bids.filter((bid) => bid === 0).length / DRAWS
    expect(lost * 400 - 100).toBeCloseTo(160, -1)
  })
})
