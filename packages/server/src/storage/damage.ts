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

/** Throws `DamageError` unless these are all the steps that there should be, each of which can be read. */
export function demandWhole(code: string, steps: readonly string[], sequence: number): void {
  if (steps.length !== sequence)
    throw new DamageError(`Table ${code} has ${steps.length} steps, where ${sequence} were written.`)
  steps.forEach((step, index) => {
    try {
      const { facts } = JSON.parse(step) as { readonly facts?: readonly { readonly fact?: unknown }[] }
      if (Array.isArray(facts) && (index > 0 || facts[0]?.fact === 'created')) return
    } catch {
      // Said below.
    }
    throw new DamageError(`Step ${index + 1} of table ${code} is not what was written.`)
  })
}
