import { CommanderError } from 'commander'
import { ExitCode, reportFailure } from './failure.ts'
import { createProgram } from './program.ts'

/** Carries out a command line, as it stands behind the program's name; reports what goes wrong. Returns the exit code. */
export async function runCommand(args: readonly string[]): Promise<number> {
  try {
    await (await createProgram(args)).parseAsync(args, { from: 'user' })
    return ExitCode.ok
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? ExitCode.ok : ExitCode.usage
    return reportFailure(error)
  }
}
