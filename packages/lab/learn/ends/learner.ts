import type { EndsNet } from '@hausregeln/bots/chances/ends.ts'
import { type Reals, reals } from '@hausregeln/bots/columns.ts'
import { type CellNo, type Column, cell, column, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { Adam } from '../adam.ts'
import { HEAD, WINNER } from './moments.ts'

/** How large a net is: numbers that tell of a seat, units that see others, hidden units; and how many may sit there. */
export interface Size {
  readonly stride: number
  readonly others: number
  readonly hidden: number
  readonly seats: number
}

/** What is seen of a seat counts a little from the beginning. */
const SHOWN = 0.1

/**
 * The numbers of a net of how games end, in a row: those by which others are seen, the hidden units', and what counts
 * directly.
 */
export class EndsLearner {
  readonly #size: Size
  /** Numbers of a seat with what it sees of the others, and these once more for the free part. */
  readonly #own: number
  readonly #inputCount: number
  /** Numbers of a unit that sees others; of a hidden unit: its inputs, where it lies, how much it counts. */
  readonly #unit: number
  readonly #hiddenAt: number
  readonly #hiddenUnit: number
  readonly #directAt: number
  readonly #numbers: Reals<CellNo>
  readonly #adam: Adam
  /** By seat: inputs, what it shows, how hidden units are moved, and slopes of what it sees and of what it shows. */
  readonly #inputs: Reals<CellNo>
  readonly #shown: Reals<CellNo>
  readonly #moved: Reals<CellNo>
  readonly #seen: Reals<CellNo>
  readonly #sums: Reals<CellNo>
  readonly #scores: Reals<SeatNo>
  readonly #chances: Reals<SeatNo>

  constructor(size: Size, chance: () => number) {
    const { stride, others, hidden, seats } = size
    this.#size = size
    this.#own = stride + others
    this.#inputCount = 2 * this.#own
    this.#unit = stride + 1
    this.#hiddenAt = others * this.#unit
    this.#hiddenUnit = this.#inputCount + 2
    this.#directAt = this.#hiddenAt + hidden * this.#hiddenUnit
    this.#numbers = reals(this.#directAt + this.#inputCount)
    for (let at: CellNo = 0; at < this.#directAt; at++) this.#numbers[at] = (chance() - 0.5) / 2
    for (let unit = 0; unit < others; unit++) this.#numbers[cell(unit * this.#unit, stride)] = SHOWN
    this.#adam = new Adam(this.#numbers)
    this.#inputs = reals(seats * this.#inputCount)
    this.#shown = reals(seats * others)
    this.#moved = reals(seats * hidden)
    this.#seen = reals(seats * others)
    this.#sums = reals(others)
    this.#scores = reals(seats)
    this.#chances = reals(seats)
  }

  get net(): EndsNet {
    const rowsOf = (from: number, many: number, length: number) =>
      Array.from({ length: many }, (_, at) => [...this.#numbers.subarray(from + at * length, from + (at + 1) * length)])
    const { others, hidden } = this.#size
    const [direct = []] = rowsOf(this.#directAt, 1, this.#inputCount)
    return {
      others: rowsOf(0, others, this.#unit),
      net: { direct, hidden: rowsOf(this.#hiddenAt, hidden, this.#hiddenUnit) },
    }
  }

  step(rate: number, seen: number): void {
    this.#adam.step(rate, seen)
  }

  /** Adds the slope of one moment, of so many seats. */
  see(rows: Float32Array, row: number, seats: number): void {
    const moment = column(rows)
    const alive = moment[cell(row, 1)]
    this.#readOthers(moment, row, seats, alive)
    let sum = 0
    for (let seat: SeatNo = 0; seat < seats; seat++) {
      this.#chances[seat] = 0
      if (((alive >>> seat) & 1) === 0) continue
      this.#read(moment, row, seat)
      this.#scores[seat] = this.#score(seat)
      this.#chances[seat] = Math.max(0.01, 1 + this.#scores[seat] / 64) ** 64
      sum += this.#chances[seat]
    }
    const winner = moment[cell(row, WINNER)]
    this.#seen.fill(0)
    this.#sums.fill(0)
    for (let seat: SeatNo = 0; seat < seats; seat++) {
      if (((alive >>> seat) & 1) === 0) continue
      const off = this.#chances[seat] / sum - (seat === winner ? 1 : 0)
      this.#learn(seat, off / Math.max(0.01, 1 + this.#scores[seat] / 64), moment[cell(row, 0)])
    }
    for (let seat: SeatNo = 0; seat < seats; seat++) if (((alive >>> seat) & 1) === 1) this.#learnOthers(seat)
  }

  /** What each seat shows, and all together. */
  #readOthers(moment: Column<CellNo>, row: number, seats: number, alive: number): void {
    const { stride, others } = this.#size
    this.#sums.fill(0)
    for (let seat = 0; seat < seats; seat++) {
      if (((alive >>> seat) & 1) === 0) continue
      const from = row + HEAD + seat * stride
      for (let unit = 0; unit < others; unit++) {
        const numbers = unit * this.#unit
        const shown = Math.max(0, this.#numbers[cell(numbers, stride)] + this.#sumOf(numbers, moment, from, stride))
        this.#shown[cell(seat * others, unit)] = shown
        this.#sums[cell(unit, 0)] += shown
      }
    }
  }

  #read(moment: Column<CellNo>, row: number, seat: number): void {
    const { stride, others } = this.#size
    const free = moment[cell(row, 0)]
    const from = row + HEAD + seat * stride
    const to = seat * this.#inputCount
    for (let at = 0; at < stride; at++) this.#inputs[cell(to, at)] = moment[cell(from, at)]
    for (let unit = 0; unit < others; unit++)
      this.#inputs[cell(to + stride, unit)] = this.#sums[cell(unit, 0)] - this.#shown[cell(seat * others, unit)]
    for (let at = 0; at < this.#own; at++) this.#inputs[cell(to + this.#own, at)] = free * this.#inputs[cell(to, at)]
  }

  #score(seat: number): number {
    let score = this.#dot(this.#directAt, seat)
    for (let unit = 0; unit < this.#size.hidden; unit++) {
      const row = this.#hiddenAt + unit * this.#hiddenUnit
      const moved = this.#numbers[cell(row, this.#inputCount)] + this.#dot(row, seat)
      this.#moved[cell(seat * this.#size.hidden, unit)] = moved
      score += (this.#numbers[cell(row + this.#inputCount, 1)] * moved) / (1 + Math.abs(moved))
    }
    return score
  }

  #dot(row: number, seat: number): number {
    return this.#sumOf(row, this.#inputs, seat * this.#inputCount, this.#inputCount)
  }

  /** So many numbers from `row` on, each times one of these. */
  #sumOf(row: number, by: Column<CellNo>, from: number, many: number): number {
    const numbers = this.#numbers
    let sum = 0
    for (let at = 0; at < many; at++) sum += numbers[cell(row, at)] * by[cell(from, at)]
    return sum
  }

  #learn(seat: number, off: number, free: number): void {
    const { slope } = this.#adam
    this.#add(this.#directAt, seat, off, free)
    for (let unit = 0; unit < this.#size.hidden; unit++) {
      const row = this.#hiddenAt + unit * this.#hiddenUnit
      const moved = this.#moved[cell(seat * this.#size.hidden, unit)]
      slope[cell(row + this.#inputCount, 1)] += (off * moved) / (1 + Math.abs(moved))
      const of = (off * this.#numbers[cell(row + this.#inputCount, 1)]) / (1 + Math.abs(moved)) ** 2
      slope[cell(row, this.#inputCount)] += of
      this.#add(row, seat, of, free)
    }
  }

  /** Adds the slope of a row of numbers, and that of what the seat sees of others through it. */
  #add(row: number, seat: number, of: number, free: number): void {
    const { stride, others } = this.#size
    this.#addTo(row, of, seat, this.#inputCount)
    for (let unit = 0; unit < others; unit++) {
      const number =
        this.#numbers[cell(row + stride, unit)] + free * this.#numbers[cell(row + this.#own + stride, unit)]
      this.#seen[cell(seat * others, unit)] += of * number
      this.#sums[cell(unit, 0)] += of * number
    }
  }

  /** What a seat shows is seen by all but itself. */
  #learnOthers(seat: number): void {
    const { slope } = this.#adam
    const { stride, others } = this.#size
    for (let unit = 0; unit < others; unit++) {
      if (this.#shown[cell(seat * others, unit)] === 0) continue
      const of = this.#sums[cell(unit, 0)] - this.#seen[cell(seat * others, unit)]
      const row = unit * this.#unit
      slope[cell(row, stride)] += of
      this.#addTo(row, of, seat, stride)
    }
  }

  /** Adds the slope of so many numbers by which inputs of a seat count. */
  #addTo(row: number, of: number, seat: number, many: number): void {
    const { slope } = this.#adam
    const inputs = this.#inputs
    const from = seat * this.#inputCount
    for (let at = 0; at < many; at++) slope[cell(row, at)] += of * inputs[cell(from, at)]
  }
}
