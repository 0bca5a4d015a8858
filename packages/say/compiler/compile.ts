import { type Catalogue, isTold } from './catalogue.ts'
import { check, warningsOf } from './check.ts'
import { emitLanguage, emitShape } from './emit.ts'
import type { Fault } from './message.ts'

export interface Compiled {
  /** What is to be written, by file name: `shape.words.ts` has the shape, `de.words.ts` German. Empty where there are faults. */
  readonly files: ReadonlyMap<string, string>
  readonly faults: readonly Fault[]
  readonly warnings: readonly Fault[]
}

/** Checks a catalogue and writes its modules. `whole`: see `check`. */
export function compile(catalogue: Catalogue, whole?: readonly string[]): Compiled {
  const faults = check(catalogue, whole)
  if (faults.length > 0) return { files: new Map(), faults, warnings: [] }
  if (!isTold(catalogue)) return { files: new Map(), faults, warnings: warningsOf(catalogue) }
  const languages = [...catalogue.languages.keys()].map(
    (language) => [`${language}.words.ts`, emitLanguage(catalogue, language)] as const,
  )
  return {
    files: new Map([['shape.words.ts', emitShape(catalogue)], ...languages]),
    faults,
    warnings: warningsOf(catalogue),
  }
}
