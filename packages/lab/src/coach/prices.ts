import type { ChancesOf } from '@hausregeln/bots/chances/index.ts'
import { BANK, clone, Game, type GameView, given, NOBODY } from '@hausregeln/engine'
import type { SeatNo } from '@hausregeln/engine/core/state/column.ts'

/** Finds prices by the chances of whoever would own what. */
export class Prices {
  readonly #chances: ChancesOf
  readonly #trial: Game

  constructor({ book }: GameView, chances: ChancesOf) {
    this.#chances = chances
    this.#trial = new Game(book, given)
  }

  /**
   * What a deed of the bank's is worth to a seat: the price at which it has the same chance to win as if the deed went to
   * `other`, at the printed price, or as far as their cash goes; to nobody, where `other` is -1.
   */
  ofDeed(g: Game, seat: number, deed: number, other: number): number {
    const { price } = g.book.board
    const without = this.#chance(g, seat, deed, other, Math.min(price[deed] ?? 0, cashOf(g, other)))
    return highest(cashOf(g, seat), (paid) => this.#chance(g, seat, deed, seat, paid) >= without)
  }

  /** Who else gains most by a deed at its printed price; -1: nobody does. */
  rivalFor(g: Game, seat: number, deed: number): number {
    const price = g.book.board.price[deed] ?? 0
    let rival = NOBODY
    let most = 0
    for (let other = 0; other < g.s.seats; other++) {
      if (other === seat || ((g.s.alive >>> other) & 1) === 0 || cashOf(g, other) < price) continue
      const gain = this.#chance(g, other, deed, other, price) - this.#chance(g, other, deed, NOBODY, 0)
      if (gain <= most) continue
      most = gain
      rival = other
    }
    return rival
  }

  /** The chance of `seat` once `owner` has the deed and has paid for it. */
  #chance(g: Game, seat: number, deed: number, owner: number, paid: number): number {
    const { s } = clone(g, this.#trial)
    if (owner !== NOBODY) {
      s.own(deed, owner)
      const [buyer, bank]: readonly [SeatNo, SeatNo] = [owner, BANK as number]
      s.cash[buyer] -= paid
      s.cash[bank] += paid
    }
    return this.#chances(this.#trial)[seat] ?? 0
  }
}

function cashOf({ s }: GameView, seat: number): number {
  return seat < 0 ? 0 : Math.max(0, s.cash[seat] ?? 0)
}

/** The highest whole amount up to `most` that holds, if all below it do; 0, if none does. */
export function highest(most: number, holds: (amount: number) => boolean): number {
  let yes = 0
  let no = Math.floor(most) + 1
  while (no - yes > 1) {
    const middle = (yes + no) >>> 1
    if (holds(middle)) yes = middle
    else no = middle
  }
  return yes
}
