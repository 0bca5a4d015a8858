/** How much is played: repetitions of everything, of which the median counts. */
export interface Effort {
  readonly repetitions: number
  readonly checkedGames: number
  readonly plainGames: number
  readonly clones: number
  /** Seconds that a repetition of warm games takes at least, and that are played before. */
  readonly seconds: number
  readonly warmUp: number
  /** The part of the games that rows of workers play. */
  readonly share: number
}

export const EFFORTS = {
  full: { repetitions: 5, checkedGames: 20_000, plainGames: 2_000, clones: 1_000_000, seconds: 1, warmUp: 6, share: 1 },
  quick: { repetitions: 3, checkedGames: 1_000, plainGames: 500, clones: 200_000, seconds: 0.3, warmUp: 1, share: 0.1 },
} as const satisfies Readonly<Record<string, Effort>>
