import type { RecordHeader, Rulebook, SealedEntry } from '@hausregeln/engine'
import type { OwnRules, TableSettings } from '@hausregeln/protocol'
import { findRulebook } from '@hausregeln/rulebooks'
import type { OwnBook, Shelf } from '../../books/library.ts'
import type { InParts } from '../game/inTurns.ts'
import { type KeptPlay, Play, StrayError } from '../game/play.ts'
import type { TableState } from '../state/state.ts'
import type { Step } from '../steps/step.ts'

/** The rulebook of a table, and what a record of a game by it carries of it. */
export interface PlayedBook {
  readonly rulebook: Rulebook
  /** What is told of it where it was brought; null: it is a built-in one. */
  readonly own: OwnRules | null
  readonly carried: Pick<RecordHeader, 'identity' | 'book'>
}

/** The rulebook that settings name; undefined: it is not known here, or not ready. */
export function playedBook({ rulebook, book }: TableSettings, library: Shelf): PlayedBook | undefined {
  if (book !== undefined) return playedOwn(library.ready(book))
  const house = findRulebook(rulebook)
  return house && { rulebook: house, own: null, carried: {} }
}

function playedOwn(own: OwnBook | undefined): PlayedBook | undefined {
  if (own === undefined) return undefined
  const { rulebook, rules, file } = own
  return { rulebook, own: rules, carried: { identity: rulebook.book.identity(), book: file } }
}

/** The rulebook of a table: one that was brought stays known to it, however long it lives; others must be ready. */
export class TableBook {
  readonly #library: Shelf
  #known: PlayedBook | undefined

  constructor(library: Shelf) {
    this.#library = library
  }

  /** The rulebook that settings name. `own`: that of the table as it stands. */
  of(settings: TableSettings, own: OwnRules | null): PlayedBook | undefined {
    const mark = settings.book ?? null
    const found = mark !== null && this.#known?.own?.mark === mark ? this.#known : playedBook(settings, this.#library)
    if (mark === own?.mark) this.#known = found
    return found
  }

  /** The table's game, taken up where it stood; `frozen`: see `Play`. Throws if it cannot be. */
  takeUp({ header, seed, settings, own }: TableState, kept: KeptPlay, frozen: string | null): Play {
    const played = this.of(settings, own)
    if (header === null || played === undefined) throw new Error('Its rulebook is not there.')
    return Play.standing(played.rulebook.book, { ...header, ...played.carried }, seed, kept, frozen)
  }

  /**
   * The table's game, played on from its entries; null: none has begun. `patient`: nobody waits meanwhile; else what takes
   * long throws `StrayError`. Throws if a book that was brought is not there.
   */
  *resume(state: TableState, entries: readonly SealedEntry[], patient: boolean): InParts<Play | null> {
    const { header, seed, settings, own } = state
    const played = this.of(settings, own)
    if (played === undefined && settings.book !== undefined) throw new Error('Its rulebook is not there.')
    if (header === null || played === undefined) return null
    const record = { header: { ...header, ...played.carried }, entries }
    const { book } = played.rulebook
    try {
      return yield* Play.resume(book, record, seed)
    } catch (error) {
      if (!patient || !(error instanceof StrayError)) throw error
      return Play.followed(book, record, seed)
    }
  }
}

/** The mark of the rulebook that a table has after its steps; null: a built-in one, or they say nothing of it. */
export function markIn(texts: readonly string[]): string | null {
  for (const text of texts.toReversed()) {
    if (!/"fact":"(?:created|configured)"/.test(text)) continue
    for (const fact of (JSON.parse(text) as Step).facts.toReversed())
      if (fact.fact === 'created' || fact.fact === 'configured') return fact.settings.book ?? null
  }
  return null
}
