import { Chance } from './chance-kinds.ts'
import type { ChancePort, Game, GameView } from './game.ts'
import { nextBelow, seedGenerator } from './random.ts'

export { Chance } from './chance-kinds.ts'
export type { ChancePort } from './game.ts'

// Constants of this module for the hot path, see agenda.ts.
const DICE = Chance.dice
const NONE = Chance.none

/**
 * Asks for chance. True: the outcome lies in `State.outcome`.
 * False: it must be given; the frame returns and is called again at the same stage.
 */
export function chance(g: Game, kind: number, about: number): boolean {
  const s = g.s
  if (s.given === kind) {
    s.given = NONE
    return true
  }
  if (g.chance.supply(g, kind, about, s.outcome)) return true
  s.awaiting = kind
  s.awaitingFor = about
  return false
}

/** Sampled from the generator in the state. */
export const sampled: ChancePort = {
  supply(g, kind, about, out) {
    const words = g.s.generator
    if (kind === DICE) {
      const faces = nextBelow(words, 36)
      const first = (faces / 6) | 0
      out[0] = 1 + first
      out[1] = 1 + faces - 6 * first
      out[2] = about === 1 ? 1 + nextBelow(words, 6) : 0
      return true
    }
    const candidates = outcomes(g, kind, about)
    out[0] = nthBit(candidates[0], candidates[1], nextBelow(words, popCount(candidates[0]) + popCount(candidates[1])))
    out[1] = 0
    out[2] = 0
    return true
  },
}

/** Always given: tests, a real table, replays, search, the online server. */
export const given: ChancePort = { supply: () => false }

const mask: [number, number] = [0, 0]

/** The possible outcomes of a draw, as a mask of two words. */
export function outcomes(g: GameView, kind: number, about: number): readonly [number, number] {
  mask[0] = 0
  mask[1] = 0
  if (kind === Chance.card) mask[0] = g.s.undrawn[about]
  else if (kind === Chance.lot) mask[0] = about
  else
    for (let deed = 0; deed < g.book.board.deeds; deed++) if (g.s.owner[deed] < 0) mask[deed >> 5] |= 1 << (deed & 31)
  return mask
}

/** A new generator in the state. `seed`: a whole number from 0 to 2^53 - 1. */
export function seed(g: Game, value: number): void {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`a seed is a whole number from 0, not ${value}`)
  seedGenerator(g.s.generator, value)
}

/** How many bits are set. */
export function popCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** The number of the lowest set bit of a mask that is not 0. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits)
}

/** The number of the n-th set bit (from 0) of a mask of two words. */
export function nthBit(low: number, high: number, n: number): number {
  let left = n
  for (let bit = 0; bit < 64; bit++) {
    const word = bit < 32 ? low : high
    if ((word >>> (bit & 31)) & 1 && left-- === 0) return bit
  }
  throw new RangeError(`no ${n}-th bit`)
}
