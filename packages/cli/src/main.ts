import { CommanderError } from 'commander'
import { ExitCode, tellFailure } from './failure.ts'
import { createProgram } from './program.ts'

/** Who reads the output may stop reading it: `hausregeln … | head`. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(ExitCode.ok)
  throw error
})

try {
  await createProgram().parseAsync()
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? ExitCode.ok : ExitCode.usage
  else process.exitCode = tellFailure(error)
}
