import type { Rulebook } from '@hausregeln/engine'
import type { TableSettings } from '@hausregeln/protocol'
import type { OpenedBook } from '@hausregeln/rulebooks/file/index.ts'
import type { BookBrief } from '../../start.ts'

/** The table that most will want, by any rulebook. */
export const FIRST_SETTINGS: Omit<TableSettings, 'rulebook'> = {
  title: '',
  options: {},
  seats: 4,
  public: false,
  spectators: true,
  pace: 'normal',
  countdown: 8,
  clock: { decision: 0, game: 0, timeout: 'bot' },
  companion: false,
  grace: 120,
  unattended: 'pause',
  spectatorsWrite: false,
  goesOn: true,
}

/** A table as it is being set: with a rulebook of its own, or (null) a built-in one. */
export interface TableDraft {
  readonly settings: TableSettings
  readonly own: OpenedBook | null
}

/**
 * What becomes of a draft. It is told as a change, not as the draft that comes of it: while a rulebook that was chosen
 * is on its way, the form still shows the draft before.
 */
export type DraftChange = (draft: TableDraft) => TableDraft

/** How many may play by a rulebook. */
type SeatRange = Pick<BookBrief, 'minSeats' | 'maxSeats'>

function within(seats: number, { minSeats, maxSeats }: SeatRange): number {
  return Math.min(Math.max(seats, minSeats), maxSeats)
}

/** A draft with this rulebook, which somebody has brought. */
export function withOwn({ settings }: TableDraft, own: OpenedBook): TableDraft {
  const { book } = own.rulebook
  return { settings: { ...settings, rulebook: book.id, options: {}, seats: within(settings.seats, book) }, own }
}

/** A draft with one of the built-in rulebooks. */
export function withBuiltIn({ settings }: TableDraft, brief: SeatRange & Pick<BookBrief, 'id'>): TableDraft {
  const { book: _, ...others } = settings
  return {
    settings: { ...others, rulebook: brief.id, options: {}, seats: within(settings.seats, brief) },
    own: null,
  }
}

/** A draft for so many, as far as its rulebook allows. `books`: the built-in ones. */
export function withSeats(draft: TableDraft, seats: number, books: readonly BookBrief[]): TableDraft {
  const { settings, own } = draft
  const range = own?.rulebook.book ?? books.find(({ id }) => id === settings.rulebook)
  return { ...draft, settings: { ...settings, seats: range === undefined ? seats : within(seats, range) } }
}

/** A draft with these house rules, if they are those of its rulebook. */
export function withOptions(draft: TableDraft, { book }: Rulebook, options: TableSettings['options']): TableDraft {
  const { settings } = draft
  if (settings.rulebook !== book.id) return draft
  return { ...draft, settings: { ...settings, options: { ...settings.options, ...options } } }
}
