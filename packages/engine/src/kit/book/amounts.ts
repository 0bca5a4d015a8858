import type { Text } from '../../core/text.ts'
import { type BookFault, fault, type Place } from './fault.ts'
import { quoted } from './quoted.ts'

/** The greatest amount that a rulebook may name: sums of them over a long game still fit a word of the state. */
export const MOST_MONEY = 1_000_000

/** A utility's rent is this many times the pips at most. */
export const MOST_FACTOR = 10_000

/** Whether a value is a whole number within these limits. */
export function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most
}

/** The fault of a number that is none, or lies beyond its limits; nothing if it is as it should be. */
export function numberFault(at: Place, what: Text, value: unknown, least: number, most: number): BookFault[] {
  if (isWhole(value, least, most)) return []
  const given = quoted(value)
  return [
    fault(
      at,
      `${what.de} ist eine ganze Zahl von ${least} bis ${most}, nicht ${given}.`,
      `${what.en} is a whole number from ${least} to ${most}, not ${given}.`,
    ),
  ]
}
