import type { EndsNet } from '@hausregeln/bots/chances/ends.ts'
import { nextUint32, seedGenerator } from '@hausregeln/engine/core/random.ts'
import { shuffle } from '@hausregeln/lab/shuffle.ts'
import { EndsLearner } from './learner.ts'
import { BLOCK, type Block, GAME, HEAD } from './moments.ts'

const BATCH = 128
const RATE = 0.004
const LAST_RATE = 0.0001
/** Of so many games one is kept for the test. */
const GAMES = 16

/** What is learned: by how many units, in how many rounds through all moments, from which seed. */
export interface Lesson {
  readonly others: number
  readonly hidden: number
  readonly epochs: number
  readonly seed: number
}

/** Where moments lie: the number of the block, times `BLOCK`, and that of the moment. */
export function placesOf(blocks: readonly Block[], forTest: boolean): Int32Array {
  const places: number[] = []
  blocks.forEach((block, number) => {
    const size = sizeOf(block)
    for (let at = 0; at < block.moments; at++)
      if (((block.rows[at * size + GAME] ?? 0) % GAMES === 0) === forTest) places.push(number * BLOCK + at)
  })
  return Int32Array.from(places)
}

export function sizeOf({ seats, stride }: Block): number {
  return HEAD + seats * stride
}

/**
 * Learns by gradient descent (Adam) which numbers make the winners of these moments most likely. The same seed gives
 * the same net.
 */
export function learn(blocks: readonly Block[], { others, hidden, epochs, seed }: Lesson): EndsNet {
  const words = new Int32Array(4)
  seedGenerator(words, seed)
  const [first] = blocks
  if (first === undefined) throw new Error('There are no moments to learn from.')
  const seats = Math.max(...blocks.map((block) => block.seats))
  const learner = new EndsLearner({ stride: first.stride, others, hidden, seats }, () => nextUint32(words) / 2 ** 32)
  const order = placesOf(blocks, false)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, words)
    for (let from = 0; from + BATCH <= order.length; from += BATCH) {
      for (const place of order.subarray(from, from + BATCH)) see(learner, blocks, place)
      const left = 1 - (epoch + from / order.length) / epochs
      learner.step(LAST_RATE + RATE * left ** 1.5, BATCH)
    }
  }
  return learner.net
}

function see(learner: EndsLearner, blocks: readonly Block[], place: number): void {
  const block = blocks[Math.floor(place / BLOCK)]
  if (block !== undefined) learner.see(block.rows, (place % BLOCK) * sizeOf(block), block.seats)
}
