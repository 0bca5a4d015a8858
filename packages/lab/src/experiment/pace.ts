/**
 * Games that two workers play to their end in five seconds from the middle of a game of four steady players, as
 * `hausregeln lab pace` has measured it: by the time that a processor has worked, so that a busy machine tells no less.
 */
export const GAMES_IN_FIVE_SECONDS: Readonly<Record<string, number>> = {
  classic: 6000,
  stadium: 9000,
  simplified: 22_000,
  exchange: 3800,
  euronopoly: 10_000,
}

/** Half of the limits of 95 % of a chance of one in four, after so many games: in points. */
export function pointsAfter(games: number): number {
  return 196 * Math.sqrt((0.25 * 0.75) / games)
}
