import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PartKind } from '@hausregeln/engine'

const house = join(import.meta.dirname, '../..')

/** What a sentence of a source has become: paragraphs, and the tests that fail when they break. */
export interface LedgerRow {
  /** The number of the sentence in its source, from 1. */
  readonly n: number
  /** The first eight digits of the SHA-256 of the sentence, so that a ledger can be held against its source. */
  readonly hash: string
  readonly kind: PartKind | 'no rule'
  readonly paragraphs: readonly string[]
  readonly tests: readonly { readonly file: string; readonly title: string }[]
}

/** The ledger of a rulebook: every sentence of its source once, without a word of it. */
export function readLedger(book: string): readonly LedgerRow[] {
  return JSON.parse(readFileSync(join(house, `packages/rulebooks/ledger/${book}.json`), 'utf8'))
}

/** The sentences that stand behind a paragraph: their numbers, runs drawn together (`3, 7–9`). */
export function sentencesBehind(ledger: readonly LedgerRow[], paragraph: string): string {
  const numbers = ledger.filter(({ paragraphs }) => paragraphs.includes(paragraph)).map(({ n }) => n)
  const starts = numbers.filter((n) => !numbers.includes(n - 1))
  const ends = numbers.filter((n) => !numbers.includes(n + 1))
  return starts.map((start, at) => (start === ends[at] ? `${start}` : `${start}–${ends[at]}`)).join(', ')
}
