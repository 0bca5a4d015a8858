import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PART_KINDS } from '@hausregeln/engine'
import { rulebooks } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { type LedgerRow, readLedger, sentencesBehind } from './lib/ledger.ts'
import { titlesOf } from './lib/titles.ts'

const house = join(import.meta.dirname, '..')
const titles = new Map<string, readonly string[]>()

function hasTest(file: string, title: string): boolean {
  if (!titles.has(file)) titles.set(file, titlesOf(readFileSync(join(house, file), 'utf8')))
  return titles.get(file)?.includes(title) ?? false
}

describe.each(rulebooks)('the ledger of $book.id', ({ book, ruleTexts }) => {
  const ledger = readLedger(book.id)
  const rules = ledger.filter(({ kind }) => kind !== 'no rule')

  it('has every sentence once, in order, by its hash', () => {
    expect(ledger.map(({ n }) => n)).toEqual(ledger.map((_, at) => at + 1))
    expect(ledger.filter(({ hash }) => !/^[\da-f]{8}$/.test(hash))).toEqual([])
  })

  it('gives every sentence a kind, and every rule a paragraph that has a part of that kind, and a test', () => {
    const kinds: readonly string[] = [...PART_KINDS, 'no rule']
    expect(ledger.filter(({ kind }) => !kinds.includes(kind))).toEqual([])
    expect(ledger.filter((row) => row.kind === 'no rule' && row.paragraphs.length + row.tests.length > 0)).toEqual([])
    expect(rules.filter(({ paragraphs, tests }) => paragraphs.length === 0 || tests.length === 0)).toEqual([])
    const lacksPart = ({ kind, paragraphs }: LedgerRow) =>
      paragraphs.some((id) => kind !== 'no rule' && ruleTexts[id]?.[kind] === undefined)
    expect(rules.filter(lacksPart)).toEqual([])
  })

  it('names tests that there are, by file and title', () => {
    const missing = rules.flatMap(({ n, tests }) =>
      tests.filter(({ file, title }) => !hasTest(file, title)).map(({ file, title }) => `${n}: ${file}: ${title}`),
    )
    expect(missing).toEqual([])
  })

  it('has a sentence behind every part that is said to be from the source', () => {
    const named = new Set(ledger.filter(({ kind }) => kind === 'source').flatMap(({ paragraphs }) => paragraphs))
    const fromSource = Object.entries(ruleTexts).flatMap(([id, { source }]) => (source === undefined ? [] : [id]))
    // A sentence that we could not follow to the letter stands under the kind of our reading.
    const read = new Set(rules.flatMap(({ paragraphs }) => paragraphs))
    expect(fromSource.filter((id) => !named.has(id))).toEqual([])
    expect([...read].filter((id) => ruleTexts[id] === undefined)).toEqual([])
  })
})

describe('the numbers of the sentences behind a paragraph', () => {
  const row = (n: number, ...paragraphs: string[]): LedgerRow => ({
    n,
    hash: '00000000',
    kind: 'source',
    paragraphs,
    tests: [],
  })

  it('draw runs together', () => {
    const ledger = [row(1, 'A'), row(2, 'B'), row(3, 'A', 'B'), row(4, 'A'), row(5, 'A'), row(7, 'A')]
    expect([sentencesBehind(ledger, 'A'), sentencesBehind(ledger, 'B'), sentencesBehind(ledger, 'C')]).toEqual([
      '1, 3–5, 7',
      '2–3',
      '',
    ])
  })
})
