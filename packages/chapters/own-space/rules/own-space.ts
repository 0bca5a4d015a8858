import { topFrame } from '@hausregeln/engine/core/agenda.ts'
import type { ActionRule, Book } from '@hausregeln/engine/core/book.ts'
import type { GameView } from '@hausregeln/engine/core/game.ts'
import { NOBODY } from '@hausregeln/engine/core/limits.ts'
import type { Refusal } from '@hausregeln/engine/core/vocabulary.ts'
import { isStreet, ownsGroup, setOwner } from '@hausregeln/engine/kit/deeds.ts'
import { bankPays } from '@hausregeln/engine/kit/money.ts'
import { costOf, levy } from '@hausregeln/engine/kit/surcharge.ts'
import { lower } from '../../building/rules/building.ts'
import { hotelLevel } from '../../building/rules/levels.ts'
import { raise } from '../../building/rules/raise.ts'
import { OWN_LANDING } from '../../turn/rules/stages.ts'
import { checkOnTurn } from '../../turn/rules/turn.ts'
import { inOwnTurn } from '../../turn/rules/when.ts'

function checkHere(l: GameView, seat: number, deed: number, refusal: Refusal): Refusal | null {
  const notOnTurn = checkOnTurn(l, seat)
  if (notOnTurn !== null) return notOnTurn
  if (deed >= l.book.board.deeds) return 'noSuchDeed'
  // Who landed on it may have traded it away since.
  if (l.s.owner[deed] !== seat) return refusal
  return l.s.frames[topFrame(l) + OWN_LANDING] === deed + 1 ? null : refusal
}

/** What part of a house's printed price the owner of all streets of the colour pays. */
export function wholeGroupPart({ numbers }: Book): number {
  return (numbers.wholeGroupPrice as number) / 100
}

/** The printed price of a house, or what the owner of the whole group pays, up to the next chip. */
export function housePriceHere(l: GameView, seat: number, deed: number): number {
  const { housePrice, groupOf, coin } = l.book.board
  const price = housePrice[deed]
  if (!ownsGroup(l, seat, groupOf[deed])) return price
  return Math.ceil((price * (l.book.numbers.wholeGroupPrice as number)) / (100 * coin)) * coin
}

/** One house on the street where one stands; the fifth makes the hotel. */
export const buildHere: ActionRule = {
  name: 'build',
  listed: { ...inOwnTurn(), deeds: 'own', mustNot: ['mortgaged'] },
  check(l, seat, deed) {
    const refusal = checkHere(l, seat, deed, 'buildsOnlyHere')
    if (refusal !== null) return refusal
    if (!isStreet(l, deed)) return 'notAStreet'
    if (l.s.level[deed] === hotelLevel(l)) return 'fullyBuilt'
    return l.s.cash[seat] < costOf(l, seat, housePriceHere(l, seat, deed)) ? 'buildTooDear' : null
  },
  apply(g, seat, deed) {
    g.s.frames[topFrame(g) + OWN_LANDING] = 0
    raise(g, seat, deed, housePriceHere(g, seat, deed))
  },
}

/** The property where one stands goes back to the bank for half its price and half the price of each house. */
export const sellHere: ActionRule = {
  name: 'sellDeed',
  listed: { ...inOwnTurn(), deeds: 'own' },
  check: (l, seat, deed) => checkHere(l, seat, deed, 'sellsOnlyHere'),
  apply(g, seat, deed) {
    const half = g.book.board.saleValue[deed]
    g.s.frames[topFrame(g) + OWN_LANDING] = 0
    g.emit?.('deedSold', 'ownSell', seat, deed, half)
    lower(g, seat, deed, 0)
    levy(g, seat, bankPays(g, seat, half, 'ownSell', deed))
    setOwner(g, deed, NOBODY)
  },
}
