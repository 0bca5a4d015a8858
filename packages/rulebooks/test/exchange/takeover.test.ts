import { describe, expect, it } from 'vitest'
import { BANK, BROWN, bid, built, CHANCE, DARK_BLUE, register, table } from './table.ts'

/** Seat 0 holds its last own share and can sell it to the bank. */
const lastShare = (held: Readonly<Record<number, number>>, scene: Parameters<typeof table>[0] = {}) =>
  table({ ...scene, shares: { 0: held, ...scene.shares } })
const sellLast = { issuer: 0, number: 1 }

describe('shares in a bankruptcy', () => {
  it('B-4.8: the bankrupt’s own shares are void, the shares of others go to the creditor', () => {
    const t = table({
      place: { 0: 36 },
      own: { 1: DARK_BLUE },
      cash: { 0: 20 },
      shares: { 0: { 2: 7 }, 2: { 0: 6 }, 1: { 0: 2 } },
    })
    t.throws(0, [1, 2])
    t.do(1, 'demand', 'Schlossallee')
    t.do(0, 'bankrupt')
    expect(register(t)).toEqual(['2 of 1: 0 → 1 for 0 (B-4.8)', '6 of 2: 0 → 1 for 0 (B-4.8)'])
    expect([t.shares(0, 2), t.shares(1, 1), t.shares(2, 1)]).toEqual([0, 25, 6])
  })

  it('B-4.8: or to the bank, if the debt was to the bank or the pot', () => {
    const t = table({ place: { 0: 1 }, cash: { 0: 20 }, shares: { 2: { 0: 6 } } })
    t.throws(0, [1, 2])
    t.do(0, 'bankrupt')
    expect([register(t), t.shares(2, BANK)]).toEqual([['6 of 2: 0 → bank for 0 (B-4.8)'], 6])
  })

  it('B-4.8: an offer that names shares that are void lapses', () => {
    const t = table({ seats: 4, shares: { 3: { 0: 2 } } })
    t.do(0, 'offer', { to: 1, give: { shares: { issuer: 3, number: 2 } }, get: { cash: 9 } })
    t.resign(3)
    expect(t.offers).toEqual([])
  })
})

