import { CommanderError } from 'commander'
import { ExitCode } from './failure.ts'
import { languageFor } from './language.ts'
import { createProgram } from './program.ts'
import { refusalsIn } from './refusals/refusals.ts'
import { reportFailure } from './refusals/told.ts'

/** Carries out a command line, as it stands behind the program's name; reports what goes wrong. Returns the exit code. */
export async function runCommand(args: readonly string[]): Promise<number> {
  const language = languageFor(args, process.env)
  const refusals = await refusalsIn(language)
  try {
    await (await createProgram(args, refusals)).parseAsync(args, { from: 'user' })
    return ExitCode.ok
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? ExitCode.ok : ExitCode.usage
    return await reportFailure(error, refusals, language)
  }
}
