/**
 * Games that two workers of a page play to their end in their first five seconds, from the middle of a game of four steady
 * players: some six of ten of those that `hausregeln lab pace` measures, for a page must warm up first.
 */
export const GAMES_IN_FIVE_SECONDS: Readonly<Record<string, number>> = {
  classic: 6000,
  stadium: 9000,
  simplified: 20_000,
  exchange: 3500,
  euronopoly: 8000,
}

/** Half of the limits of 95 % of a chance of one in four, after so many games: in points. */
export function pointsAfter(games: number): number {
  return 196 * Math.sqrt((0.25 * 0.75) / games)
}
