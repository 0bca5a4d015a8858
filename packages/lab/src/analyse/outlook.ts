import type { ChancesOf } from '@hausregeln/bots/chances/index.ts'
import { clone, type Game, type GameView, give } from '@hausregeln/engine'
import { outcomesOf } from './outcomes.ts'
import { Settling } from './settle.ts'

/** How many draws in a row are looked through: dice that lead to a card are two. */
const DEEPEST = 2

/**
 * The chance of each seat to win, 0 to 1: before a throw as the net says; where something is asked, as it says once bots
 * have answered; where dice or a card are awaited, the exact mean over all of their outcomes. So luck has a mean of 0 at
 * every draw, by construction.
 */
export class Outlook {
  readonly #chances: ChancesOf
  /** One more than there are draws in a row. */
  readonly #settlings: Settling[]

  constructor(l: GameView, chances: ChancesOf) {
    this.#chances = chances
    this.#settlings = Array.from({ length: DEEPEST + 1 }, () => new Settling(l))
  }

  /** Has the bots draw otherwise from now on: see `Settling.draw`. */
  draw(number: number): void {
    for (const settling of this.#settlings) settling.draw(number)
  }

  /** Of a game whose chance is given. `draws`: how many draws have led there already, up to `DEEPEST`. */
  of(g: Game, draws = 0): readonly number[] {
    const settling = this.#settlings[draws]
    if (settling === undefined) return this.#chances(g)
    clone(g, settling.game)
    settling.settle()
    return this.#looked(settling.game, draws)
  }

  #looked(g: Game, draws: number): readonly number[] {
    if (g.s.awaiting === 0 || draws === DEEPEST) return this.#chances(g)
    const next = this.#settlings[draws + 1]
    if (next === undefined) return this.#chances(g)
    const mean: number[] = new Array<number>(g.s.seats).fill(0)
    for (const { outcome, weight } of outcomesOf(g)) {
      give(clone(g, next.game), outcome)
      next.settle()
      this.#looked(next.game, draws + 1).forEach((chance, seat) => {
        mean[seat] = (mean[seat] ?? 0) + weight * chance
      })
    }
    return mean
  }
}
