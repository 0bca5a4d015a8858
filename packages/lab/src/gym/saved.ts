import { crc32 } from 'node:zlib'
import { type Book, digestOf } from '@hausregeln/engine'
import { seed } from '@hausregeln/engine/core/chance.ts'
import type { Table } from '../table.ts'
import type { Lane } from './lane.ts'

/** Numbers before the state: what table it is of, a check of the rest, and where the game stands. */
const WORDS = 7
const WORD = 4
const HIGH = 2 ** 32

/** A game with all that nobody sees, as bytes: for programs that search, not for those who play. */
export function writePosition(table: Table, { game, standing }: Lane): Uint8Array {
  const { number, unasked, seat, must } = standing
  const head = Int32Array.of(
    tableNumber(game.book, table),
    0,
    number | 0,
    Math.floor(number / HIGH),
    unasked,
    seat,
    must ? 1 : 0,
  )
  const state = game.s.bytes
  const bytes = new Uint8Array(WORDS * WORD + state.length)
  bytes.set(new Uint8Array(head.buffer))
  bytes.set(state, WORDS * WORD)
  new DataView(bytes.buffer).setUint32(WORD, checkOf(bytes), true)
  return bytes
}

/** What is wrong with such bytes for this table, as a sentence; null: nothing. */
export function faultOf(table: Table, { game }: Lane, bytes: Uint8Array): string | null {
  if (bytes.length < WORDS * WORD) return 'That is no saved game.'
  const [of, check = 0] = headOf(bytes)
  if (of !== tableNumber(game.book, table))
    return 'That game was saved at another table: rulebook, seats and options must be the same.'
  const isWhole = bytes.length === WORDS * WORD + game.s.bytes.length && check >>> 0 === checkOf(bytes)
  return isWhole ? null : 'That saved game is damaged.'
}

/**
 * Lays bytes without fault into a lane. `chance`: the seed of dice and cards from now on; null: they come as they would
 * have.
 */
export function layPosition(lane: Lane, bytes: Uint8Array, chance: number | null): void {
  const [, , low = 0, high = 0, unasked = 0, seat = 0, must = 0] = headOf(bytes)
  lane.game.s.load(bytes.subarray(WORDS * WORD))
  if (chance !== null) seed(lane.game, chance)
  lane.resume({ number: high * HIGH + (low >>> 0), unasked, seat, must: must === 1 })
}

function headOf(bytes: Uint8Array): Int32Array {
  return new Int32Array(bytes.slice(0, WORDS * WORD).buffer)
}

function checkOf(bytes: Uint8Array): number {
  return crc32(bytes.subarray(2 * WORD))
}

/** Tells tables apart on which the same bytes would mean something else. */
function tableNumber(book: Book, { rulebook, seats, options }: Table): number {
  const chosen = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))
  return crc32(digestOf(JSON.stringify([rulebook, book.identity(), book.layout.fingerprint, seats, chosen]))) | 0
}
