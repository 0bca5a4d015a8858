import { editionOf, type GameRecord, inEdition, type RecordHeader, type Rulebook, SetupError } from '@hausregeln/engine'
import { textIn } from '@hausregeln/engine/core/saying.ts'
import { loadRulebook, RULEBOOK_IDS } from '@hausregeln/rulebooks/load.ts'
import { bringOwnHashes } from '@hausregeln/server/ownHashes.ts'
import { RunError } from './failure.ts'

// Whatever is done with a record, all its states are hashed again.
bringOwnHashes()

/**
 * The rulebook of a record, in its edition; `named` is what the command line says of where it is. Throws `RunError` if there is none
 * of its name or another one is named, and what `rulebookFor` throws.
 */
export async function rulebookOf({ header }: GameRecord, named?: string): Promise<Rulebook> {
  const rulebook = named === undefined ? await rulebookFrom(header) : await rulebookNamed(named)
  if (rulebook?.book.id === header.rulebook) return inEdition(rulebook, editionOf(header))
  if (rulebook !== undefined)
    throw new RunError((say) => say.recordOther({ name: header.rulebook, other: rulebook.book.id }))
  const known = RULEBOOK_IDS.join(', ')
  throw new RunError((say) => say.recordUnknown({ name: header.rulebook, known }))
}

async function rulebookNamed(argument: string): Promise<Rulebook> {
  return await (await import('./rulebook.ts')).rulebookFor(argument)
}

/** The rulebook that a record carries, else the one of its name that every program has. */
async function rulebookFrom(header: RecordHeader): Promise<Rulebook | undefined> {
  if (header.book === undefined) return loadRulebook(header.rulebook)
  const { carriedBook, describeBookFault } = await import('@hausregeln/rulebooks/file/index.ts')
  const read = carriedBook(header)
  if (read?.faults)
    throw new RunError((say, language) =>
      [say.recordBook, ...read.faults.map((one) => describeBookFault(one, language))].join('\n'),
    )
  return read?.value
}

/** Plays a record again. A table that the rulebook does not allow is the record's fault, not the user's: `RunError`. */
export async function playAgain<T>(again: () => T | Promise<T>): Promise<T> {
  try {
    return await again()
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    throw new RunError((say, language) => say.recordTable({ sentence: textIn(error.said, language) }))
  }
}
