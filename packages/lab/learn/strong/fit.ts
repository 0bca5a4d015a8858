import type { Net } from '@hausregeln/bots/steady/figures/net.ts'
import { nextUint32, seedGenerator } from '@hausregeln/engine/core/random.ts'
import { shuffle } from '@hausregeln/lab/shuffle.ts'
import { Learner } from '../learner.ts'
import { GAME, type Moments } from './moments.ts'

const BATCH = 64
const RATE = 0.004
const LAST_RATE = 0.0001
/** Of so many games one is kept for the test. */
const GAMES = 8

/** What is learned: by how many hidden units, in how many rounds through all moments, from which seed. */
export interface Lesson {
  readonly hidden: number
  readonly epochs: number
  readonly seed: number
}

/** Parts moments into those that are learned from and those of the games that are kept for the test. */
export function parted(all: readonly Moments[]): { readonly lesson: Moments[]; readonly test: Moments[] } {
  const only = (forTest: boolean) => all.map((moments) => gamesOf(moments, forTest))
  return { lesson: only(false), test: only(true) }
}

function gamesOf({ shape, rows }: Moments, forTest: boolean): Moments {
  const size = shape.head + shape.seats * shape.stride
  const kept = new Float32Array(rows.length)
  let end = 0
  for (let row = 0; row < rows.length; row += size) {
    if (((rows[row + GAME] ?? 0) % GAMES === 0) !== forTest) continue
    kept.set(rows.subarray(row, row + size), end)
    end += size
  }
  return { shape, rows: kept.slice(0, end) }
}

/**
 * Learns by gradient descent (Adam) which numbers make the winners of these moments most likely. The same seed gives
 * the same net.
 */
export function learn(all: readonly Moments[], { hidden, epochs, seed }: Lesson): Net {
  const words = new Int32Array(4)
  seedGenerator(words, seed)
  const [first] = all
  if (first === undefined) throw new Error('There are no moments to learn from.')
  const { head, stride } = first.shape
  const seats = Math.max(...all.map(({ shape }) => shape.seats))
  const learner = new Learner({ head, stride, seats }, stride, hidden, () => nextUint32(words) / 2 ** 32)
  const order = orderOf(all)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, words)
    for (let from = 0; from + BATCH <= order.length; from += BATCH) {
      for (const { rows, row } of order.slice(from, from + BATCH)) learner.see(rows, row)
      const left = 1 - (epoch + from / order.length) / epochs
      learner.step(LAST_RATE + RATE * left ** 1.5, BATCH)
    }
  }
  return learner.net
}

interface Place {
  readonly rows: Float32Array
  readonly row: number
}

function orderOf(all: readonly Moments[]): Place[] {
  const places: Place[] = []
  for (const { shape, rows } of all)
    for (let row = 0; row < rows.length; row += shape.head + shape.seats * shape.stride) places.push({ rows, row })
  return places
}
