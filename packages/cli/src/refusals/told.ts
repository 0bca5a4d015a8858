import type { BookError, BookFault, RecordError } from '@hausregeln/engine'
import { textIn } from '@hausregeln/engine/core/saying.ts'
import type { ExperimentError } from '@hausregeln/lab/experiment/books.ts'
import { ExitCode, Interrupted, Refused } from '../failure.ts'
import type { Language } from '../language.ts'
import type { Refusals } from './refusals.ts'

/** Errors whose message is a sentence for the user, by name: those of the libraries below are not loaded only for this. */
const CODES: Readonly<Record<string, number>> = {
  UsageError: ExitCode.usage,
  BookError: ExitCode.usage,
  SetupError: ExitCode.usage,
  ExperimentError: ExitCode.usage,
  GameFault: ExitCode.failed,
  RunError: ExitCode.failed,
  RecordError: ExitCode.failed,
  StorageError: ExitCode.failed,
}

/** Tells an error on stderr in these words, which are of this language, and returns the exit code. */
export async function reportFailure(error: unknown, say: Refusals, language: Language): Promise<number> {
  if (error instanceof Interrupted) {
    console.error(say.stopped)
    return error.signal === 'SIGINT' ? ExitCode.interrupted : ExitCode.terminated
  }
  const code = error instanceof Error ? CODES[error.name] : undefined
  if (error instanceof Error && code !== undefined) {
    console.error(await told(error, say, language))
    return code
  }
  console.error(say.impossible, error)
  return ExitCode.failed
}

/** What an error says. What only hosts meet, such as a database that cannot be read, is said in English. */
async function told(error: Error, say: Refusals, language: Language): Promise<string> {
  if (error instanceof Refused || 'said' in error) await bringSaid(language)
  if (error instanceof Refused) return error.tell(say, language)
  if ('said' in error) return textIn((error as RecordError).said, language)
  if (error.name === 'ExperimentError') return (await lines((error as ExperimentError).faults, language)).join('\n')
  if (error.name !== 'BookError') return error.message
  const { id, found } = error as BookError
  const sentences = await lines(
    found.map((fault) => ({ ...fault, at: [] })),
    language,
  )
  return say.bookRefused({ name: id, sentence: sentences.join(' ') })
}

/**
 * Loads what the engine says is wrong with a table or a record, English too: the error may come from the engine of a program
 * of its own, without words.
 */
async function bringSaid(language: Language): Promise<void> {
  const { bringFaults } = await import('@hausregeln/rulebooks/texts/bring-words.ts')
  await Promise.all([bringFaults(language), import('@hausregeln/engine/core/say.ts')])
}

async function lines(faults: readonly BookFault[], language: Language): Promise<string[]> {
  const { describeBookFault } = await import('@hausregeln/rulebooks/file/index.ts')
  return faults.map((fault) => describeBookFault(fault, language))
}
