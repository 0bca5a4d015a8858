import { StorageError } from './storage.ts'

/** What is kept of a table, or of all, is not what was written: it cannot be read as it should be. */
export class DamageError extends StorageError {}

/** What was found when all that is kept was read. */
export interface Findings {
  /** What the database says of itself; empty: nothing is wrong with it as a whole. */
  readonly file: readonly string[]
  /** Codes of tables that are whole. */
  readonly whole: readonly string[]
  /** Codes of tables that are damaged, each with a sentence. */
  readonly damaged: readonly (readonly [code: string, sentence: string])[]
}

/** Throws `DamageError` if fewer steps of a table are found than were written. */
export function demandAll(code: string, written: number, found: number): void {
  if (written > found) throw new DamageError(`Table ${code} lacks ${written - found} of its steps.`)
}
