import { reals } from '@hausregeln/bots/columns.ts'
import { ALL_FEATURES, type Features, type Net } from '@hausregeln/bots/steady/figures/net.ts'
import { weightOf } from '@hausregeln/bots/steady/figures/weight.ts'
import { nextUint32, seedGenerator } from '@hausregeln/engine/core/random.ts'
import { type CellNo, column } from '@hausregeln/engine/core/state/column.ts'
import { shuffle } from '@hausregeln/lab/shuffle.ts'
import { HEAD, MOST_SEATS, ROW } from './games.ts'
import { Learner } from './learner.ts'

const BATCH = 64
const RATE = 0.004
const LAST_RATE = 0.0002
/** Moments in a row of which every seventh bunch is kept for the test. */
const BUNCH = 2000
const BUNCHES = 7

const SHAPE = { head: HEAD, stride: ALL_FEATURES, seats: MOST_SEATS }

/** Whether a moment is only for the test; those of one game lie side by side. */
function isForTest(at: number): boolean {
  return Math.floor(at / BUNCH) % BUNCHES === BUNCHES - 1
}

/**
 * How well a net foretells who wins, in moments that it has not learned from: the mean of minus the logarithm of the
 * chance.
 */
export function lossOf(net: Net, moments: Float32Array): number {
  const features: Features = reals(ALL_FEATURES)
  const numbers = column(moments)
  let loss = 0
  let count = 0
  for (let at = 0; at < moments.length / ROW; at++) {
    if (!isForTest(at)) continue
    const row: CellNo = at * ROW
    const alive: CellNo = row + 1
    const [free, seated] = [numbers[row], numbers[alive]]
    let sum = 0
    let ofWinner = 0
    for (let seat = 0; seat < MOST_SEATS; seat++) {
      if (((seated >>> seat) & 1) === 0) continue
      const from = row + HEAD + seat * ALL_FEATURES
      features.set(moments.subarray(from, from + ALL_FEATURES))
      const weight = weightOf(net, features, free)
      sum += weight
      if (seat === moments[row + 2]) ofWinner = weight
    }
    loss -= Math.log(ofWinner / sum)
    count++
  }
  return loss / count
}

/** What is learned: of how many of the features, by how many hidden units, in how many rounds, from which seed. */
export interface Lesson {
  readonly features: number
  readonly hidden: number
  readonly epochs: number
  readonly seed: number
}

/**
 * Learns by gradient descent (Adam) which numbers make the winners of these moments most likely. The same seed gives
 * the same net.
 */
export function learn(moments: Float32Array, { features, hidden, epochs, seed }: Lesson): Net {
  const words = new Int32Array(4)
  seedGenerator(words, seed)
  const learner = new Learner(SHAPE, features, hidden, () => nextUint32(words) / 2 ** 32)
  const order = Int32Array.from({ length: moments.length / ROW }, (_, at) => at).filter((at) => !isForTest(at))
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, words)
    for (let from = 0; from + BATCH <= order.length; from += BATCH) {
      for (const at of order.subarray(from, from + BATCH)) learner.see(moments, at * ROW)
      learner.step(LAST_RATE + RATE * (1 - (epoch + from / order.length) / epochs), BATCH)
    }
  }
  return learner.net
}
