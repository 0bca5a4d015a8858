import { sharePrice } from '@hausregeln/chapters/shares/rules/price.ts'
import { describe, expect, it } from 'vitest'
import { BANK, BROWN, bid, built, DARK_BLUE, POT, register, table } from './table.ts'

const lot = (issuer: number, number: number) => ({ issuer, number })

/** Seat 0 has landed on Schlossallee and owes seat 1 100 for it. */
function indebted(scene: Parameters<typeof table>[0] = {}) {
  const t = table({ place: { 0: 36 }, own: { 1: DARK_BLUE, 0: ['Südbahnhof'] }, cash: { 0: 20 }, ...scene })
  t.throws(0, [1, 2])
  t.do(1, 'demand', 'Schlossallee')
  return t
}

describe('shares and their price', () => {
  it('B-4.1: everybody consists of 25 shares and starts with all 25 of their own', () => {
    const t = table({ seats: 4 })
    for (const seat of [0, 1, 2, 3])
      expect([0, 1, 2, 3, BANK].map((holder) => t.shares(seat, holder))).toEqual(
        [0, 1, 2, 3, BANK].map((holder) => (holder === seat ? 25 : 0)),
      )
  })

  it('B-4.2: a 25th of cash and property value: 1500 € and properties for 400 € make 76 €', () => {
    const t = table({ own: { 0: ['Südbahnhof', 'Nordbahnhof'] } })
    expect([sharePrice(t.g, 0), sharePrice(t.g, 1)]).toEqual([76, 60])
  })

  it('B-4.2: mortgaged properties count half, buildings their price, shares held nothing', () => {
    const t = table({
      own: { 0: [...BROWN, 'Südbahnhof'] },
      level: built(2, ...BROWN),
      mortgaged: ['Südbahnhof'],
      cash: { 0: 1000 },
      shares: { 1: { 0: 10 } },
    })
    expect(sharePrice(t.g, 0)).toBe((1000 + 120 + 200 + 100 + 5) / 25)
  })

  it('B-4.2: to whole euros, .5 up', () => {
    const price = (cash: number) => sharePrice(table({ cash: { 0: cash } }).g, 0)
    expect([price(1512), price(1513), price(0), price(12), price(13)]).toEqual([60, 61, 0, 0, 1])
  })
})

