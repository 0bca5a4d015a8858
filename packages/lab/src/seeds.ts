import { digestOf } from '@hausregeln/engine'

/** Hexadecimal digits of a whole number that is exact in every computation: 52 bits. */
const SEED_DIGITS = 13

/**
 * The seeds of the bot on this seat in the games of a run with seed S, by the number of the game. They come from a hash
 * of S and the seat: from it nobody finds S, and with it the dice, or the seeds of others.
 */
export function botSeeds(seed: number, seat: number): (game: number) => number {
  const own = Number.parseInt(digestOf(`bot ${seed} ${seat}`).slice(0, SEED_DIGITS), 16)
  return (game) => mix(own, game)
}

/**
 * Seeds of a run. Game number `index` (from 0) of a run with seed S has the seed mix(S, index). So a game depends on S
 * and its number alone, not on who played it when.
 *
 * mix(seed, index) hashes the four 32-bit words (low and high of each) twice, from two different starts, each word by
 * the finishing steps of MurmurHash3, and joins the two results to a number below 2^53. No two games of a run shorter
 * than 2^32 share a seed.
 */
export function mix(seed: number, index: number): number {
  const high = hash(0x243f6a88, seed, index) >>> 11
  return high * 2 ** 32 + hash(0x9e3779b9, seed, index)
}

function hash(start: number, seed: number, index: number): number {
  let h = stir(start ^ low(seed))
  h = stir(h ^ high(seed))
  h = stir(h ^ low(index))
  return stir(h ^ high(index))
}

function low(value: number): number {
  return value | 0
}
function high(value: number): number {
  return Math.floor(value / 2 ** 32) | 0
}

function stir(word: number): number {
  let h = (word + 0x9e3779b9) | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}
