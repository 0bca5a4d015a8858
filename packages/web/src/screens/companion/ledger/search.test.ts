import { readRecord, replay } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { Chronicle } from '@hausregeln/rulebooks/texts/index.ts'
import { type Locale, textIn } from '@hausregeln/view-kit/i18n/index.ts'
import { describe, expect, it } from 'vitest'
import { type LedgerTurn, ledgerOf } from './entries.ts'
import { lineText, sayer } from './lineText.ts'
import { foundIn, type Sought, saidBy, soughtIn } from './search.ts'

const NAMES = ['Anna', 'Ann', 'Ben', 'Zoë']
const ROUND = { de: 'Runde ', en: 'Round ', fr: 'Manche ' } as const satisfies { readonly [L in Locale]?: string }
type Tried = keyof typeof ROUND
const LANGUAGES: readonly Tried[] = ['de', 'en', 'fr']

const GAMES = import.meta.glob<string>('../../../../../lab/test/games/records/classic-4-111.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A recorded game of 1,000 entries. */
const [recorded = ''] = Object.values(GAMES)
const chronicle = new Chronicle()
const { game } = replay(classic.book, readRecord(recorded), undefined, chronicle).session
const ledger = ledgerOf(chronicle.lines, true)
const scope = { rulebook: classic, gameView: game, names: NAMES }
const says = {
  de: sayer(classic, NAMES, 'de'),
  en: sayer(classic, NAMES, 'en'),
  fr: sayer(classic, NAMES, 'fr'),
}
/** Entries that a person looks through in a few seconds. */
const MOST = 30

const soughtBy = (query: string, locale: Tried = 'de') =>
  soughtIn(query, { locale, names: NAMES, round: ROUND[locale] })

function find(query: string, locale: Tried = 'de'): LedgerTurn[] {
  const sought = soughtBy(query, locale)
  if (sought === null) throw new Error(`Nothing is sought by ${query}.`)
  return foundIn(ledger, sought, (line) => says[locale](game, line))
}

const entriesOf = (turns: readonly LedgerTurn[]) => turns.flatMap(({ entries }) => entries)
const sentences = (turns: readonly LedgerTurn[], locale: Locale = 'de') =>
  entriesOf(turns).map(({ lines }) => lines.map((line) => lineText({ ...scope, locale }, line)).join(' '))

describe('what is typed', () => {
  it.each<[string, Tried, Partial<Sought>]>([
    ['1.400', 'de', { numbers: [1400] }],
    ['1,400', 'en', { numbers: [1400] }],
    ['1 400', 'fr', { numbers: [1400] }],
    ['6 200', 'de', { numbers: [6, 200] }],
    ['§2.2', 'de', { paragraphs: ['2.2'] }],
    ['k-2.2 ann', 'de', { paragraphs: ['k-2.2'], words: [{ text: 'ann', isName: true }] }],
    ['Runde 7', 'de', { rounds: [7, 7] }],
    ['100 round 9-7', 'en', { rounds: [7, 9], numbers: [100] }],
    ['manche 7 zoe', 'fr', { rounds: [7, 7], words: [{ text: 'zoe', isName: true }] }],
  ])('%s in %s is understood', (query, locale, meant) => {
    expect(soughtBy(query, locale)).toEqual({ words: [], numbers: [], paragraphs: [], rounds: null, ...meant })
  })

  it('narrows nothing down before it says anything', () => {
    for (const query of ['', '  ', 'Runde', 'runde ']) expect(soughtBy(query)).toBeNull()
  })
})

describe('the log is searched', () => {
  it.each(LANGUAGES)('by a person, not by another whose name begins alike, in %s', (locale) => {
    const told = sentences(find('ann', locale), locale)
    expect(told.length).toBeGreaterThan(0)
    for (const sentence of told) expect(sentence).toMatch(/\bAnn\b/)
  })

  it.each(LANGUAGES)('by a paragraph and all of its section, not by one whose number begins alike, in %s', (locale) => {
    const rules = (query: string) =>
      entriesOf(find(query, locale)).map(({ lines }) => lines.map(({ event }) => event.rule))
    const rule = chronicle.lines.find(({ event }) => event.type === 'moneyMoved')?.event.rule ?? ''
    expect(rule).toMatch(/^K-\d+\.\d+$/)
    for (const of of rules(rule)) expect(of).toContain(rule)
    const section = rule.split('.')[0] ?? ''
    for (const of of rules(section))
      expect(of.some((one) => one === section || one.startsWith(`${section}.`))).toBe(true)
  })

  it.each(LANGUAGES)('by an amount as a whole, and by a round, in %s', (locale) => {
    const told = sentences(find('200', locale), locale)
    expect(told.length).toBeGreaterThan(0)
    for (const sentence of told) expect(saidBy(sentence, '').numbers).toContain(200)
    const third = find(`${ROUND[locale]}3`, locale)
    expect(third).toEqual(ledger.filter(({ round }) => round === 3))
  })

  it.each(LANGUAGES)('by a street, which the sentence of a rent need not name, in %s', (locale) => {
    const rent = chronicle.lines.find(({ event }) => event.type === 'moneyMoved' && event.slot === 'rentDemand')
    if (rent?.event.type !== 'moneyMoved') throw new Error('No rent was paid.')
    const { deed } = rent.event
    const space = classic.board.spaces[classic.book.board.spaceOf[deed] ?? -1]
    const name = textIn(space?.name, locale)
    expect(name).not.toBe('')
    expect(entriesOf(find(name, locale)).map(({ number }) => number)).toContain(rent.entry)
  })

  it('and each of 1,000 entries is found by its round and somebody whom it names, among few others', () => {
    expect(chronicle.lines.at(-1)?.entry).toBeGreaterThanOrEqual(1000)
    const found = new Map<string, ReadonlySet<string>>()
    const findOnce = (query: string) => {
      const keys = found.get(query) ?? new Set(entriesOf(find(query)).map(({ key }) => key))
      found.set(query, keys)
      return keys
    }
    for (const turn of ledger)
      for (const { key, lines } of turn.entries) {
        const told = lines.map((line) => lineText({ ...scope, locale: 'de' }, line)).join(' ')
        const name = NAMES.find((one) => new RegExp(`\\b${one}(?!\\p{L})`, 'u').test(told)) ?? ''
        expect(findOnce(`Runde ${turn.round} ${name}`), told).toContain(key)
      }
    expect(Math.max(...[...found.values()].map(({ size }) => size))).toBeLessThanOrEqual(MOST)
  })
})
