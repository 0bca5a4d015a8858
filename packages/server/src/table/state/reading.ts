import { EDITION, editionOf } from '@hausregeln/engine'
import { findRulebook } from '@hausregeln/rulebooks'
import type { TableState } from './state.ts'

/** What a page says of how it reads games: the layouts of built-in rulebooks, and the newest edition that it has. */
export interface Reader {
  readonly layouts?: Readonly<Record<string, string>> | undefined
  readonly edition?: number | undefined
}

/**
 * Whether a page can read the states of a table, and find what is legal in them. One that names no layouts is believed;
 * at a table with a rulebook that was brought it compares the layout itself, when it asks for that.
 */
export function isReadBy({ settings, header }: Pick<TableState, 'settings' | 'header'>, reader: Reader): boolean {
  const { layouts } = reader
  if (layouts === undefined) return true
  const { rulebook, book } = settings
  const theirs = book === undefined ? layouts[rulebook] : undefined
  const edition = header === null ? EDITION : editionOf(header)
  const isKnown = editionOf(reader) >= edition
  return isKnown && (theirs === undefined || theirs === findRulebook(rulebook)?.book.layout.fingerprint)
}
