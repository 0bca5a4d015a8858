import { type GameRecord, RecordError, type Rulebook } from '@hausregeln/engine'
import { findRulebook, rulebooks } from '@hausregeln/rulebooks'
import { RunError } from './failure.ts'

/** The rulebook of a record. Throws `RecordError` if there is none of its name. */
export function rulebookOf({ header }: GameRecord): Rulebook {
  const rulebook = findRulebook(header.rulebook)
  if (rulebook !== undefined) return rulebook
  const known = rulebooks.map(({ book }) => book.id).join(', ')
  throw new RecordError(`The record is of the rulebook "${header.rulebook}". There are: ${known}.`)
}

/** Plays a record again. A table that the rulebook does not allow is the record's fault, not the user's: `RunError`. */
export async function playAgain<T>(again: () => T | Promise<T>): Promise<T> {
  try {
    return await again()
  } catch (error) {
    if (error instanceof Error && error.name === 'SetupError')
      throw new RunError(`The record begins with a table that cannot be: ${error.message}`)
    throw error
  }
}
