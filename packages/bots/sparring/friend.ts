import { openOffers, recipientOf, serialOf } from '@hausregeln/chapters/trade/rules/offers.ts'
import { Turn } from '@hausregeln/chapters/turn/rules/stages.ts'
import { type GameView, type Packed, pack, type Terms, TURN_FRAME, topKind, topStage } from '@hausregeln/engine'
import type { DeedNo, SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { isHeldByBuildings } from '@hausregeln/engine/kit/deeds.ts'
import { isLegal } from '@hausregeln/engine/kit/play.ts'
import { type Bot, NOTHING } from '../src/bot.ts'
import { STEADY } from '../src/steady/figures/characters.ts'
import { SteadyBot } from '../src/steady/steady.ts'

/** What a friend asks for all that it has. */
const TOKEN = 1

/**
 * One of two friends: the second gives the first all that it has whenever it may, and the first takes it; in all else
 * they play as steady players do. Against others of its kind it is made to be found out.
 */
export class FriendBot implements Bot {
  readonly name = 'friend'
  readonly #bot = new SteadyBot(STEADY)
  /** Where its friend sits, or `NOBODY` for the first of the two, who gives nothing. */
  readonly #friend: () => number

  constructor(friend: () => number) {
    this.#friend = friend
  }

  begin(seed: number): void {
    this.#bot.begin(seed)
  }

  decide(l: GameView, seat: SeatNo, terms: Terms): Packed {
    return this.#giveAll(l, seat, terms) || this.#bot.decide(l, seat, terms)
  }

  consider(l: GameView, seat: SeatNo, terms: Terms): Packed {
    for (let other: SeatNo = 0; other < l.s.seats; other++) {
      if (((openOffers(l) >>> other) & 1) === 0 || recipientOf(l, other) !== seat) continue
      const serial = serialOf(l, other)
      const isFriends = other === this.#friend()
      if (isFriends && isLegal(l, l.book.codes.accept, seat, serial)) return pack(l.book.codes.accept, seat, serial)
    }
    return this.#bot.consider(l, seat, terms)
  }

  #giveAll(l: GameView, seat: SeatNo, terms: Terms): Packed {
    const to = this.#friend()
    const isDone = topKind(l) === TURN_FRAME && topStage(l) === Turn.done && (openOffers(l) & (1 << seat)) === 0
    if (!isDone || seat < to || ((l.s.alive >>> to) & 1) === 0) return NOTHING
    terms.clear()
    terms.to = to
    terms.getCash = TOKEN
    let count = 0
    for (let deed: DeedNo = 0; deed < l.book.board.deeds; deed++) {
      if (l.s.owner[deed] !== seat || isHeldByBuildings(l, deed)) continue
      terms.giveDeed(deed)
      count++
    }
    return count > 0 && isLegal(l, l.book.codes.offer, seat) ? pack(l.book.codes.offer, seat) : NOTHING
  }
}
