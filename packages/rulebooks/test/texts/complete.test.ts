import { joined } from '@hausregeln/chapters/say/tongue.ts'
import { BANK, type EventType, endReasonNumber, type GameEvent, POT, type Slot } from '@hausregeln/engine'
import { wordsOf } from '@hausregeln/engine/kit/book/lexicon.ts'
import { describe, expect, it } from 'vitest'
import { spoken } from '#spoken'
import { classic } from '../../src/classic/book.ts'
import { houseChapters } from '../../src/house/chapters.ts'
import { rulebooks } from '../../src/index.ts'
import { currencyOf, formatAmount, formatShortAmount } from '../../src/texts/amounts.ts'
import { endingText, eventLevel, eventText, LANGUAGES, optionText, refusalText } from '../../src/texts/index.ts'
import { tongues } from '../../src/texts/tongues.ts'
import { Voice } from '../../src/texts/voice.ts'
import { textFaults } from './faults.ts'
import { NAMES } from './table.ts'

/** All words of the five rulebooks, and of all built-in chapters. */
const WORDS = [...rulebooks.map(({ book }) => book.words), wordsOf([...houseChapters.values()])]
const EVENTS = Object.assign({}, ...WORDS.map(({ events }) => events)) as (typeof WORDS)[number]['events']
const REFUSALS = Object.assign({}, ...WORDS.map(({ refusals }) => refusals)) as (typeof WORDS)[number]['refusals']
const SLOTS = [...new Set(WORDS.flatMap(({ slots }) => slots))]
const OPTIONS = [...new Set(WORDS.flatMap(({ options }) => options))]
const ENDINGS = [...new Set(WORDS.flatMap(({ endings }) => endings))]
const ACTIONS = new Set(WORDS.flatMap(({ actions }) => Object.keys(actions)))

const types = Object.keys(EVENTS) as EventType[]

/** Numbers that an event may carry under each name; every combination of slot and variant is told. */
const VARIANTS: readonly Readonly<Record<string, number>>[] = [
  { seat: 0, to: 1, from: 2, deed: 5, amount: 1500, level: 3, creditor: BANK, heir: BANK, space: 20, dieA: 2, dieB: 2 },
  { seat: 2, to: BANK, from: 0, deed: 0, amount: 1, level: 0, creditor: 1, heir: 1, space: 10, dieA: 1, dieC: 4 },
  { seat: 1, to: POT, from: 1, deed: 27, amount: 60, level: 5, creditor: POT, heir: 0, space: 0, dieA: 6, dieC: 6 },
]
const COMMON = {
  ...{
    reason: endReasonNumber('lastPlayer'),
    winners: 1,
    card: 3,
    deck: 1,
    attempt: 2,
    round: 4,
    stock: 1,
    price: 60,
    owner: 3,
  },
}
const REST = {
  ...COMMON,
  dieB: 4,
  dieC: 2,
  offer: 7,
  minimum: 10,
  total: 90,
  left: 0,
  paid: 20,
  owed: 50,
  holder: 1,
  debt: 90,
  value: 60,
  issuer: 2,
  number: 3,
  perShare: 60,
  cash: 1200,
  property: 400,
  shares: 13,
  what: 0,
  of: 1,
  detail: 0,
  entry: 12,
  source: 2,
  effect: 6,
  first: 75,
  second: 0,
}

function sample(type: EventType, slot: Slot, variant: Readonly<Record<string, number>>): GameEvent {
  const values: Readonly<Record<string, number>> = { ...REST, ...variant }
  const numbers = (EVENTS[type] ?? []).map((name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`no sample for "${name}" of ${type}`)
    return [name, type === 'deedMoved' && name === 'to' ? Math.min(value, 1) : value]
  })
  return { type, slot, rule: classic.book.rules[slot] ?? '', ...Object.fromEntries(numbers) } as GameEvent
}

describe.each(LANGUAGES)('the texts in %s', (language) => {
  it.each(types)('tell the event %s under every slot', (type) => {
    for (const slot of SLOTS) {
      for (const variant of VARIANTS) {
        const text = eventText(classic, sample(type, slot, variant), NAMES, language)
        expect([text, textFaults(text, 'sentence')]).toEqual([text, []])
      }
    }
  })

  it('name the rule of every refusal that classic can give, and say what is wrong', () => {
    const seen = new Set<string>()
    for (const refusal of Object.keys(REFUSALS) as (keyof typeof REFUSALS)[]) {
      const { text, rule } = refusalText(classic, refusal, language)
      expect([text, textFaults(text, 'sentence')]).toEqual([text, []])
      const slot = REFUSALS[refusal]
      expect(rule).toBe((refusal in classic.book.words.refusals && slot && classic.book.rules[slot]) || null)
      seen.add(text)
    }
    expect(seen.size).toBe(Object.keys(REFUSALS).length)
  })

  it('tell every end of a game, with one winner and with several', () => {
    for (const ending of ENDINGS) {
      const reason = endReasonNumber(ending)
      const one = endingText(classic, reason, 0b001, NAMES, language)
      expect([one, textFaults(one, 'sentence')]).toEqual([one, []])
      expect(one).toContain('Anna')
      if (ending === 'lastPlayer') continue
      const both = endingText(classic, reason, 0b110, NAMES, language)
      expect([both, textFaults(both, 'sentence')]).toEqual([both, []])
      expect(both).toMatch(/Ben (und|and) Cem/)
    }
    expect(() => endingText(classic, 0, 1, NAMES, language)).toThrow('no end of a game of kind 0')
  })

  it('explain every table option and name its paragraph', () => {
    for (const option of classic.book.options) {
      const { title, text, rule } = optionText(classic, option, language)
      expect([title, textFaults(title, 'label')]).toEqual([title, []])
      expect([text, rule]).toEqual([
        tongues[language].options[option.id](new Voice(classic, [], language)),
        option.rule,
      ])
    }
    for (const option of OPTIONS) {
      const text = tongues[language].options[option](new Voice(classic, [], language))
      expect([text, textFaults(text, 'sentence')]).toEqual([text, []])
    }
  })

  it('know the same payments as the other language', () => {
    expect(Object.keys(tongues[language].payments)).toEqual(Object.keys(tongues.de.payments))
  })

  it('call players without a name by their seat', () => {
    const text = eventText(classic, sample('starts', 'firstThrow', { seat: 2 }), ['Anna', 'Ben', ''], language)
    expect(text).toBe({ de: 'Platz 3 beginnt.', en: 'Seat 3 starts.' }[language])
  })
})

