import type { GameRecord, SealedEntry } from '@hausregeln/engine'

/** The last day of which spreadsheets know. */
const LAST = Date.UTC(9999, 11, 31)

/** When an entry was made, in milliseconds since 1970; undefined: it does not say so, or what it says is no date. */
export function timeOf(sealed: SealedEntry | undefined): number | undefined {
  const at = sealed?.at
  return at === undefined || at >= LAST ? undefined : at
}

/** The first time that entries of a record tell; null: none does. */
export function firstTimeOf({ entries }: GameRecord): number | null {
  return timeOf(entries.find((sealed) => timeOf(sealed) !== undefined)) ?? null
}
