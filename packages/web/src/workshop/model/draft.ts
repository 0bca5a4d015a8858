import type { NumberValue } from '@hausregeln/engine'
import type { BookFile } from '@hausregeln/rulebooks/file/index.ts'
import { same } from '@hausregeln/rulebooks/file/same.ts'
import type { ChangePart } from '../../rules/told/differences.ts'

export { same }

export type BoardFile = NonNullable<BookFile['board']>

/** What a draft began with: a rulebook that every program has, by its id, or a file. */
export type Origin =
  | { readonly kind: 'house'; readonly id: string }
  | { readonly kind: 'finished'; readonly id: string }
  | { readonly kind: 'file'; readonly file: BookFile }

/** What is left to the table, changed: what is usual; null: it is no longer left to the table. */
export type OptionChange = number | null

/**
 * A rulebook being written: what it began with, and what has been changed. Nothing in it need go together: what does not
 * is told when it is put together (`build.ts`).
 */
export interface Draft {
  readonly origin: Origin
  /** Its own name; '' as long as nobody has given one. */
  readonly title: BookFile['title']
  /** By policy. */
  readonly choices: Readonly<Record<string, string>>
  readonly numbers: Readonly<Record<string, NumberValue>>
  /** Chapters that are in where they were not, or out. */
  readonly chapters: Readonly<Record<string, boolean>>
  readonly options: Readonly<Record<string, OptionChange>>
  /** Its own board, whole; null: that of the origin. */
  readonly board: BoardFile | null
}

/** A draft that changes nothing yet. */
export function newDraft(origin: Origin): Draft {
  return { origin, title: '', choices: {}, numbers: {}, chapters: {}, options: {}, board: null }
}

type Value<Part extends ChangePart> = Draft[Part][string]

/**
 * The draft with one thing changed. `was`: what the origin has there; changing it back is no change.
 */
export function withChange<Part extends ChangePart>(
  draft: Draft,
  part: Part,
  name: string,
  value: Value<Part>,
  was: Value<Part> | undefined,
): Draft {
  if (same(value, was)) return withoutChange(draft, part, name)
  return { ...draft, [part]: { ...draft[part], [name]: value } }
}

/** The draft without a change that it has made. */
export function withoutChange(draft: Draft, part: ChangePart, name: string): Draft {
  if (!Object.hasOwn(draft[part], name)) return draft
  const { [name]: _, ...left } = draft[part] as Readonly<Record<string, unknown>>
  return { ...draft, [part]: left }
}

/** Whether a draft is as it began. */
export function isUntouched(draft: Draft): boolean {
  return same(draft, newDraft(draft.origin))
}
