import measured from './measured.json' with { type: 'json' }

/** How games of a rulebook go, measured from games of bots: written by `npm run course`. */
export interface Course {
  /** Minutes of a game at the stated pace: a quarter of all games take less, half, three quarters. */
  readonly minutes: readonly [quarter: number, half: number, threeQuarters: number]
  /** How many kinds of moves players make in at least a tenth of the games. */
  readonly moves: number
}

export interface Measured {
  readonly games: number
  readonly seed: number
  /** The bots, by seat. */
  readonly seats: readonly string[]
  /** The stated pace, in seconds: a throw with all that follows by itself, and a decision. */
  readonly pace: { readonly throw: number; readonly decision: number }
  readonly books: Readonly<Record<string, Course>>
}

export const MEASURED = measured as unknown as Measured
