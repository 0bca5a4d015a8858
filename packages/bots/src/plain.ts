import { hotelLevel, stock } from '@hausregeln/chapters/building/rules/levels.ts'
import { liftCost } from '@hausregeln/chapters/mortgage/rules/mortgage.ts'
import { OWNER, SERIAL } from '@hausregeln/chapters/rent/rules/rent.ts'
import { DEMAND_WORDS } from '@hausregeln/chapters/rent/rules/section.ts'
import { reportsOwed } from '@hausregeln/chapters/shares/rules/report.ts'
import { openOffers, recipientOf, serialOf } from '@hausregeln/chapters/trade/rules/offers.ts'
import { Turn } from '@hausregeln/chapters/turn/rules/stages.ts'
import { END_TURN, type GameView, type Packed, pack, THROW, TURN_FRAME, topKind, topStage } from '@hausregeln/engine'
import { lowestBit } from '@hausregeln/engine/core/chance.ts'
import { cell, type DeedNo, type GroupNo, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { hasMortgages, isStreet } from '@hausregeln/engine/kit/deeds.ts'
import { isLegal, type Judge } from '@hausregeln/engine/kit/play.ts'
import { type Bot, NOTHING } from './bot.ts'
import { NONE } from './columns.ts'
import { worthOfSpace } from './moves.ts'
import { advisedAnswer, worthOfCard } from './plays.ts'
import { firstLegal } from './unknown.ts'
import { WholeGroups } from './whole-groups.ts'

/** What must be left after buying, in money … */
const LEFT_AFTER_PURCHASE = 100
/** … and after lifting a mortgage or building. */
const LEFT_AFTER_INVESTMENT = 150

// Constants of this module for the hot path, see the engine's core/agenda.ts.
const THROW_CODE = THROW
const END_CODE = END_TURN
const TURN = TURN_FRAME
const { ready: READY, buy: BUY, done: DONE } = Turn

/**
 * The plain player, made to be measured against: without memory and without chance of its own.
 *
 * - Before its first throw of a turn it lifts the first mortgage in board order that leaves it 150, and so on; then it
 *   builds on the first whole group in board order, on the first of its lowest streets, if that leaves it 150, and so on.
 * - Where a rulebook builds on the space or in the group where one stands, or unevenly, it does so after the throw, on the first
 *   street in board order; where it buys from afar, it does so before its first throw, the first street that leaves it 100.
 * - It buys what leaves it 100, passes in every auction, wants no piece in a shortage, and offers and accepts no trade.
 * - It bids sealed a quarter of the printed price, or the least bid if that is more, if that leaves it 100, else nothing, and after a tie no more than it must;
 *   it deals in no shares, and files every report at once.
 * - In jail it plays a card, else pays, else throws.
 * - It demands every rent.
 * - With the speed die's bus and triple it goes where it is best for it at once: unowned properties that it can pay for
 *   count their price, the start its salary, another's property its rent, a tax its amount.
 * - By house rules: it pays the lower tax, draws a card if its deck brings money in all, and leaves the start for an
 *   unowned property that it can pay for and whose price is above the salary.
 * - In debt it goes bankrupt if it may; else it sells the first building in board order that it may sell; once it has
 *   none, it mortgages the first deed in board order that it may.
 */
export class PlainBot implements Bot {
  readonly name = 'plain'

  private readonly wholeGroups = new WholeGroups()

  begin(): void {}

  decide(l: GameView, seat: SeatNo): Packed {
    return topKind(l) === TURN ? this.playTurn(l, seat) : answer(l, seat)
  }

  private playTurn(l: GameView, seat: SeatNo): Packed {
    switch (topStage(l)) {
      case READY:
        return l.s.throwsOfTurn > 0 ? buildHere(l, seat) || pack(THROW_CODE, seat) : this.beginTurn(l, seat)
      case DONE:
        return buildHere(l, seat) || pack(END_CODE, seat)
      case BUY:
        return buy(l, seat)
      default:
        return answer(l, seat)
    }
  }

  private beginTurn(l: GameView, seat: SeatNo): Packed {
    const budget = l.s.cash[seat] - LEFT_AFTER_INVESTMENT
    if (budget > 0) {
      const investment = this.invest(l, seat, budget)
      if (investment !== NOTHING) return investment
    }
    return l.s.jail[seat] === 0 ? pack(THROW_CODE, seat) : leaveJail(l, seat)
  }

  private invest(l: GameView, seat: SeatNo, budget: number): Packed {
    if (hasMortgages(l, seat)) {
      const lifted = liftOne(l, seat, budget)
      if (lifted !== NOTHING) return lifted
    }
    const built = buildOne(l, seat, budget, this.wholeGroups.of(l, seat))
    return built === NOTHING ? buyFromAfar(l, seat) : built
  }

  consider(l: GameView, seat: SeatNo): Packed {
    const { seats } = l.s
    const { demandCount, demands } = l.s.parts.rent
    const offerMask = openOffers(l)
    for (let row = 0; row < demandCount * DEMAND_WORDS; row += DEMAND_WORDS) {
      const serial = demands[cell(row, SERIAL)]
      if (demands[cell(row, OWNER)] === seat && isLegal(l, l.book.codes.demand, seat, serial))
        return pack(l.book.codes.demand, seat, serial)
    }
    if ((reportsOwed(l) >>> seat) & 1 && isLegal(l, l.book.codes.report, seat)) return pack(l.book.codes.report, seat)
    for (let other: SeatNo = 0; other < seats; other++)
      if ((offerMask >>> other) & 1 && recipientOf(l, other) === seat)
        return pack(l.book.codes.refuse, seat, serialOf(l, other))
    return NOTHING
  }
}

/** What the chapter that asks proposes. */
function answer(l: GameView, seat: SeatNo): Packed {
  return advisedAnswer(l, seat, JUDGE) || firstLegal(l, seat)
}

function liftOne(l: GameView, seat: SeatNo, budget: number): Packed {
  const { mortgaged, owner } = l.s
  for (let deed: DeedNo = 0; deed < l.book.board.deeds; deed++)
    if (
      mortgaged[deed] !== 0 &&
      owner[deed] === seat &&
      liftCost(l, deed) <= budget &&
      isLegal(l, l.book.codes.lift, seat, deed)
    )
      return pack(l.book.codes.lift, seat, deed)
  return NOTHING
}

/** Builds on one of these groups, which the seat owns whole. */
function buildOne(l: GameView, seat: SeatNo, budget: number, groups: number): Packed {
  for (let left = groups; left !== 0; left &= left - 1) {
    const street = buildingSite(l, lowestBit(left))
    if (street === NONE || l.book.board.housePrice[street] > budget) continue
    if (isLegal(l, l.book.codes.build, seat, street)) return pack(l.book.codes.build, seat, street)
  }
  return NOTHING
}

/** Where one builds on the space or in the group where one stands, or unevenly: on the first street in board order that leaves enough. */
function buildHere(l: GameView, seat: SeatNo): Packed {
  if (l.book.policies.buildsEvenly === 'even' && !l.book.policies.buildsWhere) return NOTHING
  const { deeds, housePrice } = l.book.board
  for (let deed: DeedNo = 0; deed < deeds; deed++)
    if (l.s.cash[seat] - housePrice[deed] >= LEFT_AFTER_INVESTMENT && isLegal(l, l.book.codes.build, seat, deed))
      return pack(l.book.codes.build, seat, deed)
  return NOTHING
}

function buyFromAfar(l: GameView, seat: SeatNo): Packed {
  if (l.book.codes.buyRemote === undefined) return NOTHING
  const { deeds, price, commission } = l.book.board
  for (let deed: DeedNo = 0; deed < deeds; deed++) {
    const left = l.s.cash[seat] - price[deed] - commission[deed]
    if (left >= LEFT_AFTER_PURCHASE && isLegal(l, l.book.codes.buyRemote, seat, deed))
      return pack(l.book.codes.buyRemote, seat, deed)
  }
  return NOTHING
}

/** The first of the lowest streets of an unmortgaged group, if there is a piece for it. */
function buildingSite(l: GameView, group: GroupNo): DeedNo {
  const { groupStart, groupEnd, groupDeeds } = l.book.board
  const { mortgaged, level } = l.s
  const top = hotelLevel(l)
  let site: DeedNo = NONE
  let lowest = top
  for (let i = groupStart[group]; i < groupEnd[group]; i++) {
    const deed = groupDeeds[i]
    if (mortgaged[deed] !== 0) return NONE
    if (level[deed] >= lowest) continue
    lowest = level[deed]
    site = deed
  }
  if (site === NONE || !isStreet(l, site)) return NONE
  return stock(l, lowest === top - 1) > 0 ? site : NONE
}

function leaveJail(l: GameView, seat: SeatNo): Packed {
  if (isLegal(l, l.book.codes.playJailCard, seat)) return pack(l.book.codes.playJailCard, seat)
  if (isLegal(l, l.book.codes.payBail, seat)) return pack(l.book.codes.payBail, seat)
  return isLegal(l, THROW_CODE, seat) ? pack(THROW_CODE, seat) : firstLegal(l, seat)
}

/** Buys the property on which it stands if that leaves it enough. */
function buy(l: GameView, seat: SeatNo): Packed {
  const price = l.book.board.price[l.book.board.deedAt[l.s.place[seat]]]
  return pack(l.s.cash[seat] - price >= LEFT_AFTER_PURCHASE ? l.book.codes.buy : l.book.codes.decline, seat)
}

const JUDGE: Judge = { worthOfSpace, worthOfCard, keeps: () => LEFT_AFTER_PURCHASE }
