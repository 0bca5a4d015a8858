import { findFrame, isExclusive } from '@hausregeln/engine/core/agenda.ts'
import type { ActionRule } from '@hausregeln/engine/core/book.ts'
import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import { NOBODY } from '@hausregeln/engine/core/limits.ts'
import type { Refusal } from '@hausregeln/engine/core/vocabulary.ts'
import { touchDeed } from '@hausregeln/engine/kit/deeds.ts'
import { bankPays } from '@hausregeln/engine/kit/money.ts'
import { costOf, levy, netOf } from '@hausregeln/engine/kit/surcharge.ts'
import { DEBT_FRAME } from '@hausregeln/engine/kit/words/money.ts'
import { AT_ANY_TIME } from '../../turn/rules/when.ts'
import { checkGround, highestLevel, hotelLevel, housesBeforeHotel, nextIsHotel, onGround, stock } from './levels.ts'
import { raise } from './raise.ts'

export const build: ActionRule = {
  name: 'build',
  listed: (book) => ({ ...AT_ANY_TIME, ...onGround(book) }),
  check(l, seat, deed) {
    if (isExclusive(l)) return 'auctionRuns'
    const refusal = checkGround(l, seat, deed)
    if (refusal !== null) return refusal
    if (findFrame(l, DEBT_FRAME) >= 0) return 'debtFirst'
    if (!l.book.policies.buildsAnyTime && l.s.turnSeat !== seat && l.s.throwsOfTurn > 0) return 'buildTooLate'
    if (l.s.cash[seat] < costOf(l, seat, l.book.board.housePrice[deed])) return 'buildTooDear'
    if ((l.s.parts.shortage.lapsedOrders >>> seat) & 1) return 'orderLapsed'
    return stock(l, nextIsHotel(l, deed)) === 0 ? 'noPieceLeft' : null
  },
  apply(g, seat, deed) {
    if (!g.book.policies.fallsShort(g, seat, deed, nextIsHotel(g, deed)))
      raise(g, seat, deed, g.book.board.housePrice[deed])
  },
}

/**
 * Sets the level of a street, moves the pieces between it and the stock, and the bank pays half their price. Returns what
 * it pays.
 */
export function lower(g: Game, seat: number, deed: number, level: number): number {
  const s = g.s
  const before = s.level[deed]
  if (before === level) return 0
  if (s.open !== 0) touchDeed(g, deed)
  const top = hotelLevel(g)
  if (before === top) s.hotelsLeft++
  else s.housesLeft += before
  s.housesLeft -= level
  s.level[deed] = level
  g.emit?.('sold', 'sellBuilding', seat, deed, level)
  return bankPays(g, seat, (before - level) * g.book.board.houseSale[deed], 'sellBuilding', deed)
}

/** Sells every building of a seat, for a bankruptcy: the order of the streets does not matter to the stock. */
export function sellAllBuildings(g: Game, seat: number): void {
  for (let deed = 0; deed < g.book.board.deeds; deed++)
    if (g.s.owner[deed] === seat && g.s.level[deed] > 0) lower(g, seat, deed, 0)
}

/** What the sale of all buildings leaves a seat. */
export function buildingsSaleValue(l: GameView, seat: number): number {
  const { deeds, houseSale } = l.book.board
  let value = 0
  for (let deed = 0; deed < deeds; deed++)
    if (l.s.owner[deed] === seat && l.s.level[deed] > 0) value += l.s.level[deed] * netOf(l, seat, houseSale[deed])
  return value
}

/** Whether a seat may sell a building of this deed; null, or the refusal. */
function checkSale(l: GameView, seat: number, deed: number): Refusal | null {
  if (isExclusive(l)) return 'auctionRuns'
  if (deed >= l.book.board.deeds) return 'noSuchDeed'
  if (l.s.owner[deed] !== seat) return 'notYourDeed'
  if (l.s.level[deed] === 0) return 'nothingToSell'
  return l.book.policies.buildsEvenly === 'even' && l.s.level[deed] < highestLevel(l, l.book.board.groupOf[deed])
    ? 'unevenSale'
    : null
}

/**
 * A piece is sold back. A hotel becomes houses again; without enough of them in the stock the whole group
 * is sold down together to the highest even level that the stock allows.
 */
export const sell: ActionRule = {
  name: 'sell',
  listed: { ...AT_ANY_TIME, deeds: 'own', must: ['built'] },
  check: checkSale,
  apply: sellPiece,
}

function sellPiece(g: Game, seat: number, deed: number): void {
  const level = g.s.level[deed]
  if (level < hotelLevel(g) || g.s.housesLeft >= housesBeforeHotel(g)) sellDownTo(g, seat, deed, level - 1)
  else if (g.book.policies.buildsEvenly !== 'even') sellHotelDown(g, seat, deed)
  else sellGroupDown(g, seat, g.book.board.groupOf[deed])
}

/** Sells buildings piece by piece, the highest first, until the seat has this much cash or nothing is left to sell. */
export function sellUntil(g: Game, seat: number, needed: number): void {
  while (g.s.cash[seat] < needed) {
    const deed = highestStreet(g, seat)
    if (deed === NOBODY) return
    sellPiece(g, seat, deed)
  }
}

/** The first of a seat's streets with the highest level, `NOBODY` if none is built. */
function highestStreet(l: GameView, seat: number): number {
  let highest = NOBODY
  for (let deed = 0; deed < l.book.board.deeds; deed++) {
    if (l.s.owner[deed] !== seat || l.s.level[deed] === 0) continue
    if (highest === NOBODY || l.s.level[deed] > l.s.level[highest]) highest = deed
  }
  return highest
}

/** Each piece sold is a receipt of its own. */
function sellDownTo(g: Game, seat: number, deed: number, level: number): void {
  const pieces = g.s.level[deed] - level
  let paid = lower(g, seat, deed, level)
  for (let piece = 0; piece < pieces; piece++) {
    const part = Math.min(paid, g.book.board.houseSale[deed])
    levy(g, seat, part)
    paid -= part
  }
}

/** Where streets stand alone, a hotel becomes the houses that there are. */
function sellHotelDown(g: Game, seat: number, deed: number): void {
  g.emit?.('shortage', 'stock', seat, deed, g.s.housesLeft)
  sellDownTo(g, seat, deed, g.s.housesLeft)
}

function sellGroupDown(g: Game, seat: number, group: number): void {
  const level = evenLevel(g, group)
  const { groupStart, groupDeeds } = g.book.board
  g.emit?.('shortage', 'stock', seat, groupDeeds[groupStart[group]], g.s.housesLeft)
  for (let i = groupStart[group]; i < groupStart[group + 1]; i++)
    if (g.s.level[groupDeeds[i]] < hotelLevel(g))
      sellDownTo(g, seat, groupDeeds[i], Math.min(level, g.s.level[groupDeeds[i]]))
  for (let i = groupStart[group]; i < groupStart[group + 1]; i++)
    if (g.s.level[groupDeeds[i]] === hotelLevel(g)) sellDownTo(g, seat, groupDeeds[i], level)
}

/** The highest level at which all streets of the group can stand without a hotel, with the houses there are. */
export function evenLevel(l: GameView, group: number): number {
  const { groupStart, groupDeeds } = l.book.board
  const streets = groupStart[group + 1] - groupStart[group]
  let houses = l.s.housesLeft
  for (let i = groupStart[group]; i < groupStart[group + 1]; i++) {
    const level = l.s.level[groupDeeds[i]]
    if (level < hotelLevel(l)) houses += level
  }
  return Math.min(housesBeforeHotel(l), Math.floor(houses / streets))
}
