/** What the command line tells the shell. */
export const ExitCode = { ok: 0, failed: 1, usage: 2, interrupted: 130, terminated: 143 } as const

/** The command is not to be understood so, or asks for what there is not. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** A run went wrong, or a file is not what it should be. */
export class RunError extends Error {
  override readonly name = 'RunError'
}

/** The user, or the system, has asked for an end. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'
  readonly signal: NodeJS.Signals
  constructor(signal: NodeJS.Signals) {
    super('Stopped.')
    this.signal = signal
  }
}

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

/** Tells an error on stderr, and returns the exit code. */
export function reportFailure(error: unknown): number {
  if (error instanceof Interrupted) {
    console.error(error.message)
    return error.signal === 'SIGINT' ? ExitCode.interrupted : ExitCode.terminated
  }
  const code = error instanceof Error ? CODES[error.name] : undefined
  if (error instanceof Error && code !== undefined) {
    console.error(error.message)
    return code
  }
  console.error('Something went wrong that should not be possible:', error)
  return ExitCode.failed
}
