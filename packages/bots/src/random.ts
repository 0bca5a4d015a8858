import { argumentOf, codeOf, type GameView, type Packed, pack, seatOf, type Terms } from '@hausregeln/engine'
import { nextBelow, seedGenerator } from '@hausregeln/engine/core/random.ts'
import type { SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { type Bot, NOTHING } from './bot.ts'
import { Menu } from './menu.ts'
import { playsOf } from './plays.ts'
import { isOffer } from './unknown.ts'

/** One decision in so many may deal in lots: these have an entry for each, and games go on. */
const LOTS_RARELY = 20

/** Plays any legal action, each as likely as the next; amounts are drawn low, so that games go on. */
export class RandomBot implements Bot {
  readonly name = 'random'
  private readonly words = new Int32Array(4)
  private readonly menu = new Menu()
  private readonly below = (n: number) => nextBelow(this.words, n)

  begin(seed: number): void {
    seedGenerator(this.words, seed)
  }

  decide(l: GameView, seat: SeatNo, terms: Terms): Packed {
    const { menu, words } = this
    menu.lay(l, seat)
    if (menu.hasLots(l) && nextBelow(words, LOTS_RARELY) === 0) menu.addLots(l, seat)
    const drawn = menu.draw(l, seat, words) || this.drawLot(l, seat)
    if (!isOffer(l.book, drawn)) return this.settleAmount(drawn)
    return this.drawTerms(l, seat, terms, codeOf(drawn))
      ? drawn
      : this.settleAmount(menu.draw(l, seat, words) || this.drawLot(l, seat))
  }

  consider(l: GameView, seat: SeatNo): Packed {
    this.menu.layAnswers(l, seat)
    return this.menu.draw(l, seat, this.words)
  }

  /** Where nothing else is legal. */
  private drawLot(l: GameView, seat: SeatNo): Packed {
    this.menu.addLots(l, seat)
    const drawn = this.menu.draw(l, seat, this.words)
    if (drawn === NOTHING) throw new Error(`seat ${seat} must decide, but has no legal action`)
    return drawn
  }

  /** An amount near the low end of its range: the product of two draws. */
  private settleAmount(drawn: Packed): Packed {
    const low = argumentOf(drawn)
    const high = this.menu.greatest
    if (low === high) return drawn
    const span = Math.min(high - low, 60)
    return pack(codeOf(drawn), seatOf(drawn), low + Math.floor(nextBelow(this.words, span + 1) / 3))
  }

  private drawTerms(l: GameView, seat: SeatNo, terms: Terms, code: number): boolean {
    terms.clear()
    const { offer } = playsOf(l.book)
    return offer?.(l, seat, terms, this.below) === true && l.book.actions[code]?.check(l, seat, 0) === null
  }
}