describe('deals between players', () => {
  it('B-4.3: at any agreed price, and the register has seller, buyer, issuer, number and price', () => {
    const t = table()
    t.do(0, 'offer', { to: 1, give: { shares: lot(0, 5) }, get: { cash: 410 } })
    t.do(1, 'accept', 0)
    expect([t.payments, register(t)]).toEqual([['1 → 0 410 (B-4.3)'], ['5 of 0: 0 → 1 for 410 (B-4.3)']])
    expect([t.shares(0, 0), t.shares(0, 1), t.cash(0)]).toEqual([20, 5, 1910])
    t.do(1, 'offer', { to: 0, give: { cash: 1 }, get: { shares: lot(0, 2) } })
    t.do(0, 'accept', 1)
    expect([register(t), t.shares(0, 1)]).toEqual([['2 of 0: 0 → 1 for 1 (B-4.3)'], 7])
  })

  it('B-4.3: for nothing too, and with shares of a third player', () => {
    const t = table({ shares: { 2: { 0: 4 } } })
    t.do(0, 'offer', { to: 1, give: { shares: lot(2, 4) }, get: {} })
    t.do(1, 'accept', 0)
    expect([t.payments, t.shares(2, 1), t.shares(2, 0)]).toEqual([[], 4, 0])
  })

  it('B-4.3: only while one of the two is on turn', () => {
    const t = table({ shares: { 0: { 1: 3 } } })
    t.refuses(1, 'offer', { to: 2, give: { shares: lot(0, 3) }, get: { cash: 9 } }, 'sharesOutOfTurn', 'B-4.3')
    t.do(1, 'offer', { to: 0, give: { shares: lot(0, 3) }, get: { cash: 9 } })
    t.throws(0, [1, 2])
    bid(t, 0, 0, 0)
    t.do(0, 'endTurn')
    t.do(0, 'accept', 1)
    expect(t.shares(0, 0)).toBe(25)
    t.do(0, 'offer', { to: 1, give: { shares: lot(0, 3) }, get: { cash: 9 } })
    t.throws(1, [1, 2])
    bid(t, 0, 0, 0)
    t.do(1, 'endTurn')
    t.refuses(1, 'accept', 0, 'sharesOutOfTurn', 'B-4.3')
    t.do(1, 'refuse', 0)
  })

  it('B-4.3: shares against money: no shares for shares, no money for money, nothing for nothing', () => {
    const t = table()
    const bad = (terms: Parameters<typeof t.refuses<'offer'>>[2]) =>
      t.refuses(0, 'offer', terms, 'sharesForCash', 'B-4.3')
    bad({ to: 1, give: { shares: lot(0, 1) }, get: { shares: lot(1, 1) } })
    bad({ to: 1, give: { shares: lot(0, 1), cash: 5 }, get: {} })
    bad({ to: 1, give: { cash: 5 }, get: { shares: lot(1, 1), cash: 5 } })
    bad({ to: 1, give: { cash: 5 }, get: {} })
  })

  it('B-4.3: only shares that the seller has, and money that the buyer has', () => {
    const t = table({ cash: { 1: 50 } })
    t.refuses(0, 'offer', { to: 1, give: { shares: lot(2, 1) }, get: { cash: 5 } }, 'noSharesHeld', 'B-4.1')
    t.refuses(0, 'offer', { to: 1, give: { shares: lot(0, 26) }, get: { cash: 5 } }, 'noSharesHeld', 'B-4.1')
    t.refuses(1, 'offer', { to: 0, give: { cash: 51 }, get: { shares: lot(0, 1) } }, 'offerTooDear', 'B-4.3')
    t.do(0, 'offer', { to: 1, give: { shares: lot(0, 1) }, get: { cash: 51 } })
    t.refuses(1, 'accept', 0, 'offerTooDear', 'B-4.3')
  })

  it('B-4.3: an offer lapses when its shares are gone, and stays while they are there', () => {
    const t = table({ shares: { 2: { 0: 4 } } })
    t.do(0, 'offer', { to: 1, give: { shares: lot(2, 3) }, get: { cash: 9 } })
    t.do(0, 'sellShares', lot(2, 1))
    expect(t.offers).toEqual([0])
    t.do(0, 'sellShares', lot(2, 1))
    expect([t.offers, t.lines('tradeLapsed')]).toEqual([[], ['tradeLapsed seat 0 to 1 offer 1 (B-4.3)']])
  })

  it('B-4.3: a debtor sells for at least the price only, and does so out of turn too; what it buys is judged as any deal', () => {
    const t = indebted()
    const price = sharePrice(t.g, 0)
    expect(price).toBe(9)
    t.refuses(0, 'offer', { to: 2, give: { shares: lot(0, 10) }, get: { cash: 89 } }, 'debtorShares', 'B-4.3')
    t.do(0, 'offer', { to: 2, give: { cash: 1 }, get: { shares: lot(2, 1) } })
    t.do(2, 'offer', { to: 0, give: { shares: lot(2, 1) }, get: {} })
    t.refuses(0, 'offer', { to: 2, give: { cash: 20 }, get: { shares: lot(1, 1) } }, 'noSharesHeld', 'B-4.1')
    t.do(0, 'offer', { to: 2, give: { shares: lot(0, 10) }, get: { cash: 90 } })
    t.do(2, 'accept', 0)
    expect([t.waitsFor, t.cash(0)]).toEqual(['turn', 10])
  })

  it('B-4.3: from jail the buyer pays protection money too (B-1.3), and must have it', () => {
    const t = table({ jail: { 1: 0 }, cash: { 1: 150 } })
    t.do(0, 'offer', { to: 1, give: { shares: lot(0, 2) }, get: { cash: 101 } })
    t.refuses(1, 'accept', 0, 'offerTooDear', 'B-4.3')
    t.do(0, 'offer', { to: 1, give: { shares: lot(0, 2) }, get: { cash: 99 } })
    t.do(1, 'accept', 0)
    expect(t.payments).toEqual(['1 → 0 99 (B-4.3)', '1 → pot 50 (B-1.3)'])
  })

  it('B-4.3: a debtor whose turn it is not may sell to one whose turn it is not either', () => {
    const t = table({ seats: 4, place: { 0: 36 }, own: { 1: DARK_BLUE, 0: ['Südbahnhof'] }, cash: { 0: 20 } })
    t.throws(0, [1, 2])
    t.do(0, 'endTurn')
    t.do(1, 'demand', 'Schlossallee')
    expect([t.turn, t.waitsFor]).toEqual([1, 'debt to settle'])
    t.do(3, 'offer', { to: 0, give: { cash: 90 }, get: { shares: lot(0, 10) } })
    t.do(0, 'accept', 3)
    expect([t.waitsFor, t.shares(0, 3)]).toEqual(['turn', 10])
  })
})

