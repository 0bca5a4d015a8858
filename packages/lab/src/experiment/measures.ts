/**
 * What is compared, in units that people read.
 *
 * - `length`: rounds of a game; one that is given up counts with the limit.
 * - `ended`: the share of games that end, of all.
 * - `first`: by how much the player with the first turn wins more than a fair part, of the games that somebody wins.
 * - `winner`: the share that the bot of the first place wins, of the games that somebody wins.
 */
export const MEASURES = ['length', 'ended', 'first', 'winner'] as const
export type MeasureName = (typeof MEASURES)[number]
