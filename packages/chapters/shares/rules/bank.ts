import { issuerOf, numberOf } from '@hausregeln/engine/core/action/action.ts'
import { isExclusive } from '@hausregeln/engine/core/agenda.ts'
import type { ActionRule } from '@hausregeln/engine/core/book.ts'
import { BANK } from '@hausregeln/engine/core/limits.ts'
import { bankPays } from '@hausregeln/engine/kit/money.ts'
import { levy, mostPayable } from '@hausregeln/engine/kit/surcharge.ts'
import { raisesMoney } from '../../settle/rules/debt.ts'
import { checkOnTurn } from '../../turn/rules/turn.ts'
import { AT_ANY_TIME, inOwnTurn } from '../../turn/rules/when.ts'
import { givesLastShare } from './deal.ts'
import { mostAtOnce, salesATurn, sharesOf } from './holdings.ts'
import { openLot, purchasesLeft } from './lot.ts'
import { sharePrice } from './price.ts'
import { moveShares } from './register.ts'

/** In their own turn, or in debt, players sell shares to the bank: all of one sale at the price before it. */
export const sellShares: ActionRule = {
  name: 'sellShares',
  listed: AT_ANY_TIME,
  most: mostAtOnce,
  check(l, seat, argument) {
    if (isExclusive(l)) return 'auctionRuns'
    const refusal = raisesMoney(l, seat) ? null : checkOnTurn(l, seat)
    if (refusal !== null) return refusal
    const issuer = issuerOf(argument)
    const number = numberOf(argument)
    if (issuer >= l.s.seats || number === 0 || sharesOf(l, issuer, seat) < number) return 'noSharesHeld'
    if (l.s.parts.shares.sold[seat] + number > salesATurn(l.book)) return 'tooManySold'
    return givesLastShare(l, seat, issuer, number) ? 'lastShareOwing' : null
  },
  apply(g, seat, argument) {
    const issuer = issuerOf(argument)
    const number = numberOf(argument)
    g.s.parts.shares.sold[seat] += number
    const price = bankPays(g, seat, number * sharePrice(g, issuer), 'shareSale')
    levy(g, seat, price)
    moveShares(g, issuer, seat, BANK, number, price, 'shareSale')
  },
}

/** In their own turn players ask the bank for shares of another; others may bid for the same lot. */
export const buyShares: ActionRule = {
  name: 'buyShares',
  listed: inOwnTurn(),
  most: mostAtOnce,
  check(l, seat, argument) {
    const refusal = checkOnTurn(l, seat)
    if (refusal !== null) return refusal
    const issuer = issuerOf(argument)
    const number = numberOf(argument)
    if (issuer === seat) return 'ownSharesFromBank'
    if (issuer >= l.s.seats || number === 0 || sharesOf(l, issuer, BANK) < number) return 'noSharesHeld'
    if (number > purchasesLeft(l, seat)) return 'tooManyBought'
    return mostPayable(l, seat) < number * sharePrice(l, issuer) ? 'sharesTooDear' : null
  },
  apply(g, seat, argument) {
    openLot(g, seat, issuerOf(argument), numberOf(argument))
  },
}
