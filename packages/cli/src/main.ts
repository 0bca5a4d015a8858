import { CommanderError } from 'commander'
import { ExitCode, reportFailure } from './failure.ts'
import { createProgram } from './program.ts'

/** The reader of the output may stop reading: `hausregeln … | head`. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(ExitCode.ok)
  throw error
})

try {
  await createProgram().parseAsync()
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? ExitCode.ok : ExitCode.usage
  else process.exitCode = reportFailure(error)
}
