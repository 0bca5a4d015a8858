import { type Reals, reals } from '@hausregeln/bots/columns.ts'
import type { Features, Net } from '@hausregeln/bots/steady/figures/net.ts'
import { weightOf } from '@hausregeln/bots/steady/figures/weight.ts'
import { type CellNo, cell, column, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { GAME, type Moments } from './moments.ts'

/** How well chances hold in one quarter of games that were not learned from. */
export interface Quarter {
  readonly moments: number
  /** The mean of minus the logarithm of the winner's chance; the same if all in the game had equal chances. */
  readonly loss: number
  readonly even: number
  /**
   * By how many points chances are off: seats are sorted into ten parts by their chance, and in each the mean chance is
   * held against how many have won; the mean over all seats, and the part that is off most.
   */
  readonly off: number
  readonly worst: number
  /** How much of that so few games would show by chance alone, if chances were exactly right. */
  readonly byChance: number
}

const QUARTERS = 4
const PARTS = 10
/** A part with fewer seats says little of the part that is off most. */
const FEWEST = 400
/** How far a number that chance moves about lies from its mean on average, for each unit of its deviation. */
const MEAN_OFF = Math.sqrt(2 / Math.PI)

/**
 * Chances of a net by quarter of the game, in these moments. `clock`: by which of a moment's words quarters are told,
 * and where each of them ends.
 */
export function calibrationOf(net: Net, all: readonly Moments[], clock: Clock): Quarter[] {
  const quarters = Array.from({ length: QUARTERS }, () => new Count())
  for (const moments of all) readChances(net, moments, clock, quarters)
  return quarters.map((count) => count.told)
}

/** By what quarters are told: a word of moments, and where the first three of them end. */
export interface Clock {
  readonly word: number
  readonly ends: readonly number[]
}

/** Quarters with the same number of moments each, by this word of theirs. */
export function clockOf(all: readonly Moments[], word: number): Clock {
  const times = all.flatMap(({ shape, rows }) => {
    const size = shape.head + shape.seats * shape.stride
    return Array.from({ length: rows.length / size }, (_, at) => column(rows)[cell(at * size, word)])
  })
  const sorted = column(times.sort((a, b) => a - b))
  const ends = Array.from(
    { length: QUARTERS - 1 },
    (_, at) => sorted[cell(Math.floor((sorted.length * (at + 1)) / QUARTERS), 0)],
  )
  return { word, ends }
}

function readChances(net: Net, { shape, rows: all }: Moments, { word, ends }: Clock, quarters: readonly Count[]): void {
  const { head, stride, seats } = shape
  const rows = column(all)
  const features: Features = reals(stride)
  const weights = reals<SeatNo>(seats)
  let game = Number.NaN
  const end = () => {
    for (const quarter of quarters) quarter.endGame()
  }
  for (let row = 0; row < rows.length; row += head + seats * stride) {
    if (rows[cell(row, GAME)] !== game) end()
    game = rows[cell(row, GAME)]
    let sum = 0
    for (let seat: SeatNo = 0; seat < seats; seat++) {
      weights[seat] = 0
      if (((rows[cell(row, 1)] >>> seat) & 1) === 0) continue
      const from = row + head + seat * stride
      features.set(rows.subarray(from, from + stride))
      weights[seat] = weightOf(net, features, rows[cell(row, 0)])
      sum += weights[seat]
    }
    const quarter = ends.filter((end) => rows[cell(row, word)] >= end).length
    for (let seat: SeatNo = 0; seat < seats; seat++) weights[seat] /= sum
    quarters[quarter]?.add(weights, rows[cell(row, 1)], rows[cell(row, 2)])
  }
  end()
}

class Count {
  #moments = 0
  #loss = 0
  #even = 0
  readonly #seats = reals<CellNo>(PARTS)
  readonly #chances = reals<CellNo>(PARTS)
  readonly #won = reals<CellNo>(PARTS)
  /** By part: how much more than expected has been won in the game that is read, and the squares of that so far. */
  readonly #more = reals<CellNo>(PARTS)
  readonly #squares = reals<CellNo>(PARTS)

  add(chances: Reals<SeatNo>, alive: number, winner: SeatNo): void {
    this.#moments++
    this.#loss -= Math.log(chances[winner])
    let inGame = 0
    chances.forEach((chance, seat) => {
      if (((alive >>> seat) & 1) === 0) return
      const part: CellNo = Math.min(PARTS - 1, Math.floor(PARTS * chance))
      inGame++
      this.#seats[part]++
      this.#chances[part] += chance
      if (seat === winner) this.#won[part]++
      this.#more[part] += (seat === winner ? 1 : 0) - chance
    })
    this.#even += Math.log(inGame)
  }

  /** Moments of one game have one winner: what chance does is told by games. */
  endGame(): void {
    this.#more.forEach((more, part: CellNo) => {
      this.#squares[part] += more ** 2
    })
    this.#more.fill(0)
  }

  get told(): Quarter {
    let all = 0
    let off = 0
    let byChance = 0
    let worst = 0
    this.#seats.forEach((seats, part: CellNo) => {
      const gap = Math.abs(this.#chances[part] - this.#won[part])
      all += seats
      off += gap
      byChance += MEAN_OFF * Math.sqrt(this.#squares[part])
      if (seats >= FEWEST) worst = Math.max(worst, gap / seats)
    })
    const moments = Math.max(1, this.#moments)
    return {
      moments: this.#moments,
      loss: this.#loss / moments,
      even: this.#even / moments,
      off: (100 * off) / Math.max(1, all),
      worst: 100 * worst,
      byChance: (100 * byChance) / Math.max(1, all),
    }
  }
}
