import { type CellNo, cell, column } from '@hausregeln/engine/core/state/column.ts'
import { type Reals, reals } from '../../columns.ts'
import type { Features, Net } from './net.ts'

/** So many rows are added up side by side: a sum alone would wait for each number of its own before it takes the next. */
const ABREAST = 6

/** Rows of numbers, laid out so that what each makes of the same features is found `ABREAST` at a time. */
export class Rows {
  readonly #size: number
  readonly #laid: Reals<CellNo>
  /** What each row made of the features that were read last. */
  readonly sums: Reals<CellNo>

  /** Room for so many rows of so many numbers each. */
  constructor(count: number, size: number) {
    const bunches = Math.ceil(count / ABREAST)
    this.#size = size
    this.#laid = reals(bunches * ABREAST * size)
    this.sums = reals(bunches * ABREAST)
  }

  set(row: number, at: number, number: number): void {
    const bunch = Math.floor(row / ABREAST)
    this.#laid[cell((bunch * this.#size + at) * ABREAST, row % ABREAST)] = number
  }

  /** Adds up each number of a row times its feature, from the first on. */
  read(features: Features): void {
    const laid = this.#laid
    const { sums } = this
    let from = cell(0, 0)
    for (let bunch = cell(0, 0); bunch < sums.length; bunch += ABREAST) {
      let [a, b, c, d, e, f] = [0, 0, 0, 0, 0, 0]
      for (let at: CellNo = 0; at < this.#size; at++, from += ABREAST) {
        const feature = features[at]
        a += laid[from] * feature
        b += laid[cell(from, 1)] * feature
        c += laid[cell(from, 2)] * feature
        d += laid[cell(from, 3)] * feature
        e += laid[cell(from, 4)] * feature
        f += laid[cell(from, 5)] * feature
      }
      sums[bunch] = a
      sums[cell(bunch, 1)] = b
      sums[cell(bunch, 2)] = c
      sums[cell(bunch, 3)] = d
      sums[cell(bunch, 4)] = e
      sums[cell(bunch, 5)] = f
    }
  }
}

/** A net, its rows laid out: what counts directly is the first, hidden units are the others. */
class Laid {
  readonly net: Net
  readonly size: number
  /** By the part of the deeds that is free: of that there are no more values than deeds. */
  readonly #byFree = new Map<number, Rows>()
  #free = Number.NaN
  #rows: Rows | null = null

  constructor(net: Net) {
    this.net = net
    this.size = net.direct.length >>> 1
  }

  /** The rows as they count while so many deeds are free. */
  rowsFor(free: number): Rows {
    if (this.#rows !== null && this.#free === free) return this.#rows
    const rows = this.#byFree.get(free) ?? this.#layOut(free)
    this.#byFree.set(free, rows)
    this.#free = free
    this.#rows = rows
    return rows
  }

  #layOut(free: number): Rows {
    const { direct, hidden } = this.net
    const rows = new Rows(1 + hidden.length, this.size)
    ;[direct, ...hidden].forEach((numbers, row) => {
      const given = column(numbers)
      for (let at: CellNo = 0; at < this.size; at++) rows.set(row, at, given[at] + free * given[cell(this.size, at)])
    })
    return rows
  }
}

const known = new WeakMap<Net, Laid>()
let last: Laid | null = null

function laidOut(net: Net): Laid {
  if (last?.net === net) return last
  last = known.get(net) ?? new Laid(net)
  known.set(net, last)
  return last
}

/**
 * How much stands for a seat with these features, as a weight: it wins with the chance of its weight among those of
 * all. The weight is (1 + z/64)^64, close to the exponential of the score z, and the same in every program.
 */
export function weightOf(net: Net, features: Features, free: number): number {
  const laid = laidOut(net)
  const { size } = laid
  const rows = laid.rowsFor(free)
  rows.read(features)
  const { sums } = rows
  let score = sums[cell(0, 0)]
  for (let unit = 0; unit < net.hidden.length; unit++) {
    const row = column(net.hidden[unit] ?? [])
    const moved = row[cell(size, size)] + sums[cell(1, unit)]
    score += (row[cell(size, size + 1)] * moved) / (1 + Math.abs(moved))
  }
  let weight = Math.max(0.01, 1 + score / 64)
  for (let n = 0; n < 6; n++) weight *= weight
  return weight
}
