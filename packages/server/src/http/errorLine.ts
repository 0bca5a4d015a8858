/** What of an error stands in the server's log. */
interface ErrorLine {
  readonly [field: string]: unknown
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly code?: string
  /** What has caused it. */
  readonly cause?: ErrorLine
}

/** JSON that cannot be read is quoted by the error that says so. */
const QUOTED = /, (?:\.\.\.)?".*"(?:\.\.\.)? is not valid JSON/gs

/**
 * An error as the log has it: what it is and where it happened, and nothing of what people have written or are called. A
 * database tells beside its message which values it was about.
 */
export function errorLine(error: unknown): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: 'What was thrown is no error.', stack: '' }
  const { name, message, stack = '', cause, code } = error as NodeJS.ErrnoException
  const told = (text: string) => text.replaceAll(QUOTED, ' in what should be JSON')
  return {
    type: name,
    message: told(message),
    stack: told(stack),
    ...(typeof code === 'string' && { code }),
    ...(cause !== undefined && { cause: errorLine(cause) }),
  }
}
