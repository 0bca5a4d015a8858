import { describe, expect, it } from 'vitest'
import { DARK_BLUE, GREEN, levels, ORANGE, Player, RED, YELLOW } from './player.ts'

/** The steady player lands on Münchner Straße, which costs 180 and belongs to nobody. */
function onMunich(own: Record<number, string[]>, cash: Record<number, number>): Player {
  const player = new Player({ seats: 4, starts: 0, place: { 0: 'Hafenstraße' }, own, cash })
  player.t.throws(0, [1, 2])
  return player
}

describe('steady buys', () => {
  it('a deed at the printed price while it has money (K-2.1)', () => {
    expect(onMunich({}, {}).decides()).toBe('buy')
  })

  it('no ordinary deed for almost all it has, and says so at the auction too (K-2.1, K-2.2)', () => {
    const player = onMunich({}, { 0: 190 })
    expect(player.acts()).toBe('decline')
    expect(player.t.waitsFor).toBe('open auction')
  })

  it('a deed that completes its group even if idle deeds must be mortgaged for it, none of the group (K-2.1, K-6.1)', () => {
    const player = onMunich({ 0: ['Wiener Straße', 'Berliner Straße', 'Südbahnhof'] }, { 0: 100 })
    expect(player.actsOn()).toEqual(['mortgage Südbahnhof', 'buy'])
  })

  it('a deed for nearly all its money where it would stay for good with players who have refused all offers', () => {
    const refused = (times: number) => {
      const player = onMunich({}, { 0: 190 })
      player.t.g.s.parts.trade.declined.fill(times)
      return player.decides()
    }
    expect([0, 1].map(refused)).toEqual(['decline', 'buy'])
  })

  it('a deed that would complete the group of another, with money that it would not spend otherwise', () => {
    expect(onMunich({}, { 0: 200 }).decides()).toBe('decline')
    expect(onMunich({ 1: ['Wiener Straße', 'Berliner Straße'] }, { 0: 200 }).decides()).toBe('buy')
  })
})

describe('steady bids in an open auction (K-2.2)', () => {
  /** Seat 1 leaves Münchner Straße to the auction; how high does the steady player on seat 0 go? */
  function limit(own: Record<number, string[]>, cash: Record<number, number> = {}): number {
    const player = new Player({ seats: 3, starts: 1, place: { 1: 'Hafenstraße' }, own, cash: { 1: 5000, ...cash } })
    player.t.throws(1, [1, 2])
    player.t.do(1, 'decline')
    player.t.do(2, 'pass')
    let highest = 0
    for (let bid = 5; player.t.waitsFor === 'open auction'; bid = highest + 5) {
      player.t.do(1, 'bid', bid)
      const said = player.t.waitsFor === 'open auction' ? player.acts() : 'pass'
      if (said === 'pass') break
      highest = Number(said.slice('bid '.length))
    }
    return highest
  }

  it('about the printed price for an ordinary deed', () => {
    expect(limit({})).toBeGreaterThan(120)
    expect(limit({})).toBeLessThan(300)
  })

  it('more for its own group than to keep a rival from theirs, and more for that than for an ordinary deed', () => {
    const own = limit({ 0: ['Wiener Straße', 'Berliner Straße'] })
    const rival = limit({ 1: ['Wiener Straße', 'Berliner Straße'] })
    expect(own).toBeGreaterThan(rival)
    expect(rival).toBeGreaterThan(limit({}))
    expect(rival).toBeLessThan(3 * 180)
  })

  it('never more than its cash', () => {
    expect(limit({ 0: ['Wiener Straße', 'Berliner Straße'] }, { 0: 90 })).toBeLessThanOrEqual(90)
  })

  it('in steps, so that an auction does not take for ever', () => {
    const player = new Player({ seats: 2, starts: 1, place: { 1: 'Hafenstraße' } })
    player.t.throws(1, [1, 2])
    player.t.do(1, 'decline')
    let bids = 0
    for (let standing = 0; standing < 100; bids++) standing = Number(bidAfter(player, standing).slice('bid '.length))
    expect(bids).toBeLessThan(12)
  })

  function bidAfter(player: Player, standing: number): string {
    player.t.do(1, 'bid', standing + 1)
    return player.acts()
  }

  it('asked for the same table, it answers the same; another character bids in other steps', () => {
    const bids = (seed: number) => {
      const player = new Player({ seats: 2, starts: 1, place: { 1: 'Hafenstraße' } }, 0, seed)
      player.t.throws(1, [1, 2])
      player.t.do(1, 'decline')
      return [player.decides(), bidAfter(player, 30), bidAfter(player, 90)].join()
    }
    expect(bids(7)).toBe(bids(7))
    expect(new Set([1, 2, 3, 4, 5, 6].map(bids)).size).toBeGreaterThan(2)
  })
})

describe('steady takes part when houses are short (K-5.3)', () => {
  /** Seat 2 has 31 houses and no money; before its throw seat 1 orders the last house; seat 0 could place it on orange. */
  function lastHouse(cash: number): Player {
    const player = new Player({
      seats: 3,
      starts: 1,
      own: { 0: ORANGE, 1: DARK_BLUE, 2: [...GREEN, ...YELLOW, ...RED] },
      level: { ...levels(4, GREEN), ...levels(4, YELLOW), ...levels(2, RED), Opernplatz: 3 },
      cash: { 0: cash, 2: 0 },
    })
    player.t.do(1, 'build', 'Schlossallee')
    return player
  }

  it('it wants a piece that it can pay for, bids for it, and places it', () => {
    const player = lastHouse(1000)
    expect(player.acts()).toBe('want')
    const bid = player.acts()
    expect(Number(bid.slice('bid '.length))).toBeGreaterThanOrEqual(100)
    player.t.do(1, 'pass')
    expect(player.acts()).toBe('place Berliner Straße')
    expect(player.t.level('Berliner Straße')).toBe(1)
  })

  it('it leaves the piece to others when it needs its money', () => {
    expect(lastHouse(100).acts()).toBe('leaveIt')
  })
})