describe('the two languages', () => {
  it('differ in every event, refusal and action', () => {
    for (const type of types) {
      const event = sample(type, 'move', VARIANTS[0] ?? {})
      expect(eventText(classic, event, NAMES, 'de')).not.toBe(eventText(classic, event, NAMES, 'en'))
    }
    for (const refusal of Object.keys(REFUSALS) as (keyof typeof REFUSALS)[])
      expect(tongues.de.refusals[refusal]).not.toBe(tongues.en.refusals[refusal])
    // Of what is built in: `tongues` also has what a chapter from elsewhere has brought to this process.
    for (const said of Object.values(spoken))
      expect(Object.keys(joined(said ?? {}).actions).sort()).toEqual([...ACTIONS].sort())
    for (const tongue of Object.values(tongues))
      expect(Object.keys(tongue.actions)).toEqual(expect.arrayContaining([...ACTIONS]))
  })
})

describe('amounts', () => {
  it('are grouped as each language does, with a currency word after them', () => {
    expect([formatAmount('de', 1500, 'Taler'), formatAmount('en', 1500, 'thalers')]).toEqual([
      '1.500\u00a0Taler',
      '1,500\u00a0thalers',
    ])
    expect([formatAmount('en', 1, 'GE'), formatAmount('en', 1, 'M')]).toEqual(['1\u00a0GE', '1\u00a0M'])
  })

  it('have the currency in the form of their number, of a board from elsewhere in its languages', () => {
    const one = (board: Parameters<typeof currencyOf>[0]) =>
      (['de', 'en', 'fr'] as const).map((it) => currencyOf(board, it, 1))
    expect(one(classic.board)).toEqual(['Taler', 'thaler', 'thaler'])
    expect(currencyOf(classic.board, 'en', 2)).toBe('thalers')
    expect(['en', 'fr'].map((it) => currencyOf(classic.board, it as 'en', 0))).toEqual(['thalers', 'thaler'])
    expect(one({ currency: { de: 'Mark', en: 'marks' } })).toEqual(['Mark', 'mark', 'mark'])
    const forms = { en: { one: 'penny', other: 'pence' }, pl: { one: 'grosz', few: 'grosze', many: 'groszy' } }
    const board = { currency: { de: 'Pfennig', en: 'pence', pl: 'grosze' }, currencyForms: forms }
    expect(one(board)).toEqual(['Pfennig', 'penny', 'pence'])
    expect([1, 3, 5, 22].map((count) => currencyOf(board, 'pl' as 'en', count))).toEqual([
      'grosz',
      'grosze',
      'groszy',
      'grosze',
    ])
  })

  it('carry a currency sign where the language puts it', () => {
    expect([formatAmount('de', 50, '€'), formatAmount('en', 50, '€')]).toEqual(['50\u00a0€', '€50'])
    expect([formatShortAmount('de', 50, '€'), formatShortAmount('en', 1500, '€')]).toEqual(['50\u00a0€', '€1,500'])
  })

  it('leave out a currency word on buttons', () => {
    expect(formatShortAmount('de', 1500, 'Taler')).toBe('1.500')
  })
})

describe('the weight of events in the log', () => {
  const level = (type: EventType, slot: Slot, numbers: Readonly<Record<string, number>> = {}) =>
    eventLevel(sample(type, slot, { ...VARIANTS[0], ...numbers }))

  it('is main for what changes the game, detail for how it came about', () => {
    expect([level('built', 'build'), level('gameOver', 'lastPlayer'), level('auctionWon', 'auction')]).toEqual(
      Array(3).fill('main'),
    )
    expect([level('bid', 'auction'), level('threw', 'throw'), level('rentDemanded', 'rentDemand')]).toEqual(
      Array(3).fill('detail'),
    )
  })

  it('is echo for money and deeds that another event has told, and for money of 0', () => {
    expect(level('moneyMoved', 'auction')).toBe('echo')
    expect(level('moneyMoved', 'purchase')).toBe('main')
    expect(level('moneyMoved', 'cards', { amount: 0 })).toBe('echo')
    expect(level('deedMoved', 'ownership', { from: -1 })).toBe('echo')
    expect(level('deedMoved', 'ownership', { from: 1 })).toBe('detail')
  })
})
