import type { ENDS } from '@hausregeln/bots/chances/kinds.ts'
import type { Sitting } from './moments.ts'

/** Of which rulebook the net of a kind is learned. */
export const RULEBOOKS: Readonly<Record<(typeof ENDS)[number], string>> = { groups: 'classic', thirdDie: 'stadium' }

/** Tables, and how many games of each: most where most is played. */
const TABLES = [
  [4, 140_000],
  [3, 30_000],
  [2, 40_000],
  [5, 15_000],
  [6, 12_000],
  [7, 6000],
  [8, 6000],
] as const

/** The games of a rulebook: so large a part of them, from this seed on. */
export function sittingsOf(rulebook: string, part: number, seed: number): Sitting[] {
  return TABLES.map(([seats, games], at) => ({ rulebook, seats, games: Math.ceil(games * part), seed: seed + at }))
}
