import { type Reals, reals } from '@hausregeln/bots/columns.ts'
import { type Net, thousandths } from '@hausregeln/bots/steady/figures/net.ts'
import { type CellNo, type Column, cell, column, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { Adam } from './adam.ts'

/**
 * How moments lie in a row: first `head` words, of which the first is the free part, the second the seats in the game, a
 * bit each, and the third the seat that has won; then `stride` numbers for each of so many seats.
 */
export interface Shape {
  readonly head: number
  readonly stride: number
  readonly seats: number
}

/** The numbers of a net in a row, the hidden units' first, and what has been learned of how to move them. */
export class Learner {
  readonly #shape: Shape
  readonly #features: number
  readonly #hidden: number
  readonly #inputCount: number
  /** Numbers of a hidden unit: its inputs, where it lies, how much it counts. */
  readonly #unit: number
  readonly #numbers: Reals<CellNo>
  readonly #adam: Adam
  readonly #inputs: Reals<CellNo>
  readonly #moved: Reals<CellNo>
  readonly #scores: Reals<SeatNo>
  readonly #chances: Reals<SeatNo>

  constructor(shape: Shape, features: number, hidden: number, chance: () => number) {
    const { seats } = shape
    this.#shape = shape
    this.#scores = reals(seats)
    this.#chances = reals(seats)
    this.#features = features
    this.#hidden = hidden
    this.#inputCount = 2 * features
    this.#unit = this.#inputCount + 2
    this.#inputs = reals(seats * this.#inputCount)
    const size = hidden * this.#unit + this.#inputCount
    this.#numbers = reals(size)
    for (let at: CellNo = 0; at < hidden * this.#unit; at++) this.#numbers[at] = (chance() - 0.5) / 2
    this.#adam = new Adam(this.#numbers)
    this.#moved = reals(seats * Math.max(1, hidden))
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
  see(rows: Float32Array, row: number): void {
    const moments = column(rows)
    const alive = moments[cell(row, 1)]
    let sum = 0
    for (let seat: SeatNo = 0; seat < this.#shape.seats; seat++) {
      this.#chances[seat] = 0
      if (((alive >>> seat) & 1) === 0) continue
      this.#read(moments, row, seat)
      this.#scores[seat] = this.#score(seat)
      this.#chances[seat] = Math.max(0.01, 1 + this.#scores[seat] / 64) ** 64
      sum += this.#chances[seat]
    }
    for (let seat: SeatNo = 0; seat < this.#shape.seats; seat++) {
      if (((alive >>> seat) & 1) === 0) continue
      const off = this.#chances[seat] / sum - (seat === moments[cell(row, 2)] ? 1 : 0)
      this.#learn(seat, off / Math.max(0.01, 1 + this.#scores[seat] / 64))
    }
  }

  #read(moments: Column<CellNo>, row: number, seat: number): void {
    const { head, stride } = this.#shape
    const free = moments[cell(row, 0)]
    for (let at = 0; at < this.#features; at++) {
      const feature = moments[cell(row + head + seat * stride, at)]
      this.#inputs[cell(seat * this.#inputCount, at)] = feature
      this.#inputs[cell(seat * this.#inputCount + this.#features, at)] = free * feature
    }
  }

  #score(seat: number): number {
    const units = this.#hidden * this.#unit
    let score = this.#dot(units, seat)
    for (let unit = 0; unit < this.#hidden; unit++) {
      const row = unit * this.#unit
      const moved = this.#numbers[cell(row, this.#inputCount)] + this.#dot(row, seat)
      this.#moved[cell(seat * this.#hidden, unit)] = moved
      score += (this.#numbers[cell(row + this.#inputCount, 1)] * moved) / (1 + Math.abs(moved))
    }
    return score
  }

  #dot(row: number, seat: number): number {
    let sum = 0
    for (let at = 0; at < this.#inputCount; at++)
      sum += this.#numbers[cell(row, at)] * this.#inputs[cell(seat * this.#inputCount, at)]
    return sum
  }

  #learn(seat: number, off: number): void {
    this.#add(this.#hidden * this.#unit, seat, off)
    for (let unit = 0; unit < this.#hidden; unit++) {
      const row = unit * this.#unit
      const moved = this.#moved[cell(seat * this.#hidden, unit)]
      this.#adam.slope[cell(row + this.#inputCount, 1)] += (off * moved) / (1 + Math.abs(moved))
      const slope = (off * this.#numbers[cell(row + this.#inputCount, 1)]) / (1 + Math.abs(moved)) ** 2
      this.#adam.slope[cell(row, this.#inputCount)] += slope
      this.#add(row, seat, slope)
    }
  }

  #add(row: number, seat: number, slope: number): void {
    for (let at = 0; at < this.#inputCount; at++)
      this.#adam.slope[cell(row, at)] += slope * this.#inputs[cell(seat * this.#inputCount, at)]
  }

  /** Moves all numbers by what the moments seen since the last step teach, `seen` of them. */
  step(rate: number, seen: number): void {
    this.#adam.step(rate, seen)
  }
}