describe('sales to the bank', () => {
  it('B-4.4: in their turn at most 5 over all issuers, at the price fixed before each sale', () => {
    const t = table({ shares: { 1: { 0: 4 } } })
    t.do(0, 'sellShares', lot(0, 2))
    expect([t.payments, register(t)]).toEqual([['bank → 0 120 (B-4.4)'], ['2 of 0: 0 → bank for 120 (B-4.4)']])
    t.do(0, 'sellShares', lot(1, 2))
    t.refuses(0, 'sellShares', lot(0, 2), 'tooManySold', 'B-4.4')
    t.do(0, 'sellShares', lot(0, 1))
    expect(t.payments).toEqual([`bank → 0 ${Math.round((1500 + 240) / 25)} (B-4.4)`])
    t.refuses(0, 'sellShares', lot(0, 1), 'tooManySold', 'B-4.4')
  })

  it('B-4.4: further throws belong to the same turn; the next turn begins again', () => {
    const t = table({ place: { 0: 16 }, seats: 2 })
    t.do(0, 'sellShares', lot(0, 5))
    t.throws(0, [2, 2])
    t.refuses(0, 'sellShares', lot(0, 1), 'tooManySold', 'B-4.4')
    t.throws(0, [1, 2])
    bid(t, 0, 0)
    t.refuses(0, 'sellShares', lot(0, 1), 'tooManySold', 'B-4.4')
    t.refuses(1, 'sellShares', lot(1, 1), 'notYourTurn', 'K-0.4')
    t.do(0, 'endTurn')
    t.throws(1, [1, 2])
    bid(t, 0, 0)
    t.do(1, 'endTurn')
    t.do(0, 'sellShares', lot(0, 5))
    expect(t.shares(0, BANK)).toBe(10)
  })

  it('B-4.4: only what the seller holds', () => {
    const t = table({ shares: { 1: { 0: 2 } } })
    t.refuses(0, 'sellShares', lot(1, 3), 'noSharesHeld', 'B-4.1')
    t.refuses(0, 'sellShares', lot(0, 0), 'noSharesHeld', 'B-4.1')
    t.refuses(0, 'sellShares', lot(5, 1), 'noSharesHeld', 'B-4.1')
  })

  it('B-4.4: a debtor may use it too, but need not before a bankruptcy', () => {
    const t = indebted()
    t.do(0, 'sellShares', lot(0, 5))
    expect([t.payments, t.waitsFor]).toEqual([['bank → 0 45 (B-4.4)'], 'debt to settle'])
    t.do(0, 'mortgage', 'Südbahnhof')
    expect(t.waitsFor).toBe('turn')
    const broke = indebted({ own: { 1: DARK_BLUE } })
    expect(broke.legal(0)).toContain('sellShares 5 of 0')
    broke.do(0, 'bankrupt')
    expect(broke.cash(1)).toBe(1520)
  })
})

