import type { Language } from './language.ts'
import { ENGLISH, type Refusals } from './refusals/refusals.ts'

/** What the command line tells the shell. */
export const ExitCode = { ok: 0, failed: 1, usage: 2, interrupted: 130, terminated: 143 } as const

/** Says what is wrong by these words; `language`: theirs, for what says more. */
type Tell = (words: Refusals, language: Language) => string

/** Something that a command refuses: the message says it in English, `tell` in any language. */
export class Refused extends Error {
  readonly tell: Tell
  constructor(tell: Tell) {
    super(tell(ENGLISH, 'en'))
    this.tell = tell
  }
}

/** The command is not to be understood so, or asks for what there is not. */
export class UsageError extends Refused {
  override readonly name = 'UsageError'
}

/** A run went wrong, or a file is not what it should be. */
export class RunError extends Refused {
  override readonly name = 'RunError'
}

/** The user, or the system, has asked for an end. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'
  readonly signal: NodeJS.Signals
  constructor(signal: NodeJS.Signals) {
    super(ENGLISH.stopped)
    this.signal = signal
  }
}
