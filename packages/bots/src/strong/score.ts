/** How much games played on count in what something is worth; the rest is its value at once. */
const TRUST = 0.7

/** After so many games, what is so many times its error away is clear. */
const FEW = 4
const CLEAR = 1.5
/** By how much games differ that nobody has played yet, and how many of those count. */
const USUAL = 0.1
const UNPLAYED = 2

/** What something is worth by its value at once, and by games that are played on with and without it. */
export class Score {
  readonly #value: number
  #games = 0
  #mean = 0
  #squares = 0
  #isOpen = true

  constructor(value: number) {
    this.#value = value
  }

  /** Whether more games would tell more. */
  get isOpen(): boolean {
    return this.#isOpen
  }

  get worth(): number {
    return this.#games === 0 ? this.#value : (1 - TRUST) * this.#value + TRUST * this.#mean
  }

  /** What one game more has brought; NaN: it cannot be played on, and its value at once is all there is. */
  add(gain: number): void {
    if (Number.isNaN(gain)) {
      this.#games = 0
      this.close()
      return
    }
    this.#games++
    const off = gain - this.#mean
    this.#mean += off / this.#games
    this.#squares += off * (gain - this.#mean)
  }

  close(): void {
    this.#isOpen = false
  }

  /** How far the worth may still be from what many games would show; without end before a few are played. */
  get error(): number {
    if (this.#games < FEW) return this.#isOpen ? Number.POSITIVE_INFINITY : 0
    const variance = (this.#squares + UNPLAYED * USUAL ** 2) / (this.#games + UNPLAYED)
    return CLEAR * TRUST * Math.sqrt(variance / this.#games)
  }
}

/** Closes what is clearly worse than another, or worth less than `least`; false once nothing is left to find out. */
export function areOpen(scores: readonly Score[], least: number): boolean {
  const sure = Math.max(least, ...scores.map(({ worth, error }) => worth - error))
  for (const score of scores) if (score.worth + score.error < sure) score.close()
  const open = scores.filter(({ isOpen }) => isOpen)
  return open.length > 1 || open.some(({ worth, error }) => worth - error < least)
}
