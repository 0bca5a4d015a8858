import { ExitCode } from './failure.ts'
import { runCommand } from './run.ts'

/** The reader of the output may stop reading: `hausregeln … | head`. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(ExitCode.ok)
  throw error
})

const code = await runCommand(process.argv.slice(2))
// A command that has told a finding has set its own.
if (code !== ExitCode.ok) process.exitCode = code
