/**
 * What tables may ask of a process, by the name of its setting; each with what it is unless said otherwise. Ten tables at
 * which bots play without a pause are as fast as they can be watched.
 */
export const LOAD_DEFAULTS = {
  /** Steps that bots make by the second, at all tables of a process together. */
  BOT_STEPS_PER_SECOND: 1000,
  /** At one table. */
  BOT_STEPS_PER_TABLE: 100,
  /** Entries of a game's record after which it is ended, and the richest wins. */
  ENTRIES_PER_GAME: 20_000,
  /** Tables that are read at the same time. */
  TABLES_AT_ONCE: 4,
  /** How much of the heap may be in use, in hundredths, until no table is woken that nobody waits for. */
  HEAP_PERCENT: 75,
} as const

export type LoadName = keyof typeof LOAD_DEFAULTS
export type Load = Readonly<Record<LoadName, number>>

export const LOAD_NAMES = Object.keys(LOAD_DEFAULTS) as readonly LoadName[]
