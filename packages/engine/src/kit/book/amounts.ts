import type { Saying } from '../../core/saying.ts'
import { type BookFault, fault, type Place } from './fault.ts'
import { quoted } from './quoted.ts'
import { say } from './say.ts'

/** The greatest amount that a rulebook may name: sums of them over a long game still fit a word of the state. */
export const MOST_MONEY = 1_000_000

/** A utility's rent is this many times the pips at most. */
export const MOST_FACTOR = 10_000

/** Whether a value is a whole number within these limits. */
export function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most
}

/** The fault of a number that is none, or lies beyond its limits; nothing if it is as it should be. */
export function numberFault(at: Place, what: Saying, value: unknown, least: number, most: number): BookFault[] {
  if (isWhole(value, least, most)) return []
  return [fault(at, say('notWhole', { what, least, most, given: quoted(value) }))]
}
