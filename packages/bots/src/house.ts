import { hotelLevel } from '@hausregeln/chapters/building/rules/levels.ts'
import { taxByShare, taxBySum } from '@hausregeln/chapters/income-tax/rules/income-tax.ts'
import type { CellNo } from '@hausregeln/engine'
import { type DeedNo, type Lens, NOBODY, type Packed, pack, type SeatNo, type SpaceNo } from '@hausregeln/engine'
import { popCount } from '@hausregeln/engine/core/chance.ts'
import { DECK_CARDS } from '@hausregeln/engine/core/limits.ts'
import { Effect } from '@hausregeln/engine/kit/effects.ts'

/** The cheaper way to pay the income tax. */
export function chooseTax(l: Lens, seat: SeatNo): Packed {
  const { payTaxShare, payTaxSum } = l.book.codes
  return pack(taxByShare(l, seat) < taxBySum(l, seat) ? payTaxShare : payTaxSum, seat)
}

/** A card is drawn where the deck, all its cards taken together, brings money rather than costs it. */
export function chooseCard(l: Lens, seat: SeatNo): Packed {
  const { board, codes } = l.book
  const deck: CellNo = board.deckAt[l.s.place[seat]]
  let sum = 0
  for (let card = 0; card < board.cards[deck]; card++) sum += worthOfCard(l, seat, deck * DECK_CARDS + card)
  return pack(sum >= 0 ? codes.takeCard : codes.leaveCard, seat)
}

function worthOfCard(l: Lens, seat: SeatNo, card: CellNo): number {
  const { effect, cardA, cardB } = l.book.board
  const others = popCount(l.s.alive) - 1
  switch (effect[card]) {
    case Effect.receive:
      return cardA[card]
    case Effect.pay:
      return -cardA[card]
    case Effect.receiveEach:
      return others * cardA[card]
    case Effect.payEach:
      return -others * cardA[card]
    case Effect.repairs:
      return -repairs(l, seat, cardA[card], cardB[card])
    case Effect.toJail:
      return -l.book.ways.jail.bail
    case Effect.jailFree:
      return l.book.ways.jail.bail
    default:
      return 0
  }
}

function repairs(l: Lens, seat: SeatNo, house: number, hotel: number): number {
  let sum = 0
  for (let deed: DeedNo = 0; deed < l.book.board.deeds; deed++)
    if (l.s.owner[deed] === seat) sum += l.s.level[deed] === hotelLevel(l) ? hotel : l.s.level[deed] * house
  return sum
}

const AFTER_START: number = 1

/** On the start: the salary, or the space that is worth most, if that is more; `worth` says how much in money. */
export function chooseFromStart(l: Lens, seat: SeatNo, worth: (space: SpaceNo) => number): Packed {
  const { codes, salaryLand, board } = l.book
  let best = pack(codes.takeSalary, seat)
  let most = salaryLand
  for (let space: SpaceNo = AFTER_START; space < board.spaces; space++) {
    const value = board.kind[space] === board.kinds.goToJail ? -1 : worth(space)
    if (value <= most) continue
    best = pack(codes.travelTo, seat, space)
    most = value
  }
  return best
}

/** What an unowned property that can be paid for is worth to who comes first, for want of a better measure: its price. */
export function priceIfFree(l: Lens, seat: SeatNo, space: SpaceNo): number {
  const deed = l.book.board.deedAt[space]
  if (deed < 0 || l.s.owner[deed] !== NOBODY) return 0
  const price = l.book.board.price[deed]
  return l.s.cash[seat] >= price && l.book.ways.mayBuy(l, seat, deed) === null ? price : 0
}
