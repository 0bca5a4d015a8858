import { Turn } from '@hausregeln/chapters/turn/rules/stages.ts'
import { codeOf, type GameView, type Packed, pack, type Terms, TURN_FRAME, topKind, topStage } from '@hausregeln/engine'
import type { DeedNo, SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { isLegal } from '@hausregeln/engine/kit/play.ts'
import { type Bot, NOTHING } from '../src/bot.ts'
import { SteadyBot } from '../src/steady/steady.ts'
import { YARDSTICK } from './yardstick.ts'

/** Houses on a street, and no hotel. */
const HOUSES = 4

/**
 * The hoarder of houses plays as steady players do, but for this: it builds with all its money, down to the last, four houses
 * on every street that it can, and never a hotel, so that the bank has none for the others.
 */
export class HoarderBot implements Bot {
  readonly name = 'hoarder'
  readonly #bot = new SteadyBot(YARDSTICK)

  begin(seed: number): void {
    this.#bot.begin(seed)
  }

  decide(l: GameView, seat: SeatNo, terms: Terms): Packed {
    const said = this.#bot.decide(l, seat, terms)
    const { build, endTurn } = l.book.codes
    if (topKind(l) !== TURN_FRAME || topStage(l) !== Turn.done) return said
    if (codeOf(said) !== build && codeOf(said) !== endTurn) return said
    return this.#house(l, seat) || pack(endTurn, seat)
  }

  consider(l: GameView, seat: SeatNo, terms: Terms): Packed {
    return this.#bot.consider(l, seat, terms)
  }

  /** A house on the street with the dearest rents that may have one. */
  #house(l: GameView, seat: SeatNo): Packed {
    const { deeds, housePrice } = l.book.board
    for (let deed: DeedNo = deeds - 1; deed >= 0; deed--)
      if (l.s.owner[deed] === seat && l.s.level[deed] < HOUSES && housePrice[deed] <= l.s.cash[seat])
        if (isLegal(l, l.book.codes.build, seat, deed)) return pack(l.book.codes.build, seat, deed)
    return NOTHING
  }
}
