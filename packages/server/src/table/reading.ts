import type { TableSettings } from '@hausregeln/protocol'
import { findRulebook } from '@hausregeln/rulebooks'

/**
 * Whether a page can read states of a built-in rulebook by the layouts that it knows. One that names none is
 * believed, and so is one at a table with a rulebook that was brought: it compares the layout when it asks for that.
 */
export function isReadBy(
  { rulebook, book }: TableSettings,
  layouts: Readonly<Record<string, string>> | undefined,
): boolean {
  const theirs = book === undefined ? layouts?.[rulebook] : undefined
  return theirs === undefined || theirs === findRulebook(rulebook)?.book.layout.fingerprint
}
