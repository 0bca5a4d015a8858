import {
  apply,
  BANK,
  type Book,
  type ChancePort,
  Game,
  type GameView,
  given,
  type Packed,
  SEATS,
} from '@hausregeln/engine'
import { popCount } from '@hausregeln/engine/core/chance.ts'
import type { DeedNo, SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { weigh } from '../chances/chances.ts'
import { type EndsNet, weighEnds } from '../chances/ends.ts'
import { reals } from '../columns.ts'
import type { Net } from '../steady/figures/net.ts'
import { Picture } from '../steady/reading/picture.ts'

/** What an action is worth that the game refuses. */
export const REFUSED = Number.NEGATIVE_INFINITY

/** The bank's account. */
const AT_BANK: SeatNo = BANK as number

/** A chance to win, and how much more of one the net of chances gives than that of how games end; 0 where only one is asked. */
export interface Told {
  readonly chance: number
  readonly apart: number
}

const LOST: Told = { chance: 0, apart: 0 }

/**
 * A game beside the one that is played, in which a player tries out what it might do: made of what everybody sees. With
 * no dice and no cards of its own, as is usual, it stops where chance decides.
 */
export class Trial {
  readonly game: Game
  readonly #net: Net
  readonly #ends: EndsNet | null
  readonly #picture = new Picture()
  readonly #chances = reals<SeatNo>(SEATS)

  /** Chances are told by the net of how games end where there is one, else by the other. */
  constructor(book: Book, net: Net, chance: ChancePort = given, ends: EndsNet | null = null) {
    this.game = new Game(book, chance)
    this.#net = net
    this.#ends = ends
  }

  /** Lays the table as it is shown. */
  take({ s }: GameView): void {
    this.game.s.copyShown(s)
  }

  /** The chance of a seat to win at the table as it is laid; 0 or a part of 1 if the game is over. */
  chanceOf(seat: SeatNo): number {
    return this.tell(seat).chance
  }

  /** The same, and how far the nets are apart over it. */
  tell(seat: SeatNo): Told {
    const { s } = this.game
    if (s.over !== 0) return { chance: (s.winners >>> seat) & 1 ? 1 / popCount(s.winners) : 0, apart: 0 }
    if (((s.alive >>> seat) & 1) === 0) return LOST
    this.#picture.look(this.game)
    weigh(this.#picture, this.game, this.#net, this.#chances)
    const chance = this.#chances[seat]
    if (this.#ends === null) return { chance, apart: 0 }
    weighEnds(this.#picture, this.game, this.#ends, this.#chances)
    const end = this.#chances[seat]
    return { chance: end, apart: chance - end }
  }

  /** The chance of a seat to win once an action has been carried out; `REFUSED`, if it may not be. */
  after(l: GameView, action: Packed, seat: SeatNo): number {
    this.take(l)
    return apply(this.game, action) === null ? this.chanceOf(seat) : REFUSED
  }

  /** Money comes to a seat from the bank, or goes there. */
  pay(seat: SeatNo, amount: number): void {
    this.game.s.cash[seat] += amount
    this.game.s.cash[AT_BANK] -= amount
  }

  /** A deed comes to a seat, or to nobody. */
  hand(deed: DeedNo, owner: number): void {
    this.game.s.own(deed, owner)
  }
}
