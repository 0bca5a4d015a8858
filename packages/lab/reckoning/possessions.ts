import { NOBODY } from '@hausregeln/engine'
import { interestOn, needsThrow, rentOf, salesOf } from './amounts.ts'
import type { Books } from './books.ts'
import { take } from './dues.ts'
import { groundFault } from './ground.ts'
import type { Heard } from './heard.ts'

/** Deeds, buildings, mortgages, and the rent that they bring. */
export const possessions: Heard = {
  deedMoved(books, _, deed, from, to) {
    const { m, next } = books
    books.same(`The owner of deed ${deed}`, from, m.owner[deed] ?? NOBODY)
    m.owner[deed] = to
    m.fresh[deed] = false
    if (next.landed?.deed === deed) next.landed = null
    if (to === NOBODY) {
      m.level[deed] = 0
      m.mortgaged[deed] = false
    } else if (m.mortgaged[deed]) {
      books.chargeInterest(to, deed)
      m.fresh[deed] = true
    }
  },

  built(books, _, seat, deed, level) {
    const { m } = books
    books.same(`The level of deed ${deed}`, level, (m.level[deed] ?? 0) + 1)
    m.level[deed] = level
    books.next.piece = null
    books.wrong(groundFault(m, seat, deed))
  },

  sold(books, _, seat, deed, level) {
    const { m } = books
    const pieces = (m.level[deed] ?? 0) - level
    const { houseSale } = m.deed(deed)
    m.level[deed] = level
    books.gains.add(seat, pieces * houseSale, 'sellBuilding')
    for (let piece = 0; piece < pieces; piece++) books.levy(seat, houseSale)
    if (m.printed.building === 'ladder') books.wrong(groundFault(m, seat, deed))
  },

  deedSold(books, slot, seat, deed, value) {
    const { sale } = books.m.deed(deed)
    books.same(`What the bank gives for deed ${deed}`, value, sale)
    books.gains.add(seat, sale, slot)
  },

  mortgaged(books, _, seat, deed, amount) {
    const { m } = books
    const { mortgage } = m.deed(deed)
    books.same(`The mortgage of deed ${deed}`, amount, mortgage)
    if (m.mortgaged[deed]) books.wrong(`Deed ${deed} is mortgaged twice.`)
    m.mortgaged[deed] = true
    books.gains.add(seat, mortgage, 'mortgage')
    books.levy(seat, mortgage)
  },

  lifted(books, _, _seat, deed, cost) {
    const { m } = books
    const { mortgage } = m.deed(deed)
    const due = mortgage + (m.fresh[deed] ? 0 : interestOn(mortgage))
    books.same(`What lifting the mortgage of deed ${deed} costs`, cost, due)
    m.mortgaged[deed] = false
    m.fresh[deed] = false
    books.next.lift = due
  },

  rentDue(books, _, payer, owner, deed, amount) {
    const { m, next } = books
    next.landed = null
    books.same(`The owner of deed ${deed}`, owner, m.owner[deed] ?? NOBODY)
    if (m.mortgaged[deed]) books.wrong(`Rent is due for deed ${deed}, which is mortgaged.`)
    if (m.jailed[owner] && !m.printed.rentInJail) books.wrong(`Rent is due to ${owner}, who is in prison.`)
    if (needsThrow(m, deed) !== (m.rentDice !== null)) books.wrong(`The rent of deed ${deed} goes by the wrong throw.`)
    books.same(`The rent of deed ${deed}`, amount, rentOf(m, deed))
    m.rentDice = null
    if (m.printed.onDemand && !m.options.autoRent) books.demands.push({ payer, owner, deed, amount })
    else books.mustPay(payer, owner, amount, 'rentDemand')
  },

  noRent(books, _, _payer, owner, deed) {
    const { m } = books
    books.next.landed = null
    const isJailed = m.jailed[owner] === true && !m.printed.rentInJail
    if (!m.mortgaged[deed] && !isJailed) books.wrong(`Deed ${deed} is not mortgaged, but brings no rent.`)
  },

  rentDemanded(books, _, payer, owner, deed, amount) {
    if (close(books, payer, owner, deed, amount)) books.mustPay(payer, owner, amount, 'rentDemand')
  },
  rentWaived(books, _, payer, owner, deed, amount) {
    close(books, payer, owner, deed, amount)
  },
  rentLapsed(books, _, payer, owner, deed, amount) {
    close(books, payer, owner, deed, amount)
  },

  pieceWon(books, _, seat, amount) {
    books.next.piece = { seat, amount }
  },

  lostByDebt(books, _, seat, debt, value) {
    const { m } = books
    books.same(`The debt of ${seat}`, debt, m.debt[seat] ?? 0)
    books.same(`What all possessions of ${seat} would bring`, value, salesOf(m, seat))
    if (debt <= value) books.wrong(`${seat} has lost, but owes no more than all is worth.`)
    m.debt[seat] = 0
  },
}

/** A demand is made, waived or has lapsed: it must have been open. */
function close(books: Books, payer: number, owner: number, deed: number, amount: number): boolean {
  const found = take(
    books.demands,
    (one) => one.payer === payer && one.owner === owner && one.deed === deed && one.amount === amount,
  )
  if (found === undefined) books.wrong(`${owner} has no rent of ${amount} to demand of ${payer} for deed ${deed}.`)
  return found !== undefined
}
