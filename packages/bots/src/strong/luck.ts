import {
  Chance,
  type ChancePort,
  type Game,
  nthBit,
  outcomes,
  popCount,
  SEATS,
  TURN_FRAME,
  topKind,
  topStage,
} from '@hausregeln/engine'
import { nextBelow, nextUint32, seedGenerator } from '@hausregeln/engine/core/random.ts'

/** Room for what tells draws apart: throws of a turn, stages, rounds. */
const THROWS = 16
const STAGES = 32
const FACES = 6
/** Numbers that are thrown away before the first. */
const WARM = 6
/** What is mixed into a seed for cards and lots, which count by themselves. */
const CARDS = 0x51ed_270b

/**
 * Chance for games that are played on to see what becomes of them. Two of one seed meet the same as far as they can: dice
 * go by round, player and throw, so that games that have parted throw the same again in the next turn. It knows nothing
 * of what is hidden: of cards that nobody has seen each is as likely.
 */
export class Luck implements ChancePort {
  readonly #words = new Int32Array(4)
  #seed = 0
  #drawn = 0

  begin(seed: number): void {
    this.#seed = seed
    this.#drawn = 0
  }

  supply(g: Game, kind: number, about: number, out: Int32Array): boolean {
    out[1] = 0
    out[2] = 0
    if (kind === Chance.dice) this.#throwDice(g, about === 1, out)
    else this.#draw(g, kind, about, out)
    return true
  }

  #throwDice(g: Game, hasThird: boolean, out: Int32Array): void {
    const { round, turnSeat, throwsOfTurn } = g.s
    const stage = topKind(g) === TURN_FRAME ? topStage(g) : STAGES - 1
    this.#stir(turnSeat + SEATS * (throwsOfTurn + THROWS * (stage + STAGES * round)))
    out[0] = 1 + nextBelow(this.#words, FACES)
    out[1] = 1 + nextBelow(this.#words, FACES)
    if (hasThird) out[2] = 1 + nextBelow(this.#words, FACES)
  }

  #draw(g: Game, kind: number, about: number, out: Int32Array): void {
    this.#stir(CARDS + this.#drawn++)
    const [low, high] = outcomes(g, kind, about)
    out[0] = nthBit(low, high, nextBelow(this.#words, popCount(low) + popCount(high)))
  }

  #stir(key: number): void {
    seedGenerator(this.#words, (this.#seed ^ Math.imul(key + 1, 0x9e37_79b1)) >>> 0)
    // The first numbers of neighbouring seeds are alike.
    for (let n = 0; n < WARM; n++) nextUint32(this.#words)
  }
}
