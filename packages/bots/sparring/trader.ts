import { openOffers, readOffer, recipientOf, serialOf } from '@hausregeln/chapters/trade/rules/offers.ts'
import { Turn } from '@hausregeln/chapters/turn/rules/stages.ts'
import { codeOf, type GameView, type Packed, pack, Terms, TURN_FRAME, topKind, topStage } from '@hausregeln/engine'
import type { SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { isLegal } from '@hausregeln/engine/kit/play.ts'
import { type Bot, NOTHING } from '../src/bot.ts'
import { weigh } from '../src/steady/dealing/deal.ts'
import type { Temper } from '../src/steady/figures/characters.ts'
import { type Gains, noGains } from '../src/steady/reading/gains.ts'
import { SteadyBot } from '../src/steady/steady.ts'
import { Search, type Wishes } from './search.ts'
import { YARDSTICK } from './yardstick.ts'

/** What a trader answers to an offer: as a steady player would, or yes or no. */
export type Answer = 'as steady' | 'accept' | 'refuse'

/** How a trader deals: what it looks for at the end of its turns, how often, and how it answers. */
export interface Habits {
  readonly name: string
  readonly wishes: Wishes
  /** Whom it takes the others to be. */
  readonly partners: Temper
  /** Offers that it makes in one turn. */
  readonly offers: number
  answer(terms: Readonly<Terms>, gains: Readonly<Gains>): Answer
}

/** Plays as steady players do, but for its deals: it proposes and answers by habits of its own. */
export class Trader implements Bot {
  readonly name: string
  protected readonly habits: Habits
  protected readonly bot = new SteadyBot(YARDSTICK)
  protected readonly search: Search
  readonly #terms = new Terms()
  readonly #gains = noGains()

  constructor(habits: Habits) {
    this.name = habits.name
    this.habits = habits
    this.search = new Search(habits.partners)
  }

  begin(seed: number): void {
    this.bot.begin(seed)
    this.search.forget()
  }

  decide(l: GameView, seat: SeatNo, terms: Terms): Packed {
    const trades = l.book.codes.offer !== undefined && l.book.codes.sellShares === undefined
    if (!trades) return this.bot.decide(l, seat, terms)
    if (this.#mayAsk(l, seat) && this.search.best(l, seat, this.habits.wishes, terms) !== null)
      return pack(l.book.codes.offer, seat)
    return this.bot.decideAlone(l, seat, terms)
  }

  consider(l: GameView, seat: SeatNo, terms: Terms): Packed {
    const said = this.bot.consider(l, seat, terms)
    const { accept, refuse, offer } = l.book.codes
    const code = codeOf(said)
    if (said === NOTHING || (code !== accept && code !== refuse && code !== offer)) return said
    for (let other: SeatNo = 0; other < l.s.seats; other++) {
      const isAsked = ((openOffers(l) >>> other) & 1) === 1 && recipientOf(l, other) === seat
      if (!isAsked || l.book.codes.sellShares !== undefined) continue
      const answer = this.#answer(l, other)
      const serial = serialOf(l, other)
      if (answer === 'accept' && isLegal(l, accept, seat, serial)) return pack(accept, seat, serial)
      if (answer !== 'as steady') return pack(refuse, seat, serial)
    }
    return said
  }

  #answer(l: GameView, proposer: SeatNo): Answer {
    const { picture } = this.search
    picture.look(l)
    readOffer(l, proposer, this.#terms)
    weigh(picture, l, proposer, this.#terms, this.#gains)
    return this.habits.answer(this.#terms, this.#gains)
  }

  #mayAsk(l: GameView, seat: SeatNo): boolean {
    if (topKind(l) !== TURN_FRAME || topStage(l) !== Turn.done || (openOffers(l) >>> seat) & 1) return false
    return l.s.parts.trade.offered[seat] < this.habits.offers
  }
}
