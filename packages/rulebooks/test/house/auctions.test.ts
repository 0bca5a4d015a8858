import { describe, expect, it } from 'vitest'
import type { SaidChange } from '../../src/change/change.ts'
import { bend } from '../../src/house/bend.ts'
import { euronopoly, simplified } from '../../src/index.ts'
import { BROWN, built, faultsOf, house, houseInEdition1, LIGHT_BLUE, ORANGE, PINK, RED } from './table.ts'

/** Seat 0 lands on Turmstraße, which costs 60. */
function landed(rules: SaidChange, seats = 3) {
  const t = house(rules, { seats })
  t.throws(0, [1, 2])
  return t
}

describe('what is landed on is auctioned', () => {
  it('unowned=offerForSale: first it is for sale', () => {
    expect(landed({}).legal(0)).toContain('buy')
  })

  it('unowned=auctionOpen: openly and at once, among all', () => {
    const t = landed({ choices: { unowned: 'auctionOpen' } })
    expect([t.waitsFor, t.must]).toEqual(['open auction', [0, 1, 2]])
    t.do(1, 'bid', 30)
    t.do(0, 'pass')
    t.do(2, 'pass')
    expect([t.owner('Turmstraße'), t.cash(1)]).toEqual([1, 1470])
    t.do(0, 'endTurn')
  })

  it('unowned=auctionOnLanding: by sealed bids, and all pay', () => {
    const t = landed({ choices: { unowned: 'auctionOnLanding' } })
    for (const [seat, bid] of [10, 40, 20].entries()) t.do(seat, 'sealedBid', bid)
    expect([t.owner('Turmstraße'), t.cash(0), t.cash(1), t.cash(2)]).toEqual([1, 1490, 1460, 1480])
    expect(t.lines('auctionWon')[0]).toMatch(/\(H-\d\)$/)
  })

  it('unowned=auctionSealed, sealedPayment=winner: the winner alone pays their bid', () => {
    const t = landed({ choices: { unowned: 'auctionSealed', sealedPayment: 'winner' } })
    for (const [seat, bid] of [10, 40, 20].entries()) t.do(seat, 'sealedBid', bid)
    expect([t.owner('Turmstraße'), t.cash(0), t.cash(1), t.cash(2)]).toEqual([1, 1500, 1460, 1500])
    expect(t.payments).toEqual(['1 → bank 40 (H-2)'])
  })

  it('unowned=auctionSealed, sealedPayment=second: the winner pays the second-highest bid', () => {
    const t = landed({ choices: { unowned: 'auctionSealed', sealedPayment: 'second' } })
    for (const [seat, bid] of [10, 40, 20].entries()) t.do(seat, 'sealedBid', bid)
    expect([t.owner('Turmstraße'), t.cash(0), t.cash(1), t.cash(2)]).toEqual([1, 1500, 1480, 1500])
    const tied = landed({ choices: { unowned: 'auctionSealed', sealedPayment: 'second' } })
    for (const seat of [0, 1, 2]) tied.do(seat, 'sealedBid', seat === 2 ? 5 : 30)
    tied.do(0, 'sealedBid', 30)
    tied.do(1, 'sealedBid', 90)
    expect(tied.payments).toEqual(['1 → bank 30 (H-2)'])
  })

  it('declined=auctionSealed: what is declined, by sealed bids', () => {
    const t = landed({ choices: { declined: 'auctionSealed', sealedPayment: 'winner' } })
    t.do(0, 'decline')
    expect(t.waitsFor).toBe('sealed auction')
    for (const [seat, bid] of [0, 7, 0].entries()) t.do(seat, 'sealedBid', bid)
    expect([t.owner('Turmstraße'), t.payments]).toEqual([1, ['1 → bank 7 (H-2)']])
  })

  it('sealedPayment=everybody: is what auctionOnLanding needs', () => {
    expect(faultsOf({ choices: { unowned: 'auctionOnLanding', sealedPayment: 'second' } })).toEqual([
      '"unowned": "auctionOnLanding" needs: "sealedPayment": "everybody" (K-2.1).',
    ])
    expect(faultsOf({ choices: { unowned: 'auctionSealed', sealedPayment: 'everybody' } })).toEqual([])
  })

  it('unowned=auctionOpen: brings its chapter where there was none, and claims that keep others out leave', () => {
    expect(faultsOf({ choices: { unowned: 'auctionOpen' } }, simplified)).toEqual([])
    const { chapters } = bend(euronopoly, { choices: { unowned: 'auctionOpen' } }).book
    expect([chapters.has('auction-open'), chapters.has('claims')]).toEqual([true, false])
    expect(faultsOf({ choices: { unowned: 'auctionOpen' }, chapters: { claims: true } }, euronopoly)).toEqual([
      expect.stringContaining('"auction-open" and "claims" do not go together'),
    ])
  })
})

