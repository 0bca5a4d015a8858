import type { ActionRule } from '@hausregeln/engine/core/book.ts'
import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import { BANK, NOBODY } from '@hausregeln/engine/core/limits.ts'
import type { Slot } from '@hausregeln/engine/core/vocabulary.ts'
import { isStreet, setOwner } from '@hausregeln/engine/kit/deeds.ts'
import { transfer } from '@hausregeln/engine/kit/money.ts'
import { businessOccasion } from '@hausregeln/engine/kit/occasion.ts'
import { checkOwnStreet, checkRung } from '../../apartments/rules/apartments.ts'
import { checkDebtor } from '../../bank-debt/rules/bank-debt.ts'
import { raise } from '../../building/rules/raise.ts'
import { claimHolder, isNewIn } from '../../claims/rules/claims.ts'
import { checkBeforeThrow, turnToThrow } from '../../turn/rules/before-throw.ts'
import { BEFORE_THROW } from '../../turn/rules/when.ts'
import { countVisitors, firstIn, firstOn } from './visitors.ts'

/** The price of a free street of the seat's claim, and a commission to the first who stands there. */
export const buyRemote: ActionRule = {
  name: 'buyRemote',
  listed: { ...BEFORE_THROW, inJail: false, deeds: 'joining' },
  check(l, seat, deed) {
    const refusal = checkBeforeThrow(l, seat)
    if (refusal !== null) return refusal
    const { board } = l.book
    if (deed >= board.deeds) return 'noSuchDeed'
    if (l.s.owner[deed] !== NOBODY) return 'deedTaken'
    if (!isStreet(l, deed) || claimHolder(l, board.groupOf[deed]) !== seat) return 'noClaim'
    if (firstOn(l, seat, board.spaceOf[deed]) === NOBODY) return 'nobodyOnSpace'
    return checkDebtor(l, seat) ?? checkCash(l, seat, board.price[deed] + board.commission[deed])
  },
  apply(g, seat, deed) {
    const { price, spaceOf } = g.book.board
    turnToThrow(g)
    transfer(g, seat, BANK, price[deed], 'remoteBuy', deed)
    setOwner(g, deed, seat)
    g.s.parts.claims.boughtAt[deed] = businessOccasion(g)
    payCommission(g, seat, firstOn(g, seat, spaceOf[deed]), 'remoteBuy')
  },
}

function checkCash(l: GameView, seat: number, sum: number): 'remoteTooDear' | null {
  return l.s.cash[seat] < sum ? 'remoteTooDear' : null
}

/** One apartment on the player's own street, while another player stands on a street of the group. */
export const buildRemote: ActionRule = {
  name: 'buildRemote',
  listed: { ...BEFORE_THROW, inJail: false, deeds: 'own', mustNot: ['mortgaged'] },
  check(l, seat, deed) {
    const refusal = checkBeforeThrow(l, seat) ?? checkOwnStreet(l, seat, deed)
    if (refusal !== null) return refusal
    const { groupOf, housePrice } = l.book.board
    const visitor = firstIn(l, seat, groupOf[deed])
    if (visitor === NOBODY) return 'nobodyInGroup'
    if (isNewIn(l, groupOf[deed], businessOccasion(l))) return 'justBought'
    const tooHigh = checkRung(l, seat, deed)
    if (tooHigh !== null) return tooHigh
    return l.s.cash[seat] < housePrice[deed] + commissionOf(l, visitor) ? 'remoteBuildTooDear' : null
  },
  apply(g, seat, deed) {
    const { groupOf, housePrice } = g.book.board
    turnToThrow(g)
    raise(g, seat, deed, housePrice[deed], 'remoteBuild')
    payCommission(g, seat, firstIn(g, seat, groupOf[deed]), 'remoteBuild')
  },
}

/** What is printed on the deed of the street where the visitor stands. */
export function commissionOf(l: GameView, visitor: number): number {
  const { commission, deedAt } = l.book.board
  return commission[deedAt[l.s.place[visitor]]]
}

/** The visitor cannot refuse; of several on one space it is the one that came first. */
function payCommission(g: Game, seat: number, visitor: number, slot: Slot): void {
  const space = g.s.place[visitor]
  const cited = countVisitors(g, seat, space) > 1 ? 'remoteFirst' : slot
  transfer(g, seat, visitor, commissionOf(g, visitor), cited, g.book.board.deedAt[space])
}