describe('purchases from the bank', () => {
  const atBank = { shares: { 2: { [BANK]: 10 } } }

  it('B-4.5: at most 3 in their turn, at the price where nobody else could buy', () => {
    const t = table({ ...atBank, cash: { 1: 100 } })
    t.do(0, 'buyShares', lot(2, 2))
    expect([t.payments, register(t)]).toEqual([['0 → bank 120 (B-4.5)'], ['2 of 2: bank → 0 for 120 (B-4.5)']])
    t.refuses(0, 'buyShares', lot(2, 2), 'tooManyBought', 'B-4.5')
    expect([t.shares(2, 0), t.shares(2, BANK)]).toEqual([2, 8])
  })

  it('B-4.5: if several want them sealed bids decide; only the winner pays, the price of the bid', () => {
    const t = table({ ...atBank, seats: 4 })
    t.do(0, 'buyShares', lot(2, 3))
    expect(t.lines('sharesWanted')).toEqual(['sharesWanted seat 0 issuer 2 number 3 minimum 180 (B-4.5)'])
    expect([t.waitsFor, t.must, t.legal(0), t.legal(1)]).toEqual([
      'sealed bids for shares',
      [0, 1, 3],
      ['sealedBid 180–1500'],
      ['sealedBid 0–1500'],
    ])
    t.refuses(0, 'sealedBid', 179, 'sealedTooLow', 'B-2.3')
    bid(t, 190, 200, 195)
    expect([t.payments, register(t)]).toEqual([['1 → bank 200 (B-4.5)'], ['3 of 2: bank → 1 for 200 (B-4.5)']])
    expect([t.cash(0), t.cash(1), t.cash(3)]).toEqual([1500, 1300, 1500])
  })

  it('B-4.5: the bids are secret until all are in (B-2.5)', () => {
    const t = table({ ...atBank, seats: 4 })
    t.do(0, 'buyShares', lot(2, 3))
    t.do(1, 'sealedBid', 444)
    expect(t.lines()).toEqual(['sealedBidIn seat 1 (B-2.5)'])
    t.do(3, 'sealedBid', 0)
    t.do(0, 'sealedBid', 180)
    expect(t.lines('sealedRevealed')).toHaveLength(3)
  })

  it('B-4.5: a tie goes to the player on turn, then in turn order', () => {
    const first = table({ ...atBank, seats: 4 })
    first.do(0, 'buyShares', lot(2, 1))
    bid(first, 70, 70, 70)
    expect(first.shares(2, 0)).toBe(1)
    const later = table({ ...atBank, seats: 4, starts: 1 })
    later.do(1, 'buyShares', lot(2, 1))
    bid(later, 71, 70, 71)
    expect([later.shares(2, 3), later.shares(2, 0)]).toEqual([1, 0])
  })

  it('B-4.5: a bid below the price counts as none', () => {
    const t = table(atBank)
    t.do(0, 'buyShares', lot(2, 2))
    t.do(1, 'sealedBid', 119)
    t.resign(0)
    expect([t.lines('sharesUnsold'), t.shares(2, BANK), t.cash(1)]).toEqual([
      ['sharesUnsold issuer 2 number 2 (B-4.5)'],
      10,
      1500,
    ])
  })

  it("B-4.5: what is won on another's turn counts against the winner's 3 of that turn", () => {
    const t = table(atBank)
    t.do(0, 'buyShares', lot(2, 2))
    bid(t, 120, 130)
    t.do(0, 'buyShares', lot(2, 2))
    expect([t.waitsFor, t.shares(2, 1), t.shares(2, 0)]).toEqual(['turn', 2, 2])
    t.do(0, 'buyShares', lot(2, 1))
    expect(t.waitsFor).toBe('sealed bids for shares')
    bid(t, 60, 90)
    expect(t.shares(2, 1)).toBe(3)
  })

  it('B-4.5: with the next turn everybody may buy 3 again', () => {
    const t = table({ ...atBank, cash: { 1: 0 } })
    t.do(0, 'buyShares', lot(2, 3))
    t.do(0, 'offer', { to: 1, give: { cash: 600 }, get: { shares: lot(1, 1) } })
    t.do(1, 'accept', 0)
    t.g.s.place[0] = 17
    t.throws(0, [1, 2])
    t.refuses(0, 'buyShares', lot(2, 1), 'tooManyBought', 'B-4.5')
    t.do(0, 'endTurn')
    t.do(1, 'buyShares', lot(2, 2))
    expect(t.must).toEqual([0, 1])
    bid(t, 200, 120)
    expect(t.shares(2, 0)).toBe(5)
  })

  it('B-4.5: only what the bank holds, and nobody their own; from players they can', () => {
    const t = table({ shares: { 0: { [BANK]: 3, 1: 2 }, 2: { [BANK]: 1 } } })
    t.refuses(0, 'buyShares', lot(0, 1), 'ownSharesFromBank', 'B-4.5')
    t.refuses(0, 'buyShares', lot(2, 2), 'noSharesHeld', 'B-4.1')
    t.refuses(1, 'buyShares', lot(2, 1), 'notYourTurn', 'K-0.4')
    t.do(0, 'offer', { to: 1, give: { cash: 100 }, get: { shares: lot(0, 2) } })
    t.do(1, 'accept', 0)
    expect(t.shares(0, 0)).toBe(22)
  })

  it('B-4.5: only for money that is there; a player who cannot pay the price does not bid', () => {
    const t = table({ ...atBank, seats: 4, cash: { 0: 119, 1: 61, 3: 500 }, jail: { 3: 0 } })
    t.refuses(0, 'buyShares', lot(2, 2), 'sharesTooDear', 'B-4.5')
    t.do(0, 'buyShares', lot(2, 1))
    expect([t.must, t.legal(3)]).toEqual([[0, 1, 3], ['sealedBid 0–333']])
    bid(t, 60, 61, 100)
    expect([t.cash(3), t.cash(POT), t.shares(2, 3)]).toEqual([350, 50, 1])
  })

  it('B-4.5: if the one whose shares they are leaves in the meantime, there is nothing to be had', () => {
    const t = table(atBank)
    t.do(0, 'buyShares', lot(2, 2))
    t.do(0, 'sealedBid', 500)
    t.resign(2)
    expect([t.waitsFor, t.cash(0), t.shares(2, 0), t.shares(2, BANK)]).toEqual(['turn', 1500, 0, 0])
  })
})