/** One house is left; seats 0 and 1 could build it. */
const SCARCE = {
  seats: 3,
  own: { 0: PINK, 1: ORANGE, 2: [...BROWN, ...LIGHT_BLUE, ...RED] },
  level: { ...built(4, ...BROWN, ...LIGHT_BLUE), Theaterstraße: 4, Museumstraße: 4, Opernplatz: 3 },
  cash: { 2: 0 },
}

describe('minimum bids', () => {
  it('leastBid: a share of the price, in open auctions', () => {
    const t = landed({ choices: { unowned: 'auctionOpen' }, numbers: { leastBid: 75 } }, 2)
    t.refuses(0, 'bid', 44, 'bidBelowLeast', 'H-2')
    t.do(0, 'bid', 45)
    t.do(1, 'bid', 46)
  })

  it('leastBid: in sealed ones a player who bids less does not win', () => {
    const rules = { choices: { unowned: 'auctionSealed', sealedPayment: 'second' }, numbers: { leastBid: 75 } } as const
    const t = landed(rules, 2)
    t.do(0, 'sealedBid', 44)
    t.do(1, 'sealedBid', 0)
    expect([t.owner('Turmstraße'), t.payments]).toEqual([null, []])
    const sold = landed(rules, 2)
    sold.do(0, 'sealedBid', 60)
    sold.do(1, 'sealedBid', 10)
    expect(sold.payments[0]).toMatch(/^0 → bank 45 /)
  })

  it('bidStep: each bid is higher by at least so much', () => {
    const t = landed({ choices: { unowned: 'auctionOpen' }, numbers: { bidStep: 10 } }, 2)
    t.do(0, 'bid', 1)
    t.refuses(1, 'bid', 10, 'bidBelowLeast', 'H-2')
    t.refuses(1, 'bid', 1, 'bidTooLow', 'K-2.2')
    t.do(1, 'bid', 11)
  })

  it('bidStep: so it is in an auction of buildings', () => {
    const t = house({ numbers: { bidStep: 10 } }, SCARCE)
    t.do(0, 'build', 'Seestraße')
    t.do(1, 'want')
    expect([t.waitsFor, t.legal(1)]).toEqual(['open auction', ['bid 100–1500', 'pass']])
    t.refuses(0, 'bid', 99, 'bidBelowPiece', 'K-5.3')
    t.do(0, 'bid', 100)
    t.refuses(1, 'bid', 100, 'bidTooLow', 'K-2.2')
    t.refuses(1, 'bid', 109, 'bidBelowLeast', 'H-1')
    expect(t.legal(1)).toEqual(['bid 110–1500', 'pass'])
    t.do(1, 'bid', 110)
    t.do(0, 'bid', 1495)
    // Nobody can outbid by the step: the piece is sold.
    expect([t.waitsFor, t.must]).toEqual(['building shortage', [0]])
    t.do(0, 'place', 'Seestraße')
  })

  it('bidStep: in a game of edition 1 it does not hold in an auction of buildings', () => {
    const t = houseInEdition1({ numbers: { bidStep: 10 } }, SCARCE)
    t.do(0, 'build', 'Seestraße')
    t.do(1, 'want')
    t.do(0, 'bid', 100)
    expect(t.legal(1)).toEqual(['bid 101–1500', 'pass'])
    t.do(1, 'bid', 101)
    t.do(0, 'pass')
    t.do(1, 'place', 'Münchner Straße')
  })
})
