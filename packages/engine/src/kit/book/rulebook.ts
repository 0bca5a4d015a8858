import type { Book, Landing } from '../../core/book.ts'
import type { Chapter } from '../../core/chapter.ts'
import type { Text } from '../../core/text.ts'
import type { BoardDef, SpaceDef } from '../definition.ts'
import type { RuleText } from '../rule-text.ts'
import { noSurcharge } from '../surcharge.ts'

/** What most rulebooks have in common: a rulebook says only where it differs. */
export const USUAL = {
  surcharge: noSurcharge,
  milestone: null,
  startReached: null,
  mayBuy: () => null,
  bought: () => {},
  received: () => {},
  ladder: null,
  housesBeforeHotel: 4,
  rentInJail: true,
  sameDoublesTwice: false,
  doublesOptional: false,
} as const satisfies Partial<Book>
type Usual = keyof typeof USUAL

/** A rulebook as its author writes it: data, chosen chapters, policies, and the rules' texts. */
export interface BookDef
  extends Omit<
      Book,
      'identity' | 'board' | 'frames' | 'actions' | 'often' | 'matters' | 'adjusts' | 'landings' | Usual
    >,
    Partial<Pick<Book, Usual>> {
  readonly title: Text
  readonly board: BoardDef
  readonly chapters: readonly Chapter[]
  readonly landings: Readonly<Record<SpaceDef['kind'], Landing>>
  readonly ruleTexts: Readonly<Record<string, RuleText>>
}

/** A rulebook ready for play, with everything that people read of it. */
export interface Rulebook {
  readonly book: Book
  readonly title: Text
  readonly board: BoardDef
  readonly ruleTexts: Readonly<Record<string, RuleText>>
}

/** A rulebook that cannot be played; `faults` are sentences. */
export class BookError extends Error {
  override readonly name = 'BookError'
  readonly faults: readonly string[]
  constructor(id: string, faults: readonly string[]) {
    super(`The rulebook "${id}" cannot be played: ${faults.join(' ')}`)
    this.faults = faults
  }
}
