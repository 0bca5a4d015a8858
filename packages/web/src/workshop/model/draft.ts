import { type BookChange, type ChangePart, NO_CHANGE } from '@hausregeln/rulebooks/change/change.ts'
import type { BookFile } from '@hausregeln/rulebooks/file/index.ts'
import { same } from '@hausregeln/rulebooks/file/same.ts'

export { same }

export type BoardFile = NonNullable<BookFile['board']>

/** What a draft began with: a rulebook that every program has, by its id, or a file. */
export type Origin =
  | { readonly kind: 'house'; readonly id: string }
  | { readonly kind: 'finished'; readonly id: string }
  | { readonly kind: 'file'; readonly file: BookFile }

/**
 * A rulebook being written: what it began with, and what is wished for. Nothing in it need go together: what has to change
 * with it is settled, and what cannot be played is told, when it is put together (`build.ts`).
 */
export interface Draft extends BookChange {
  readonly origin: Origin
  /** Its own name; '' as long as nobody has given one. */
  readonly title: BookFile['title']
}

/** A draft that changes nothing yet. */
export function newDraft(origin: Origin): Draft {
  return { origin, title: '', ...NO_CHANGE }
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
