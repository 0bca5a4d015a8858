import { Turn } from '@hausregeln/chapters/turn/rules/stages.ts'
import {
  Chance,
  type ChancePort,
  DECK_CARDS,
  type Game,
  SEAT,
  SEATS,
  TURN_FRAME,
  topFrame,
  topKind,
  topStage,
} from '@hausregeln/engine'
import { type By, type CellNo, cell, column, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { mix } from '../seeds.ts'

/** What a number is drawn for: each kind has numbers of its own. */
const Source = { throw: 0, speedDie: 1, rentThrow: 2, firstThrow: 3, card: 4, lot: 5, deed: 6 } as const

/** Room for what tells draws of one source apart: seats, rounds, throws, decks, cards. */
const SOURCES = 8
const THROWS = 16
const ROUNDS = 2 ** 20

/**
 * Chance that two games of different rules, players or positions have in common as far as they can (common random numbers;
 * Glasserman and Yao, "Some guidelines and guarantees for common random numbers", Management Science 38, 1992): every
 * draw is a function of the game's seed and of what it is for, not of how many were drawn before.
 *
 * - Dice by player and throw: the n-th throw of a seat in its turn of round r. So two games that have parted, one with a
 *   stay in jail or a throw for a rent more than the other, throw the same again in the next turn.
 * - Cards by deck: each shuffle of a deck has one order, of which the first card that is in it is drawn.
 * - Lots and deeds that are dealt by their number.
 */
export class CommonChance implements ChancePort {
  #seed = 0
  /** By seat: throws of those that decide who begins. */
  readonly #opening: Int32Array & By<SeatNo> = column(new Int32Array(SEATS))
  #lots = 0
  /** By deck: the cards that were left unseen by the last draw, and how often it was shuffled since the first. */
  readonly #left: Int32Array & By<CellNo> = column(new Int32Array(DECK_CARDS))
  readonly #shuffles: Int32Array & By<CellNo> = column(new Int32Array(DECK_CARDS))

  /** A game begins. `seed`: a whole number from 0 to 2^53 - 1. */
  begin(seed: number): void {
    this.#seed = seed
    this.#opening.fill(0)
    this.#lots = 0
    this.#left.fill(-1)
    this.#shuffles.fill(0)
  }

  supply(g: Game, kind: number, about: number, out: Int32Array): boolean {
    out[1] = 0
    out[2] = 0
    if (kind === Chance.dice) this.#dice(g, about, out)
    else if (kind === Chance.card) out[0] = this.#card(g, about)
    else if (kind === Chance.lot) out[0] = this.#lot(about)
    else out[0] = this.#deed(g)
    return true
  }

  #draw(source: number, key: number): number {
    return mix(mix(this.#seed, source), key)
  }

  #dice(g: Game, third: number, out: Int32Array): void {
    const [source, key] = this.#throwOf(g)
    const faces = this.#draw(source, key) % 36
    out[0] = 1 + Math.floor(faces / 6)
    out[1] = 1 + (faces % 6)
    if (third === 1) out[2] = 1 + (this.#draw(Source.speedDie + SOURCES * source, key) % 6)
  }

  /** The stream of a throw, and its place in it. */
  #throwOf(g: Game): [source: number, key: number] {
    if (topKind(g) === TURN_FRAME) {
      const source = topStage(g) === Turn.rentThrow ? Source.rentThrow : Source.throw
      return [source, g.s.turnSeat + SEATS * (g.s.throwsOfTurn + THROWS * (g.s.round % ROUNDS))]
    }
    const seat: SeatNo = g.s.frames[cell(topFrame(g), SEAT)]
    return [Source.firstThrow, seat + SEATS * this.#opening[seat]++]
  }

  #card({ s }: Game, deck: CellNo): number {
    const unseen = s.undrawn[deck]
    if ((unseen & ~this.#left[deck]) !== 0) this.#shuffles[deck]++
    const row = DECK_CARDS * (deck + DECK_CARDS * this.#shuffles[deck])
    const card = this.#first(unseen, 0, Source.card, row)
    this.#left[deck] = unseen & ~(1 << card)
    return card
  }

  #lot(seats: number): number {
    return this.#first(seats, 0, Source.lot, SEATS * this.#lots++)
  }

  #deed({ s, book }: Game): number {
    let low = 0
    let high = 0
    for (let deed = 0; deed < book.board.deeds; deed++)
      if ((s.owner[deed] ?? 0) < 0) {
        if (deed < 32) low |= 1 << deed
        else high |= 1 << (deed - 32)
      }
    return this.#first(low, high, Source.deed, 0)
  }

  /** Of the set bits of a mask of two words the one that comes first in the order of this row. */
  #first(low: number, high: number, source: number, row: number): number {
    let best = -1
    let rank = Number.POSITIVE_INFINITY
    for (let bit = 0; bit < 64; bit++) {
      if ((((bit < 32 ? low : high) >>> (bit & 31)) & 1) === 0) continue
      const drawn = this.#draw(source, row + bit)
      if (drawn >= rank) continue
      rank = drawn
      best = bit
    }
    return best
  }
}
