import { describe, expect, it } from 'vitest'
import { BROWN, bid, built, CHANCE, DARK_BLUE, idleTurn, POT, STATIONS, table } from './table.ts'

const station = { own: { 0: ['Südbahnhof'] } }

describe('private trade', () => {
  it('B-3.1: deeds and jail cards do not change hands in private, for no price', () => {
    const t = table({ ...station, jailCards: { [CHANCE]: 0 } })
    t.refuses(0, 'offer', { to: 1, give: { deeds: ['Südbahnhof'] }, get: { cash: 500 } }, 'tradeForbidden', 'B-3.1')
    t.refuses(0, 'offer', { to: 1, give: { jailCards: [CHANCE] }, get: { cash: 40 } }, 'tradeForbidden', 'B-3.1')
    const shares = { issuer: 0, number: 1 }
    t.refuses(
      1,
      'offer',
      { to: 0, give: { cash: 9 }, get: { deeds: ['Südbahnhof'], shares } },
      'tradeForbidden',
      'B-3.1',
    )
  })
})

describe("the owner's auction", () => {
  it('B-3.1: an owner can put a property up in public, and does not bid', () => {
    const t = table(station)
    t.do(0, 'putUp', 'Südbahnhof')
    expect([t.must, t.legal(0)]).toEqual([[0], ['setMinimum 0–3000']])
    t.do(0, 'setMinimum', 0)
    expect([t.must, t.legal(0)]).toEqual([[1, 2], []])
    bid(t, 1, 0)
    expect(t.owner('Südbahnhof')).toBe(1)
  })

  it('B-3.1: in the bank’s place the owner is paid all bids', () => {
    const t = table(station)
    t.do(0, 'putUp', 'Südbahnhof')
    t.do(0, 'setMinimum', 0)
    bid(t, 150, 90)
    expect(t.payments).toEqual(['1 → 0 150 (B-3.1)', '2 → 0 90 (B-3.1)'])
    expect([t.owner('Südbahnhof'), t.cash(0)]).toEqual([1, 1740])
    t.throws(0, [1, 3])
  })

  it('B-3.1: only what is the owner’s, with no building in the group, and not in the turn of another', () => {
    const t = table({ own: { 0: BROWN, 1: ['Südbahnhof'] }, level: built(1, 'Badstraße') })
    t.refuses(0, 'putUp', 'Turmstraße', 'auctionBuilt', 'B-3.1')
    t.refuses(0, 'putUp', 'Südbahnhof', 'notYourDeed', 'K-2.3')
    t.refuses(0, 'putUp', 99, 'noSuchDeed', 'K-0.2')
    t.refuses(1, 'putUp', 'Südbahnhof', 'notYourTurn', 'K-0.4')
    t.refuses(0, 'setMinimum', 5, 'notAskedForMinimum', 'B-3.2')
  })

  it('B-3.1: not while rent can still be demanded', () => {
    const t = table({ own: { 0: ['Südbahnhof'], 1: ['Turmstraße'] } })
    t.throws(0, [1, 2])
    t.refuses(0, 'putUp', 'Südbahnhof', 'demandsFirst', 'B-3.1')
    t.do(1, 'waive', 'Turmstraße')
    t.do(0, 'putUp', 'Südbahnhof')
    t.refuses(1, 'setMinimum', 5, 'notAskedForMinimum', 'B-3.2')
  })

  it('B-3.1: or while the owner raises money for a debt, which the bids then pay', () => {
    const t = table({ place: { 0: 36 }, own: { 0: ['Südbahnhof'], 1: DARK_BLUE }, cash: { 0: 20 } })
    t.throws(0, [1, 2])
    t.do(1, 'demand', 'Schlossallee')
    t.refuses(1, 'putUp', 'Parkstraße', 'debtFirst', 'K-8.1')
    expect(t.waitsFor).toBe('debt to settle')
    t.do(0, 'putUp', 'Südbahnhof')
    t.do(0, 'setMinimum', 40)
    bid(t, 10, 90)
    expect([t.cash(0), t.cash(1), t.owner('Südbahnhof'), t.waitsFor]).toEqual([20, 1590, 2, 'turn'])
  })

  it('B-3.1: a mortgaged property costs the winner 10 % at once, which bidders keep back', () => {
    const t = table({ ...station, mortgaged: ['Südbahnhof'], cash: { 1: 100, 2: 5 } })
    t.do(0, 'putUp', 'Südbahnhof')
    t.do(0, 'setMinimum', 0)
    expect([t.legal(1), t.legal(2)]).toEqual([['sealedBid 0–90'], ['sealedBid 0']])
    bid(t, 90, 0)
    expect(t.payments).toEqual(['1 → 0 90 (B-3.1)', '1 → bank 10 (K-6.2)'])
    expect([t.isMortgaged('Südbahnhof'), t.cash(1)]).toEqual([true, 0])
  })

  it('B-3.1: tied bids are bid again as in the sealed auction (B-2.3)', () => {
    const t = table(station)
    t.do(0, 'putUp', 'Südbahnhof')
    t.do(0, 'setMinimum', 50)
    bid(t, 70, 70)
    expect([t.must, t.legal(1)]).toEqual([[1, 2], ['sealedBid 70–1500']])
    bid(t, 71, 70)
    expect([t.owner('Südbahnhof'), t.cash(0)]).toEqual([1, 1641])
  })

  it('B-3.1: what nobody wants is not put up for ever: with offers 12 times a turn', () => {
    const t = table(station)
    t.do(0, 'offer', { to: 1, give: { shares: { issuer: 0, number: 1 } }, get: { cash: 60 } })
    for (let time = 0; time < 11; time++) {
      t.do(0, 'putUp', 'Südbahnhof')
      t.do(0, 'setMinimum', 0)
      bid(t, 0, 0)
    }
    t.refuses(0, 'putUp', 'Südbahnhof', 'tooManyPutUp', 'B-3.1')
    idleTurn(t)
    idleTurn(t)
    idleTurn(t)
    t.do(0, 'putUp', 'Südbahnhof')
  })

  it('B-3.1: if the owner leaves in the meantime, the bids are void and the bank has the property to auction', () => {
    const t = table(station)
    t.do(0, 'putUp', 'Südbahnhof')
    t.do(0, 'setMinimum', 0)
    t.do(1, 'sealedBid', 400)
    t.resign(0)
    expect([t.waitsFor, t.cash(1)]).toEqual(['sealed auction', 1500])
    bid(t, 0, 8)
    expect([t.owner('Südbahnhof'), t.cash(1), t.cash(2)]).toEqual([2, 1500, 1492])
  })
})

