import { findRulebook } from '@hausregeln/rulebooks'

/** Whether a page can read states of a rulebook by the layouts that it knows. One that names none is believed. */
export function isReadBy(rulebook: string, layouts: Readonly<Record<string, string>> | undefined): boolean {
  const theirs = layouts?.[rulebook]
  return theirs === undefined || theirs === findRulebook(rulebook)?.book.layout.fingerprint
}
