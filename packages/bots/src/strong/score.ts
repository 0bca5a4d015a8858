/** How exact values and games are, and how careful who goes by them is. */
export interface Trust {
  /** How far a value at once usually lies from what games to the end show: so much, and such a part of itself. */
  readonly off: number
  readonly offPart: number
  /** How far what very many games show lies from that, for they are not played to the end; and so much more for each round. */
  readonly offGames: number
  readonly offLater: number
  /** And such a part of how far the two nets that tell games are apart over it, for at least one of them is wrong. */
  readonly offApart: number
  /** What cannot be told for certain is worth so many times its error less: the player who asks for a deal knows why. */
  readonly caution: number
}

/** Where a net tells how games end, and where the net of chances tells them. */
export const BY_ENDS: Trust = {
  off: 0.15,
  offPart: 0.3,
  offGames: 0.025,
  offLater: 0.0004,
  offApart: 0.5,
  caution: 2.25,
}
/** With a third die, where more happens in a round: what a few of them show lies less far from how games end. */
export const BY_ENDS_SOON: Trust = { ...BY_ENDS, offGames: 0.02 }
export const BY_CHANCES: Trust = { off: 0.07, offPart: 0.8, offGames: 0, offLater: 0, offApart: 0, caution: 0.5 }

/** By how much games differ that nobody has played yet, and how many of those count. */
const USUAL = 0.12
const UNPLAYED = 3

/** After so many games, what is so many times its error away is clear. */
const FEW = 4
const CLEAR = 1.5

/** What something is worth by its value at once, and by games that are played on with and without it. */
export class Score {
  readonly #value: number
  #games = 0
  #mean = 0
  #apart = 0
  #squares = 0
  readonly #caution: number
  readonly #off: number
  readonly #offGames: number
  readonly #offApart: number
  #isOpen: boolean

  /** At a table in its so many-th round: who is still in the game late has long to play on. What is never done needs no games. */
  constructor(value: number, trust: Trust = BY_ENDS, round = 0) {
    this.#value = value
    this.#caution = trust.caution
    this.#offGames = trust.offGames + trust.offLater * round
    this.#offApart = trust.offApart
    this.#off = Math.hypot(trust.off, trust.offPart * value)
    this.#isOpen = value !== Number.NEGATIVE_INFINITY
  }

  /** Whether more games would tell more. */
  get isOpen(): boolean {
    return this.#isOpen
  }

  get worth(): number {
    if (this.#games === 0) return this.#value
    const part = this.error ** 2 / this.#off ** 2
    return part * this.#value + (1 - part) * this.#mean - this.#caution * this.error
  }

  /**
   * What one game more has brought, and how much more of it one net sees than the other. NaN: it cannot be played on, and its
   * value at once is all there is.
   */
  add(gain: number, apart = 0): void {
    if (Number.isNaN(gain)) {
      this.#games = 0
      this.close()
      return
    }
    this.#games++
    const off = gain - this.#mean
    this.#mean += off / this.#games
    this.#apart += (apart - this.#apart) / this.#games
    this.#squares += off * (gain - this.#mean)
  }

  close(): void {
    this.#isOpen = false
  }

  /** How far the worth may well lie from what many games would show: values and games count by how exact they are. */
  get error(): number {
    const variance = (this.#squares + UNPLAYED * USUAL ** 2) / (this.#games + UNPLAYED)
    const byGames = variance / this.#games + this.#offGames ** 2 + (this.#offApart * this.#apart) ** 2
    return 1 / Math.sqrt(1 / this.#off ** 2 + 1 / byGames)
  }

  /** The worth that it has, and may well have, at least and at most; anything before a few games are played. */
  get range(): readonly [number, number] {
    const far = this.#games < FEW && this.#isOpen ? Number.POSITIVE_INFINITY : CLEAR * this.error
    return [this.worth - far, this.worth + far]
  }
}

/**
 * Closes what is clearly worse than another, or worth less than `least`; false once nothing is left. What looks good after few
 * games is looked at further: among many deals some look good by chance.
 */
export function areOpen(scores: readonly Score[], least: number): boolean {
  const sure = Math.max(least, ...scores.map(({ range: [low] }) => low))
  for (const score of scores) if (score.range[1] < sure) score.close()
  return scores.some(({ isOpen }) => isOpen)
}
