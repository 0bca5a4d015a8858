import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rulebooks } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { type Clause, type Ledger, ledgerFaults, type NamedTest, readLedger, sentencesBehind } from './lib/ledger.ts'
import { titlesOf } from './lib/titles.ts'

const house = join(import.meta.dirname, '..')
const titles = new Map<string, readonly string[]>()

function exists({ file, title }: NamedTest): boolean {
  if (!titles.has(file)) titles.set(file, titlesOf(readFileSync(join(house, file), 'utf8')))
  return titles.get(file)?.includes(title) ?? false
}

describe.each(rulebooks)('the ledger of $book.id', ({ book, ruleTexts }) => {
  it('has every sentence once; each of its clauses has one kind, a paragraph with that part, and a test of its own', () => {
    expect(ledgerFaults(readLedger(book.id), ruleTexts, exists)).toEqual([])
  })
})

describe('the numbers of the sentences behind a paragraph', () => {
  const row = (n: number, ...paragraphs: string[]) => ({
    n,
    hash: '00000000',
    clauses: [{ kind: 'source', paragraphs, tests: [] } as const],
  })

  it('draw runs together', () => {
    const sentences = [row(1, 'A'), row(2, 'B'), row(3, 'A', 'B'), row(4, 'A'), row(5, 'A'), row(7, 'A')]
    const ledger = { sentences, beyond: [] }
    expect([sentencesBehind(ledger, 'A'), sentencesBehind(ledger, 'B'), sentencesBehind(ledger, 'C')]).toEqual([
      '1, 3–5, 7',
      '2–3',
      '',
    ])
  })
})

const TEXT = { de: 'So.', en: 'So.' }
const TEXTS = {
  'X-1.1': { title: TEXT, source: TEXT, reading: TEXT },
  'X-1.2': { title: TEXT, filled: TEXT },
}
const test = (title: string): NamedTest => ({ file: 'x.test.ts', title })
const letter: Clause = { says: 'one', kind: 'source', paragraphs: ['X-1.1'], tests: [test('X-1.1: one')] }
const reading: Clause = { says: 'two', kind: 'reading', paragraphs: ['X-1.1'], tests: [test('X-1.1: two')] }
const silence = { kind: 'filled', paragraph: 'X-1.2', tests: [test('X-1.2: three')] } as const

/** The faults of a ledger of one sentence. */
function faultsOf(clauses: readonly Clause[], beyond: Ledger['beyond'] = [silence]): readonly string[] {
  const ledger = { sentences: [{ n: 1, hash: '0123abcd', clauses }], beyond }
  return ledgerFaults(ledger, TEXTS, ({ title }) => title.startsWith('X-'))
}

describe('a ledger', () => {
  it('is right if every clause and every part of a paragraph is accounted for', () => {
    expect(faultsOf([letter, reading])).toEqual([])
  })

  it('does not call a sentence played to the letter without saying what a reading departs from', () => {
    expect(faultsOf([letter])).toEqual(['X-1.1: neither a sentence nor a silence is behind its reading'])
    const silent = { ...silence, paragraph: 'X-1.1', kind: 'reading', tests: reading.tests } as const
    expect(faultsOf([letter], [silence, silent])).toEqual([])
    expect(faultsOf([letter, reading], [silence, silent])).toEqual([
      'X-1.1: its reading has a sentence behind it, and is called a silence',
    ])
  })

  it('has a sentence behind what is said to be from the source', () => {
    expect(faultsOf([reading])).toEqual(['X-1.1: no sentence is behind what is said to be from the source'])
  })

  it('does not hold two clauses of a sentence by the same tests', () => {
    expect(faultsOf([letter, { ...reading, tests: letter.tests }])).toEqual([
      '1: has no test of its own: one',
      '1: has no test of its own: two',
    ])
  })

  it('says what each clause of a sentence is', () => {
    const { says: _, ...nameless } = reading
    const unsaid = ['1: its clauses do not each say what they are']
    expect(faultsOf([letter, nameless])).toEqual(unsaid)
    expect(faultsOf([letter, { ...reading, says: 'one' }])).toEqual(unsaid)
  })

  it('names only tests that there are, and whose titles cite the paragraph', () => {
    expect(faultsOf([{ ...letter, tests: [test('Y-1.1, X-1.1: gone')] }, reading])).toEqual([
      '1: there is no test x.test.ts: Y-1.1, X-1.1: gone',
    ])
    expect(faultsOf([{ ...letter, tests: [...letter.tests, test('X-1.10: other')] }, reading])).toEqual([
      '1: X-1.1 is not in the title "X-1.10: other"',
    ])
    expect(faultsOf([{ ...letter, tests: [] }, reading])).toEqual([
      '1: has no test',
      '1: no title of its tests cites X-1.1',
      '1: has no test of its own: one',
    ])
  })

  it('gives a clause only a kind that a part of its paragraph has', () => {
    expect(faultsOf([letter, { ...reading, kind: 'option' }])).toContain('1: X-1.1 has no part of the kind option')
    expect(faultsOf([letter, { ...reading, paragraphs: [] }])).toContain('1: stands in no paragraph')
  })

  it('has its sentences in order, with their hashes', () => {
    const sentences = [
      { n: 2, hash: '0123abcd', clauses: [letter, reading] },
      { n: 2, hash: 'x', clauses: [] },
    ]
    expect(ledgerFaults({ sentences, beyond: [silence] }, TEXTS, () => true)).toEqual([
      '2: stands at 1',
      '2: has no hash',
    ])
  })
})
