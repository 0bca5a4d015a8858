import { Candidates, type GameView, type Packed, pack } from '@hausregeln/engine'
import { codeOf } from '@hausregeln/engine/core/action/action.ts'
import { nextBelow } from '@hausregeln/engine/core/random.ts'
import { NOTHING } from './bot.ts'

/**
 * What a seat could do, to be drawn from: taking candidates in any order until one is legal takes each legal action with
 * the same chance, and asks for the legality of only a few.
 */
export class Menu {
  readonly #candidates = new Candidates()

  /** Lays out all that the seat could do but for lots, which are many: see `addLots`. */
  lay(l: GameView, seat: number): void {
    this.#candidates.lay(l, seat)
  }

  /** Whether the rulebook has any. */
  hasLots(l: GameView): boolean {
    return this.#candidates.hasLots(l)
  }

  /** Adds the dealings in lots. */
  addLots(l: GameView, seat: number): void {
    this.#candidates.addLots(l, seat)
  }

  /** Lays out the answers to open matters, alone. */
  layAnswers(l: GameView, seat: number): void {
    this.#candidates.layAnswers(l, seat)
  }

  /** Draws candidates, each once, until one is legal; `NOTHING` if none is. Of an amount it is the lowest. */
  draw(l: GameView, seat: number, words: Int32Array): Packed {
    const candidates = this.#candidates
    while (candidates.count > 0) {
      const drawn = candidates.take(nextBelow(words, candidates.count))
      if (candidates.isLegal(l, seat, drawn)) return pack(codeOf(drawn), seat, candidates.range.low)
    }
    return NOTHING
  }

  /** The greatest amount of what was drawn last; its argument if it has no range. */
  get greatest(): number {
    return this.#candidates.range.high
  }
}