describe('the minimum price', () => {
  it('B-3.2: an owner may set one; below it the property stays, and half of it goes into the pot', () => {
    const t = table(station)
    t.do(0, 'putUp', 'Südbahnhof')
    t.do(0, 'setMinimum', 100)
    expect(t.lines('minimumSet')).toEqual(['minimumSet seat 0 deed Südbahnhof amount 100 (B-3.2)'])
    bid(t, 99, 90)
    expect(t.lines('auctionUnsold', 'moneyMoved')).toEqual([
      'auctionUnsold deed Südbahnhof (B-3.2)',
      '0 → pot 50 (B-3.2)',
    ])
    expect([t.owner('Südbahnhof'), t.cash(0), t.cash(POT)]).toEqual([0, 1450, 50])
  })

  it('B-3.2: where nothing is sold nobody pays a bid, and half of the minimum is rounded up', () => {
    const t = table(station)
    t.do(0, 'putUp', 'Südbahnhof')
    t.do(0, 'setMinimum', 101)
    bid(t, 100, 90)
    expect([t.payments, t.cash(1), t.cash(2)]).toEqual([['0 → pot 51 (B-3.2)'], 1500, 1500])
  })

  it('B-3.2: an equal bid is enough', () => {
    const t = table(station)
    t.do(0, 'putUp', 'Südbahnhof')
    t.do(0, 'setMinimum', 101)
    bid(t, 101, 0)
    expect([t.owner('Südbahnhof'), t.payments]).toEqual([1, ['1 → 0 101 (B-3.1)']])
  })

  it('B-3.2: without any bid it stays too; without a minimum that costs nothing', () => {
    const t = table(station)
    t.do(0, 'putUp', 'Südbahnhof')
    t.do(0, 'setMinimum', 0)
    bid(t, 0, 0)
    expect([t.owner('Südbahnhof'), t.payments]).toEqual([0, []])
  })

  it('B-3.2: without any bid the owner pays half of a minimum price all the same', () => {
    const t = table(station)
    t.do(0, 'putUp', 'Südbahnhof')
    t.do(0, 'setMinimum', 100)
    bid(t, 0, 0)
    expect([t.owner('Südbahnhof'), t.payments]).toEqual([0, ['0 → pot 50 (B-3.2)']])
  })

  it('B-3.2: a tie below it sells nothing either', () => {
    const t = table(station)
    t.do(0, 'putUp', 'Südbahnhof')
    t.do(0, 'setMinimum', 300)
    bid(t, 200, 200)
    expect([t.owner('Südbahnhof'), t.payments, t.waitsFor]).toEqual([0, ['0 → pot 150 (B-3.2)'], 'turn'])
  })

  it('B-3.2: it is at most twice the cash, so that half of it can be paid', () => {
    const t = table({ ...station, cash: { 0: 55 } })
    t.do(0, 'putUp', 'Südbahnhof')
    expect(t.legal(0)).toEqual(['setMinimum 0–110'])
    t.refuses(0, 'setMinimum', 111, 'minimumTooHigh', 'B-3.2')
    t.do(0, 'setMinimum', 110)
    bid(t, 0, 0)
    expect(t.cash(0)).toBe(0)
  })

  it('B-3.2, K-8.1: while the owner has a debt, it costs the creditor nothing: at most twice what the debt does not need', () => {
    const indebted = (cash: number, own: readonly string[]) => {
      const t = table({
        place: { 0: 36 },
        own: { 0: own, 1: DARK_BLUE },
        level: built(1, ...DARK_BLUE),
        cash: { 0: cash },
      })
      t.throws(0, [1, 2])
      t.do(1, 'demand', 'Schlossallee')
      t.do(0, 'putUp', 'Südbahnhof')
      return t
    }
    // 200 are owed. Without 50 of the 100 there are 50, a mortgage of 100 and five shares at 10: just enough.
    const spare = indebted(100, ['Südbahnhof'])
    expect(spare.legal(0)).toEqual(['setMinimum 0–100'])
    spare.refuses(0, 'setMinimum', 101, 'minimumTooHigh', 'B-3.2')
    spare.do(0, 'setMinimum', 100)
    bid(spare, 0, 0)
    expect([spare.payments, spare.waitsFor]).toEqual([['0 → pot 50 (B-3.2)'], 'debt to settle'])
    spare.do(0, 'sellShares', { issuer: 0, number: 5 })
    spare.do(0, 'mortgage', 'Südbahnhof')
    expect([spare.cash(0), spare.waitsFor]).toEqual([0, 'turn'])
    // 20, 100 and five shares at 9 are not enough already: none of it goes to the pot.
    const broke = indebted(20, ['Südbahnhof'])
    expect(broke.legal(0)).toEqual(['setMinimum 0'])
    broke.do(0, 'setMinimum', 0)
    bid(broke, 0, 70)
    expect([broke.owner('Südbahnhof'), broke.cash(0)]).toEqual([2, 90])
    // With plenty of deeds the cash is the limit, as without a debt.
    const rich = indebted(20, [...STATIONS, 'Elektrizitätswerk'])
    expect(rich.legal(0)).toEqual(['setMinimum 0–40'])
  })
})
