import { BANK, POT, type Slot } from '@hausregeln/engine'
import { dividendOf, holdersOf, sharePriceOf } from './amounts.ts'
import type { Books } from './books.ts'
import { take } from './dues.ts'
import type { Heard } from './heard.ts'

const SHARES = 25

interface Payment {
  readonly slot: Slot
  readonly from: number
  readonly to: number
  readonly amount: number
  /** The deed it is for, or -1. */
  readonly deed: number
}

type Check = (books: Books, payment: Payment) => void

/** What must be paid, and stands in the dues. */
const owed: Check = (books, { slot, from, to, amount, deed }) => {
  if (from === BANK || from === POT) return books.wrong(books.gains.paid(books.m, from, to, amount, slot))
  const isRent = slot === 'rentDemand' && books.leaving === from
  const demand = isRent
    ? take(books.demands, (one) => one.payer === from && one.owner === to && one.deed === deed && one.amount === amount)
    : undefined
  if (demand === undefined) books.wrong(books.dues.paid(from, to, amount, slot))
}

/** A price: `of` says how much, by the deed and who pays. */
function price(of: (books: Books, payment: Payment) => number | undefined, byChoice = true): Check {
  return (books, payment) => {
    const due = of(books, payment)
    if (due === undefined) return books.wrong(`${payment.from} pays ${payment.amount} (${payment.slot}) for nothing.`)
    books.same(`What ${payment.from} pays (${payment.slot}) for deed ${payment.deed}`, payment.amount, due)
    if (byChoice) books.levy(payment.from, due)
  }
}

const everything: Check = (books, { from, amount }) => books.same(`What ${from} leaves`, amount, books.m.money(from))

const salary: Check = (books, { slot, from, to, amount }) => {
  const { m, next } = books
  const due = next.salary
  next.salary = null
  if (due === null || due.seat !== to) return books.wrong(`${to} gets a salary without having reached the start.`)
  if (due.exactly !== (slot === 'salaryLand')) books.wrong(`${to} gets the salary of another case (${slot}).`)
  books.same(`The salary of ${to}`, amount, m.payable(from, due.exactly ? m.printed.salaryLand : m.printed.salaryPass))
  const isOwed = m.printed.dividends && holdersOf(m, to).length > 0 && dividendOf(m, to) > 0
  if (isOwed && !due.dividendTold) books.wrong(`${to} gets the salary and has paid no dividend.`)
}

const house: Check = price(({ m, next }, { from, deed }) => {
  if (next.piece?.seat === from && next.piece.amount > 0) return next.piece.amount
  const printed = m.deed(deed).house
  return m.ownsGroup(from, deed) ? printed * m.printed.groupHouse : printed
})

const printedPrice = price(({ m }, { deed }) => m.deed(deed).price)

/** E-8: the price to the bank, or the commission to the player who stands there. */
function remote(toBank: 'price' | 'house'): Check {
  return price(({ m }, { to, deed }) => m.deed(deed)[to === BANK ? toBank : 'commission'], false)
}

const won: Check = price((books, { from }) => {
  const { won: sale } = books.next
  books.next.won = null
  return sale?.seat === from ? sale.amount : undefined
})

const slip: Check = (books, payment) => {
  const bid = books.slips.get(payment.from)
  books.slips.delete(payment.from)
  if (bid === undefined) return books.wrong(`${payment.from} pays ${payment.amount} and has made no bid.`)
  books.same(`The bid of ${payment.from}`, payment.amount, bid)
  books.levy(payment.from, bid)
  books.levy(payment.to, bid)
}

const interest: Check = (books, { from, to, amount, deed }) => {
  const one = deed < 0 ? undefined : take(books.interest, (due) => due.to === from && due.deed === deed)
  if (one !== undefined) return books.same(`The interest on deed ${deed}`, amount, one.amount)
  if (books.interestOf(from) === 0) return books.wrong(books.dues.paid(from, to, amount, 'transferInterest'))
  books.same(`The interest of ${from}`, amount, books.takeInterest(from))
}

const protection: Check = (books, { from, to, amount }) => {
  const levy = take(books.levies, (one) => one.seat === from && one.amount === amount)
  if (levy === undefined || to !== POT) books.wrong(`${from} pays ${amount} of protection money that is not due.`)
}

const bail: Check = price(({ m }, { from }) => m.printed.bails[m.satOut[from] ?? 0], false)

