import { reals } from '@hausregeln/bots/columns.ts'
import { ALL_FEATURES, type Features, type Net, thousandths, weightOf } from '@hausregeln/bots/steady/figures/net.ts'
import { nextBelow, nextUint32, seedGenerator } from '@hausregeln/engine/core/random.ts'
import { HEAD, MOST_SEATS, ROW } from './games.ts'

const BATCH = 64
const RATE = 0.004
const LAST_RATE = 0.0002
const DECAY = 1e-5
/** Moments in a row of which every seventh bunch is kept for the test. */
const BUNCH = 2000
const BUNCHES = 7

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
  let loss = 0
  let count = 0
  for (let at = 0; at < moments.length / ROW; at++) {
    if (!isForTest(at)) continue
    let sum = 0
    let ofWinner = 0
    for (let seat = 0; seat < MOST_SEATS; seat++) {
      if (((moments[at * ROW + 1]! >>> seat) & 1) === 0) continue
      const from = at * ROW + HEAD + seat * ALL_FEATURES
      features.set(moments.subarray(from, from + ALL_FEATURES))
      const weight = weightOf(net, features, moments[at * ROW]!)
      sum += weight
      if (seat === moments[at * ROW + 2]) ofWinner = weight
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
  const learner = new Learner(features, hidden, () => nextUint32(words) / 2 ** 32)
  const order = Int32Array.from({ length: moments.length / ROW }, (_, at) => at).filter((at) => !isForTest(at))
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let last = order.length - 1; last > 0; last--) {
      const other = nextBelow(words, last + 1)
      const held = order[last]!
      order[last] = order[other]!
      order[other] = held
    }
    for (let from = 0; from + BATCH <= order.length; from += BATCH) {
      for (let at = from; at < from + BATCH; at++) learner.see(moments, order[at]! * ROW)
      learner.step(LAST_RATE + RATE * (1 - (epoch + from / order.length) / epochs))
    }
  }
  return learner.net
}

/** The numbers of a net in a row, the hidden units' first, and what has been learned of how to move them. */
class Learner {
  readonly #features: number
  readonly #hidden: number
  readonly #inputCount: number
  /** Numbers of a hidden unit: its inputs, where it lies, how much it counts. */
  readonly #unit: number
  readonly #numbers: Float64Array
  readonly #slope: Float64Array
  readonly #mean: Float64Array
  readonly #square: Float64Array
  readonly #inputs: Float64Array
  readonly #moved: Float64Array
  readonly #scores = new Float64Array(MOST_SEATS)
  readonly #chances = new Float64Array(MOST_SEATS)
  #steps = 0

  constructor(features: number, hidden: number, chance: () => number) {
    this.#features = features
    this.#hidden = hidden
    this.#inputCount = 2 * features
    this.#unit = this.#inputCount + 2
    this.#inputs = new Float64Array(MOST_SEATS * this.#inputCount)
    const size = hidden * this.#unit + this.#inputCount
    this.#numbers = Float64Array.from({ length: size }, (_, at) =>
      at < hidden * this.#unit ? (chance() - 0.5) / 2 : 0,
    )
    this.#slope = new Float64Array(size)
    this.#mean = new Float64Array(size)
    this.#square = new Float64Array(size)
    this.#moved = new Float64Array(MOST_SEATS * Math.max(1, hidden))
  }

  get net(): Net {
    const numbers = [...this.#numbers].map((number) => Math.round(1000 * number))
    const units = this.#hidden * this.#unit
    return thousandths({
      direct: numbers.slice(units),
      hidden: Array.from({ length: this.#hidden }, (_, unit) =>
        numbers.slice(unit * this.#unit, (unit + 1) * this.#unit),
      ),
    })
  }

  /** Adds the slope of one moment. */
  see(moments: Float32Array, row: number): void {
    const alive = moments[row + 1]!
    let sum = 0
    for (let seat = 0; seat < MOST_SEATS; seat++) {
      this.#chances[seat] = 0
      if (((alive >>> seat) & 1) === 0) continue
      this.#read(moments, row, seat)
      this.#scores[seat] = this.#score(seat)
      this.#chances[seat] = Math.max(0.01, 1 + this.#scores[seat]! / 64) ** 64
      sum += this.#chances[seat]!
    }
    for (let seat = 0; seat < MOST_SEATS; seat++) {
      if (((alive >>> seat) & 1) === 0) continue
      const off = this.#chances[seat]! / sum - (seat === moments[row + 2] ? 1 : 0)
      this.#learn(seat, off / Math.max(0.01, 1 + this.#scores[seat]! / 64))
    }
  }

  #read(moments: Float32Array, row: number, seat: number): void {
    const free = moments[row]!
    for (let at = 0; at < this.#features; at++) {
      const feature = moments[row + HEAD + seat * ALL_FEATURES + at]!
      this.#inputs[seat * this.#inputCount + at] = feature
      this.#inputs[seat * this.#inputCount + this.#features + at] = free * feature
    }
  }

  #score(seat: number): number {
    const units = this.#hidden * this.#unit
    let score = this.#dot(units, seat)
    for (let unit = 0; unit < this.#hidden; unit++) {
      const row = unit * this.#unit
      const moved = this.#numbers[row + this.#inputCount]! + this.#dot(row, seat)
      this.#moved[seat * this.#hidden + unit] = moved
      score += (this.#numbers[row + this.#inputCount + 1]! * moved) / (1 + Math.abs(moved))
    }
    return score
  }

  #dot(row: number, seat: number): number {
    let sum = 0
    for (let at = 0; at < this.#inputCount; at++)
      sum += this.#numbers[row + at]! * this.#inputs[seat * this.#inputCount + at]!
    return sum
  }

  #learn(seat: number, off: number): void {
    this.#add(this.#hidden * this.#unit, seat, off)
    for (let unit = 0; unit < this.#hidden; unit++) {
      const row = unit * this.#unit
      const moved = this.#moved[seat * this.#hidden + unit]!
      this.#slope[row + this.#inputCount + 1]! += (off * moved) / (1 + Math.abs(moved))
      const slope = (off * this.#numbers[row + this.#inputCount + 1]!) / (1 + Math.abs(moved)) ** 2
      this.#slope[row + this.#inputCount]! += slope
      this.#add(row, seat, slope)
    }
  }

  #add(row: number, seat: number, slope: number): void {
    for (let at = 0; at < this.#inputCount; at++)
      this.#slope[row + at]! += slope * this.#inputs[seat * this.#inputCount + at]!
  }

  /** Moves all numbers by what the moments seen since the last step teach. */
  step(rate: number): void {
    this.#steps++
    const ofMean = 1 - 0.9 ** this.#steps
    const ofSquare = 1 - 0.999 ** this.#steps
    this.#slope.forEach((sum, at) => {
      const slope = sum / BATCH + DECAY * this.#numbers[at]!
      this.#mean[at] = 0.9 * this.#mean[at]! + 0.1 * slope
      this.#square[at] = 0.999 * this.#square[at]! + 0.001 * slope ** 2
      this.#numbers[at]! -= (rate * this.#mean[at]!) / ofMean / (Math.sqrt(this.#square[at]! / ofSquare) + 1e-8)
      this.#slope[at] = 0
    })
  }
}