describe('a takeover', () => {
  it('B-4.9: comes of itself with the last own share; cash is split by the shares, the rest to the largest holder', () => {
    const t = lastShare({ 1: 13, 2: 8, [BANK]: 3 }, { cash: { 0: 940 }, own: { 0: ['Südbahnhof'] } })
    t.do(0, 'sellShares', sellLast)
    expect(t.cash(0)).toBe(0)
    // 940 + 46 for the share, of which 4/25 go to the bank, 8/25 to seat 2 and what remains to seat 1.
    expect(t.payments).toEqual([
      'bank → 0 46 (B-4.4)',
      '0 → 2 315 (B-4.9)',
      '0 → bank 157 (B-4.9)',
      '0 → 1 514 (B-4.9)',
    ])
    expect(t.lines('takenOver')).toEqual(['takenOver seat 0 heir 1 shares 13 (B-4.9)'])
    expect([t.owner('Südbahnhof'), t.turn, t.shares(0, 1)]).toEqual([1, 1, 0])
  })

  it('B-4.9: with 13 of 25 the properties go to the holder with their buildings, and so do the shares of others', () => {
    const t = lastShare(
      { 1: 13, 2: 11 },
      { own: { 0: BROWN }, level: built(3, ...BROWN), shares: { 2: { 0: 5 } }, jailCards: { [CHANCE]: 0 } },
    )
    t.do(0, 'offer', { to: 2, give: { shares: sellLast }, get: {} })
    t.do(2, 'accept', 0)
    expect([t.owner('Badstraße'), t.level('Badstraße'), t.owner('Turmstraße')]).toEqual([1, 3, 1])
    expect(register(t)).toEqual(['1 of 0: 0 → 2 for 0 (B-4.3)', '5 of 2: 0 → 1 for 0 (B-4.9)'])
    expect([t.shares(2, 1), t.jailCard(CHANCE), t.stock]).toEqual([5, null, [26, 12]])
  })

  it('B-4.9: 10 % on mortgaged properties is due at once (K-6.2), a debt if it cannot be paid', () => {
    const t = lastShare(
      { 1: 24 },
      { own: { 0: ['Südbahnhof', 'Nordbahnhof'] }, mortgaged: ['Südbahnhof', 'Nordbahnhof'] },
    )
    t.do(0, 'sellShares', sellLast)
    expect(t.payments.at(-1)).toBe('1 → bank 20 (K-6.2)')
    const poor = lastShare(
      { 1: 24 },
      { own: { 0: ['Südbahnhof'], 1: ['Badstraße'] }, mortgaged: ['Südbahnhof'], cash: { 0: 0, 1: 0 } },
    )
    poor.do(0, 'offer', { to: 1, give: { shares: sellLast }, get: {} })
    poor.do(1, 'accept', 0)
    expect([poor.waitsFor, poor.must]).toEqual(['debt to settle', [1]])
  })

  it('B-4.9: with 12 nobody has a majority: properties go back free, unmortgaged and unbuilt, shares to the bank', () => {
    const t = lastShare(
      { 1: 12, 2: 12 },
      {
        own: { 0: [...BROWN, 'Südbahnhof'] },
        level: built(5, ...BROWN),
        mortgaged: ['Südbahnhof'],
        shares: { 2: { 0: 5 } },
      },
    )
    t.do(0, 'sellShares', sellLast)
    expect([t.owner('Badstraße'), t.owner('Südbahnhof'), t.isMortgaged('Südbahnhof')]).toEqual([null, null, false])
    expect([t.stock, t.shares(2, BANK), t.waitsFor, t.turn]).toEqual([[32, 12], 5, 'turn', 1])
  })

  it('B-4.9: the bank as the largest holder takes over like nobody: all goes back', () => {
    const t = lastShare({ 1: 4, [BANK]: 20 }, { own: { 0: ['Südbahnhof'] }, cash: { 0: 1000 } })
    t.do(0, 'sellShares', sellLast)
    expect([t.owner('Südbahnhof'), t.cash(1), t.lines('takenOver')]).toEqual([
      null,
      1500 + Math.floor((1048 * 4) / 25),
      [`takenOver seat 0 heir ${'bank'} shares 21 (B-4.9)`],
    ])
  })

  it('B-4.9: of equal holders the next in turn order has the rest, the bank comes last', () => {
    const t = table({ seats: 3, starts: 1, cash: { 1: 102 }, shares: { 1: { 0: 12, 2: 12 } } })
    t.do(1, 'offer', { to: 0, give: { shares: { issuer: 1, number: 1 } }, get: {} })
    t.do(0, 'accept', 1)
    expect(t.payments).toEqual(['1 → 2 48 (B-4.9)', '1 → 0 54 (B-4.9)'])
    const even = table({ seats: 3, starts: 1, cash: { 1: 101 }, shares: { 1: { 0: 12, 2: 11, [BANK]: 1 } } })
    even.do(1, 'offer', { to: 2, give: { shares: { issuer: 1, number: 1 } }, get: {} })
    even.do(2, 'accept', 1)
    expect(even.payments).toEqual(['1 → 0 48 (B-4.9)', '1 → bank 4 (B-4.9)', '1 → 2 49 (B-4.9)'])
  })

  it('B-4.9: a player who holds as much as the bank comes before it', () => {
    const t = table({ cash: { 0: 101 }, shares: { 0: { 1: 12, [BANK]: 12 } } })
    t.do(0, 'offer', { to: 2, give: { shares: sellLast }, get: {} })
    t.do(2, 'accept', 0)
    expect(t.payments).toEqual(['0 → 2 4 (B-4.9)', '0 → bank 48 (B-4.9)', '0 → 1 49 (B-4.9)'])
  })

  it('B-4.9: the turn ends with it, and so do a further throw and a report that was owed', () => {
    const t = table({ place: { 0: 16 }, shares: { 0: { 1: 20 } } })
    t.throws(0, [2, 2])
    t.do(0, 'sellShares', { issuer: 0, number: 5 })
    expect([t.turn, t.reportsOwed.includes(0), t.must]).toEqual([1, false, [1]])
  })

  it('B-4.9: it waits while rent of others can still be demanded', () => {
    const t = table({ starts: 2, own: { 1: ['Turmstraße'] }, shares: { 0: { 1: 20 } } })
    t.throws(2, [1, 2])
    t.do(2, 'endTurn')
    t.do(0, 'sellShares', { issuer: 0, number: 5 })
    expect([t.turn, t.lines('takenOver')]).toEqual([0, []])
    t.do(1, 'demand', 'Turmstraße')
    expect([t.lines('takenOver').length, t.turn]).toEqual([1, 1])
  })

  it('B-4.9: a player who lets that rent lapse by their own throw goes before they move', () => {
    const t = table({ starts: 2, own: { 1: ['Turmstraße'] }, shares: { 0: { 1: 20 } }, place: { 0: 38 } })
    t.throws(2, [1, 2])
    t.do(2, 'endTurn')
    t.do(0, 'sellShares', { issuer: 0, number: 5 })
    t.throws(0, [2, 2])
    expect(t.lines('rentLapsed', 'takenOver', 'moved', 'dividend')).toEqual([
      'rentLapsed seat 2 owner 1 deed Turmstraße amount 4 (K-3.1)',
      'takenOver seat 0 heir 1 shares 20 (B-4.9)',
    ])
    expect([t.turn, t.must]).toEqual([1, [1]])
  })

  /**
   * Rent of seat 1 can still be demanded of seat 2; in front of seat 3, about to throw, seat 0 gives away its last own
   * share.
   */
  const aboutToGo = (scene: Parameters<typeof table>[0] = {}) => {
    const t = table({
      seats: 4,
      starts: 2,
      shares: { 0: { 1: 24 } },
      ...scene,
      own: { 1: ['Turmstraße'], ...scene.own },
    })
    t.throws(2, [1, 2])
    t.do(2, 'endTurn')
    t.do(0, 'offer', { to: 3, give: { shares: { issuer: 0, number: 1 } }, get: {} })
    t.do(3, 'accept', 0)
    expect([t.demands.length, t.lines('takenOver')]).toEqual([1, []])
    return t
  }

  it('B-4.9: where a demand lapses by a throw, a player without own shares goes before that throw moves', () => {
    const t = aboutToGo()
    t.throws(3, [1, 5])
    expect(t.lines('rentLapsed', 'takenOver', 'moved', 'sealedOpened')).toEqual([
      'rentLapsed seat 2 owner 1 deed Turmstraße amount 4 (K-3.1)',
      'takenOver seat 0 heir 1 shares 24 (B-4.9)',
      'moved seat 3 from LOS to Chausseestraße (K-1.1)',
      'sealedOpened deed Chausseestraße seat 8 minimum 0 (B-2.1)',
    ])
    expect(t.must).toEqual([1, 2, 3])
    bid(t, 0, 0, 0)
    expect([t.turn, t.legal(3)[0]]).toEqual([3, 'endTurn'])
  })

  it('B-4.9: so they collect no rent of that throw, but the player who has taken them over does', () => {
    const t = aboutToGo({ own: { 0: ['Südbahnhof'] } })
    t.throws(3, [1, 4])
    expect([t.owner('Südbahnhof'), t.demands]).toEqual([1, ['3 owes 1 25 for Südbahnhof']])
  })

  it('B-4.9, K-6.2: what the heir owes for it is settled before that throw moves, and then it does', () => {
    const t = aboutToGo({
      own: { 0: ['Südbahnhof'], 1: ['Turmstraße', 'Badstraße'] },
      mortgaged: ['Südbahnhof'],
      cash: { 0: 0, 1: 0 },
    })
    t.throws(3, [3, 3])
    expect([t.waitsFor, t.must, t.place(3)]).toEqual(['debt to settle', [1], 'LOS'])
    t.do(1, 'mortgage', 'Badstraße')
    expect([t.place(3), t.waitsFor]).toEqual(['Chausseestraße', 'sealed auction'])
    bid(t, 0, 0, 0)
    expect(t.legal(3)).toContain('throw')
  })

  it('B-4.9: a player who only waits for it can pass nothing to friends any more, but buy one of their own shares back', () => {
    const t = aboutToGo({ shares: { 0: { 1: 24 }, 3: { 0: 5 }, 2: { 0: 5 } } })
    const deal = (give: object, get: object) => ({ to: 3, give, get })
    const shares = (issuer: number) => ({ shares: { issuer, number: 1 } })
    t.refuses(0, 'offer', deal({ cash: 1400 }, shares(3)), 'aboutToBeTakenOver', 'B-4.9')
    t.refuses(0, 'offer', deal(shares(2), {}), 'aboutToBeTakenOver', 'B-4.9')
    t.refuses(3, 'offer', { to: 0, give: shares(3), get: { cash: 1400 } }, 'aboutToBeTakenOver', 'B-4.9')
    t.do(0, 'offer', deal({ cash: 100 }, shares(0)))
    t.do(3, 'accept', 0)
    t.do(0, 'offer', deal(shares(2), {}))
    t.throws(3, [1, 5])
    expect([t.lines('takenOver'), t.must]).toEqual([[], [0, 1, 2, 3]])
    bid(t, 0, 0, 0, 0)
  })

  it('B-4.9: an offer made before is refused then, too', () => {
    const t = table({ seats: 4, starts: 2, own: { 1: ['Turmstraße'] }, shares: { 0: { 1: 24 } } })
    t.throws(2, [1, 2])
    t.do(2, 'endTurn')
    t.do(3, 'offer', { to: 0, give: { shares: { issuer: 3, number: 1 } }, get: { cash: 1400 } })
    t.do(0, 'offer', { to: 3, give: { shares: { issuer: 0, number: 1 } }, get: {} })
    t.do(3, 'accept', 0)
    t.refuses(0, 'accept', 3, 'aboutToBeTakenOver', 'B-4.9')
  })

  it('B-4.9: a throw in jail counts too, and goes on as it fell', () => {
    const t = aboutToGo({ jail: { 3: 0 } })
    t.throws(3, [1, 5])
    expect([t.lines('takenOver').length, t.turn, t.legal(3)[0]]).toEqual([1, 3, 'endTurn'])
  })

  it('B-4.9: a player who gets one of their own shares back before is not taken over', () => {
    const t = table({ starts: 2, own: { 1: ['Turmstraße'] }, shares: { 0: { 1: 20 } } })
    t.throws(2, [1, 2])
    t.do(2, 'endTurn')
    t.do(0, 'sellShares', { issuer: 0, number: 5 })
    t.do(0, 'offer', { to: 1, give: { cash: 10 }, get: { shares: { issuer: 0, number: 1 } } })
    t.do(1, 'accept', 0)
    t.do(1, 'waive', 'Turmstraße')
    expect([t.turn, t.shares(0, 0)]).toEqual([0, 1])
  })

  it('B-4.9: nobody in debt can give away their last own share', () => {
    const t = table({ place: { 0: 36 }, own: { 1: DARK_BLUE }, cash: { 0: 90 }, shares: { 0: { 1: 24 } } })
    t.throws(0, [1, 2])
    t.do(1, 'demand', 'Schlossallee')
    t.refuses(0, 'sellShares', sellLast, 'lastShareOwing', 'B-4.9')
    t.refuses(0, 'offer', { to: 2, give: { shares: sellLast }, get: { cash: 90 } }, 'lastShareOwing', 'B-4.9')
    t.do(0, 'bankrupt')
  })

  it('B-4.9: nor can one against whom a demand can still be made', () => {
    const t = table({ own: { 1: ['Turmstraße'] }, shares: { 0: { 1: 23 } } })
    t.throws(0, [1, 2])
    t.refuses(0, 'sellShares', { issuer: 0, number: 2 }, 'lastShareOwing', 'B-4.9')
    t.do(0, 'sellShares', sellLast)
    t.refuses(0, 'sellShares', sellLast, 'lastShareOwing', 'B-4.9')
    t.do(1, 'waive', 'Turmstraße')
    t.do(0, 'sellShares', sellLast)
    expect(t.turn).toBe(1)
  })

  it('B-4.9: the last but one taken over ends the game', () => {
    const t = table({ seats: 2, shares: { 0: { 1: 24 } } })
    t.do(0, 'offer', { to: 1, give: { shares: sellLast }, get: {} })
    t.do(1, 'accept', 0)
    expect(t.over).toEqual({ reason: 'lastPlayer', winners: [1] })
  })

  it('B-4.9: without a majority all falls to the bank, also when that ends the game', () => {
    const t = table({
      seats: 2,
      own: { 0: ['Südbahnhof'] },
      mortgaged: ['Südbahnhof'],
      shares: { 0: { [BANK]: 24 }, 1: { 0: 3 } },
      jailCards: { [CHANCE]: 0 },
    })
    t.do(0, 'sellShares', sellLast)
    expect(t.over).toEqual({ reason: 'lastPlayer', winners: [1] })
    expect([t.owner('Südbahnhof'), t.isMortgaged('Südbahnhof'), t.shares(1, BANK)]).toEqual([null, false, 3])
    expect([t.jailCard(CHANCE), t.reportsOwed]).toEqual([null, []])
  })

  it('B-4.9: two at once go one after the other; an heir who gets own shares back stays', () => {
    const t = table({
      seats: 4,
      starts: 2,
      own: { 3: ['Turmstraße'] },
      shares: { 0: { 1: 22, 2: 2 }, 1: { 0: 20, 2: 4 } },
    })
    t.throws(2, [1, 2])
    t.do(2, 'endTurn')
    for (const seat of [0, 1]) {
      t.do(seat, 'offer', { to: 3, give: { shares: { issuer: seat, number: 1 } }, get: {} })
      t.do(3, 'accept', seat)
    }
    t.do(3, 'waive', 'Turmstraße')
    expect(t.lines('takenOver')).toEqual(['takenOver seat 0 heir 1 shares 22 (B-4.9)'])
    expect([t.shares(1, 1), t.g.s.alive, t.turn]).toEqual([20, 0b1110, 3])
  })

  it('B-4.9: in the meantime auctions and bids of others go on as they are', () => {
    const t = table({ shares: { 2: { 0: 24 } } })
    t.throws(0, [1, 2])
    bid(t, 1, 2, 3)
    t.do(0, 'offer', { to: 2, give: { cash: 5 }, get: { shares: { issuer: 2, number: 1 } } })
    t.do(2, 'accept', 0)
    expect([t.owner('Turmstraße'), t.lines('takenOver').length, t.turn]).toEqual([0, 1, 0])
  })
})
