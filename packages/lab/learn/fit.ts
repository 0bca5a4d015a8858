import { FEATURES, type Net, thousandths, weightOf } from '@hausregeln/bots/steady/outlook/net.ts'
import { nextBelow, nextUint32, seedGenerator } from '@hausregeln/engine/core/random.ts'
import { HEAD, MOST_SEATS, ROW } from './games.ts'

const INPUTS = 2 * FEATURES
/** Numbers of a hidden unit: its inputs, where it lies, how much it counts. */
const UNIT = INPUTS + 2
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

/** How well a net foretells who wins, in moments that it has not learned from: the mean of minus the logarithm of the chance. */
export function lossOf(net: Net, moments: Float32Array): number {
  const features = new Float64Array(FEATURES)
  let loss = 0
  let count = 0
  for (let at = 0; at < moments.length / ROW; at++) {
    if (!isForTest(at)) continue
    let sum = 0
    let ofWinner = 0
    for (let seat = 0; seat < MOST_SEATS; seat++) {
      if (((moments[at * ROW + 1]! >>> seat) & 1) === 0) continue
      const from = at * ROW + HEAD + seat * FEATURES
      features.set(moments.subarray(from, from + FEATURES))
      const weight = weightOf(net, features, moments[at * ROW]!)
      sum += weight
      if (seat === moments[at * ROW + 2]) ofWinner = weight
    }
    loss -= Math.log(ofWinner / sum)
    count++
  }
  return loss / count
}

/** Learns by gradient descent (Adam) which numbers make the winners of these moments most likely. The same seed gives the same net. */
export function learn(moments: Float32Array, hidden: number, epochs: number, seed: number): Net {
  const words = new Int32Array(4)
  seedGenerator(words, seed)
  const learner = new Learner(hidden, () => nextUint32(words) / 2 ** 32)
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
  readonly #hidden: number
  readonly #numbers: Float64Array
  readonly #slope: Float64Array
  readonly #mean: Float64Array
  readonly #square: Float64Array
  readonly #inputs = new Float64Array(MOST_SEATS * INPUTS)
  readonly #moved: Float64Array
  readonly #scores = new Float64Array(MOST_SEATS)
  readonly #chances = new Float64Array(MOST_SEATS)
  #steps = 0

  constructor(hidden: number, chance: () => number) {
    this.#hidden = hidden
    const size = hidden * UNIT + INPUTS
    this.#numbers = Float64Array.from({ length: size }, (_, at) => (at < hidden * UNIT ? (chance() - 0.5) / 2 : 0))
    this.#slope = new Float64Array(size)
    this.#mean = new Float64Array(size)
    this.#square = new Float64Array(size)
    this.#moved = new Float64Array(MOST_SEATS * Math.max(1, hidden))
  }

  get net(): Net {
    const numbers = [...this.#numbers].map((number) => Math.round(1000 * number))
    const units = this.#hidden * UNIT
    return thousandths({
      direct: numbers.slice(units),
      hidden: Array.from({ length: this.#hidden }, (_, unit) => numbers.slice(unit * UNIT, (unit + 1) * UNIT)),
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
    for (let at = 0; at < FEATURES; at++) {
      const feature = moments[row + HEAD + seat * FEATURES + at]!
      this.#inputs[seat * INPUTS + at] = feature
      this.#inputs[seat * INPUTS + FEATURES + at] = free * feature
    }
  }

  #score(seat: number): number {
    const units = this.#hidden * UNIT
    let score = this.#dot(units, seat)
    for (let unit = 0; unit < this.#hidden; unit++) {
      const row = unit * UNIT
      const moved = this.#numbers[row + INPUTS]! + this.#dot(row, seat)
      this.#moved[seat * this.#hidden + unit] = moved
      score += (this.#numbers[row + INPUTS + 1]! * moved) / (1 + Math.abs(moved))
    }
    return score
  }

  #dot(row: number, seat: number): number {
    let sum = 0
    for (let at = 0; at < INPUTS; at++) sum += this.#numbers[row + at]! * this.#inputs[seat * INPUTS + at]!
    return sum
  }

  #learn(seat: number, off: number): void {
    this.#add(this.#hidden * UNIT, seat, off)
    for (let unit = 0; unit < this.#hidden; unit++) {
      const row = unit * UNIT
      const moved = this.#moved[seat * this.#hidden + unit]!
      this.#slope[row + INPUTS + 1]! += (off * moved) / (1 + Math.abs(moved))
      const slope = (off * this.#numbers[row + INPUTS + 1]!) / (1 + Math.abs(moved)) ** 2
      this.#slope[row + INPUTS]! += slope
      this.#add(row, seat, slope)
    }
  }

  #add(row: number, seat: number, slope: number): void {
    for (let at = 0; at < INPUTS; at++) this.#slope[row + at]! += slope * this.#inputs[seat * INPUTS + at]!
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
