import { BANK } from '@hausregeln/engine'
import { dividendOf, holdersOf, propertyOf, sharePriceOf } from './amounts.ts'
import type { Books } from './books.ts'
import type { Heard } from './heard.ts'

const LATE_FINE = 150
const MAJORITY = 13

/** A new auction: nobody has bid or passed in it. */
function clearBids(books: Books): void {
  books.bids.clear()
  books.passed.clear()
}

/** Auctions, shares, reports and dividends. */
export const trades: Heard = {
  auctionOpened: clearBids,
  pieceAuctioned: clearBids,
  passed(books, _, seat) {
    books.passed.add(seat)
  },
  sealedOpened(books) {
    books.bids.clear()
    books.next.minimum = 0
  },
  bid(books, _, seat, amount) {
    const highest = Math.max(0, ...books.bids.values())
    if (amount <= highest) books.wrong(`${seat} bids ${amount} against ${highest}.`)
    books.bids.set(seat, amount)
  },
  sealedRevealed(books, _, seat, amount) {
    books.bids.set(seat, amount)
  },
  sealedTied(books, _, _deed, amount) {
    for (const [seat, bid] of books.bids) if (bid !== amount) books.bids.delete(seat)
  },
  minimumSet(books, _, _seat, _deed, amount) {
    books.next.minimum = amount
  },
  auctionWon(books, slot, seat, _deed, amount) {
    books.same(`The bid of ${seat}`, amount, books.bids.get(seat) ?? 0)
    if (slot === 'auction') books.next.won = { seat, amount }
    else {
      if (amount < Math.max(...books.bids.values(), books.next.minimum))
        books.wrong(`${seat} wins, but others bid more.`)
      for (const [bidder, bid] of books.bids) if (bid > 0) books.slips.set(bidder, bid)
    }
    books.bids.clear()
  },

  sharesWanted(books, _, seat, issuer, number, minimum) {
    books.bids.clear()
    books.same(`The price of ${number} shares of ${issuer}`, minimum, number * sharePriceOf(books.m, issuer))
    books.next.wanted = { seat, minimum }
  },
  sharesUnsold(books) {
    books.next.wanted = null
  },
  sharesMoved(books, slot, from, to, issuer, number, price) {
    const { m, next } = books
    const holders = m.shares[issuer] ?? []
    if (slot === 'shareSale')
      books.same(`The price of ${number} shares of ${issuer}`, price, number * (next.shares?.prices[issuer] ?? 0))
    if (slot === 'shareSale' || slot === 'sharePurchase')
      books.same(`What was paid for shares of ${issuer}`, next.shares?.amount ?? 0, price)
    next.shares = null
    holders[from] = (holders[from] ?? 0) - number
    holders[to] = (holders[to] ?? 0) + number
    if ((holders[from] ?? 0) < 0) books.wrong(`${from} gives ${number} shares of ${issuer}, which it does not hold.`)
  },

  reportLate(books, _, seat) {
    books.mustPay(seat, books.m.feeAccount(), LATE_FINE, 'report')
  },
  reported(books, _, seat, cash, property, shares, price) {
    const { m } = books
    books.same(`The cash that ${seat} reports`, cash, m.money(seat))
    books.same(`The property that ${seat} reports`, property, propertyOf(m, seat))
    books.same(
      `The shares that ${seat} reports`,
      shares,
      m.shares.reduce((sum, holders) => sum + (holders[seat] ?? 0), 0),
    )
    books.same(`The share price of ${seat}`, price, sharePriceOf(m, seat))
    m.reported[seat] = cash
  },
  dividend(books, _, seat, perShare, total) {
    const { m, next } = books
    const due = dividendOf(m, seat)
    const holders = holdersOf(m, seat)
    books.same(`The dividend of ${seat}`, perShare, due)
    books.same(
      `What ${seat} pays out`,
      total,
      holders.reduce((sum, [, held]) => sum + due * held, 0),
    )
    if (next.salary?.seat === seat) next.salary.dividendTold = true
    else books.wrong(`${seat} pays a dividend without having reached the start.`)
    for (const [holder, held] of holders) books.mustPay(seat, holder, due * held, 'dividend')
  },
  takenOver(books, _, seat, heir, held) {
    const { m } = books
    const holders = holdersOf(m, seat)
    const most = Math.max(0, ...holders.map(([, number]) => number))
    books.same(`The shares of the largest holder of ${seat}`, held, most)
    const majority = holders.find(([holder, number]) => number >= MAJORITY && holder !== BANK)
    books.same(`Who takes ${seat} over`, heir, majority?.[0] ?? BANK)
    books.next.takeover = { seat, cash: m.money(seat), holders }
  },
}
