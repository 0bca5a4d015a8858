import type { BookError, BookFault, SetupError, SetupFault } from '@hausregeln/engine'
import type { ExperimentError } from '@hausregeln/lab/experiment/books.ts'
import type { UnknownName } from '@hausregeln/lab/table.ts'
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

/** What an error says. What only programmers and hosts meet, such as a damaged record, is said in English. */
async function told(error: Error, say: Refusals, language: Language): Promise<string> {
  if (error instanceof Refused) return error.tell(say, language)
  if (error.name === 'SetupError') return toldSetup(error, say)
  if (error.name === 'ExperimentError') return (await lines((error as ExperimentError).faults, language)).join('\n')
  if (error.name !== 'BookError') return error.message
  const { id, found } = error as BookError
  const sentences = await lines(
    found.map((fault) => ({ ...fault, at: [] })),
    language,
  )
  return say.bookRefused({ name: id, sentence: sentences.join(' ') })
}

async function lines(faults: readonly BookFault[], language: Language): Promise<string[]> {
  const { describeBookFault } = await import('@hausregeln/rulebooks/file/index.ts')
  return faults.map((fault) => describeBookFault(fault, language))
}

/** Why a table cannot be. */
export function toldSetup(error: Error, say: Refusals): string {
  const { fault } = error as SetupError<SetupFault | UnknownName>
  switch (fault?.what) {
    case 'players':
      return say.players(fault)
    case 'noOption':
      return say.noOption(fault)
    case 'optionValue':
      return say.optionValue(fault)
    case 'noBook':
      return say.noBook(fault)
    case 'noBot':
      return say.noBot(fault)
    default:
      return error.message
  }
}
