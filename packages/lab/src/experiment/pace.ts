/**
 * Games that two workers of a page play to their end in their first five seconds, from the middle of a game of four steady
 * players: a third of those that `hausregeln lab pace` measures, for a page must warm up first, on cores that others use. Of
 * the exchange, whose auctions and shares take longest to be warm, what a page has played early in a game.
 */
export const GAMES_IN_FIVE_SECONDS: Readonly<Record<string, number>> = {
  classic: 3500,
  stadium: 5000,
  simplified: 11_000,
  exchange: 700,
  euronopoly: 4200,
}

/** Half of the limits of 95 % of a chance of one in four, after so many games: in points. */
export function pointsAfter(games: number): number {
  return 196 * Math.sqrt((0.25 * 0.75) / games)
}
