import type { Book, OptionDef } from '../../core/book.ts'
import type { Text } from '../../core/text.ts'
import type { Slot } from '../../core/vocabulary.ts'
import type { BoardDef } from '../definition.ts'
import type { RuleText } from '../rule-text.ts'
import type { Chapter } from './chapter.ts'
import type { BookFault } from './fault.ts'
import type { Chosen, Numbers } from './offered.ts'

/**
 * A rulebook as its author writes it. All of it is data: chapters and choices are known by their names, numbers by
 * theirs, so that a file can say as much as a program.
 */
export interface BookDef {
  readonly id: string
  readonly version: number
  /** Its versions in earlier editions, from the first one on, where they were others. */
  readonly formerVersions?: readonly number[]
  readonly title: Text
  readonly board: BoardDef
  readonly ruleTexts: Readonly<Record<string, RuleText>>
  readonly options: readonly OptionDef[]
  readonly chapters: readonly Chapter[]
  /** How each policy is settled, where it is not settled by a chapter or as usual. */
  readonly choose: Chosen
  readonly numbers: Numbers
  /** The slots that each paragraph fills. */
  readonly paragraphs: Readonly<Record<string, readonly Slot[]>>
}

/** A rulebook ready for play, with everything that people read of it. */
export interface Rulebook {
  readonly book: Book
  readonly title: Text
  readonly board: BoardDef
  readonly ruleTexts: Readonly<Record<string, RuleText>>
  /** What it was compiled from. */
  readonly def: BookDef
}

/** A rulebook that cannot be played; `faults` are sentences. */
export class BookError extends Error {
  override readonly name = 'BookError'
  readonly id: string
  readonly faults: readonly string[]
  /** The same with their places, to be said in any language. */
  readonly found: readonly BookFault[]
  constructor(id: string, found: readonly BookFault[]) {
    const faults = found.map(({ en }) => en)
    super(`The rulebook "${id}" cannot be played: ${faults.join(' ')}`)
    this.id = id
    this.faults = faults
    this.found = found
  }
}