const shareSale: Check = (books, { to, amount }) => {
  const prices = books.m.shares.map((_, issuer) => sharePriceOf(books.m, issuer))
  books.next.shares = { amount, prices }
  books.levy(to, amount)
}

const sharePurchase: Check = (books, { from, amount }) => {
  const { wanted } = books.next
  books.next.wanted = null
  books.next.shares = { amount, prices: [] }
  if (wanted === null) return books.wrong(`${from} buys shares of the bank that nobody has asked for.`)
  const bid = books.bids.size === 0 ? wanted.minimum : books.bids.get(from)
  books.same(`What ${from} pays for shares`, amount, bid ?? 0)
  if (amount < wanted.minimum) books.wrong(`${from} pays ${amount} for shares that cost at least ${wanted.minimum}.`)
  books.levy(from, amount)
}

const shareTrade: Check = (books, { from, to, amount }) => {
  books.levy(from, amount)
  books.levy(to, amount)
}

/** B-4.9: by the shares, rounded down; the rest goes to the largest holder, who is paid last. */
const takeover: Check = (books, { from, to, amount }) => {
  const { takeover: going } = books.next
  if (going === null || going.seat !== from) return books.wrong(`${from} is split, but nobody has taken ${from} over.`)
  const held = going.holders.find(([holder]) => holder === to)?.[1] ?? 0
  const part = Math.floor((going.cash * held) / SHARES)
  const most = Math.max(...going.holders.map(([, number]) => number))
  books.same(`The part of ${to}`, amount, held === most && amount !== part ? books.m.money(from) : part)
}

const CHECKS: Partial<Readonly<Record<Slot, Check>>> = {
  tax: owed,
  jailThird: owed,
  risk: owed,
  rentDemand: owed,
  dividend: owed,
  report: owed,
  cards: owed,
  mortgage: owed,
  sellBuilding: owed,
  ownSell: owed,
  plotSale: owed,
  speedBonus: owed,
  pot: owed,
  salary,
  salaryLand: salary,
  purchase: printedPrice,
  deal: price(({ m }, { deed }) => m.deed(deed).price, false),
  build: house,
  buildHotel: house,
  remoteBuy: remote('price'),
  remoteBuild: remote('house'),
  remoteFirst: remote('price'),
  auction: won,
  sealedBid: slip,
  ownerAuction: slip,
  minimumPrice: price(({ next }) => Math.ceil(next.minimum / 2), false),
  lift: price(({ next }) => {
    const due = next.lift ?? undefined
    next.lift = null
    return due
  }),
  transferInterest: interest,
  protection,
  jailBail: bail,
  shareSale,
  sharePurchase,
  shareTrade,
  takeover,
  bankruptToPlayer: everything,
  resign: everything,
  eliminated: everything,
}

/** Money: every payment must be what the rules and the printed numbers say. */
export const payments: Heard = {
  moneyMoved(books, slot, from, to, amount, deed) {
    const { m } = books
    CHECKS[slot]?.(books, { slot, from, to, amount, deed })
    m.cash[from] = m.money(from) - amount
    m.cash[to] = m.money(to) + amount
  },

  debtOpened(books, _, debtor, creditor, amount) {
    const interestDue = books.interestOf(debtor)
    if (interestDue > 0 && interestDue === amount && creditor === BANK)
      books.mustPay(debtor, BANK, books.takeInterest(debtor), 'transferInterest')
    books.wrong(books.dues.opened(debtor, creditor, amount))
  },

  paymentCut(books, _, debtor, creditor, paid, due) {
    books.same(`What ${debtor} can pay`, paid, books.m.money(debtor))
    books.wrong(books.dues.cut(debtor, creditor, due, paid))
  },

  bankDebt(books, _, debtor, missing, total) {
    const { m } = books
    books.wrong(books.dues.lent(debtor, missing, m.money(debtor)))
    m.cash[debtor] = m.money(debtor) + missing
    m.cash[BANK] = m.money(BANK) - missing
    m.debt[debtor] = (m.debt[debtor] ?? 0) + missing
    books.same(`The debt of ${debtor}`, total, m.debt[debtor] ?? 0)
  },

  bankDebtRepaid(books, _, seat, part, left) {
    const { m } = books
    books.same(`What ${seat} repays`, part, Math.min(m.money(seat), m.debt[seat] ?? 0))
    m.cash[seat] = m.money(seat) - part
    m.cash[BANK] = m.money(BANK) + part
    m.debt[seat] = (m.debt[seat] ?? 0) - part
    books.same(`What ${seat} still owes`, left, m.debt[seat] ?? 0)
  },
}
