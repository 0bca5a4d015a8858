import {
  type BookDef,
  BookError,
  type Chapter,
  type Choice,
  type Difference,
  defineBook,
  defineOnDemand,
  derive,
  EDITION,
} from '@hausregeln/engine'
import { choice } from '@hausregeln/engine/core/choice.ts'
import { basics } from '@hausregeln/engine/kit/book/basics.ts'
import { bookFaults } from '@hausregeln/engine/kit/book/book-faults.ts'
import { describe, expect, it } from 'vitest'
import { classic, exchange, rulebooks, simplified, stadium } from '../src/index.ts'

/** The faults of a definition; nothing where it can be played. */
function faultsOf(def: Partial<Record<keyof BookDef, unknown>>): readonly string[] {
  try {
    defineBook({ ...classic.def, ...def } as BookDef)
    return []
  } catch (error) {
    if (error instanceof BookError) return error.faults
    throw error
  }
}

const without = (...names: readonly string[]) => classic.def.chapters.filter(({ name }) => !names.includes(name))
const choosing = (choose: Record<string, string>) => ({ choose: { ...classic.def.choose, ...choose } })
const counting = (numbers: Record<string, unknown>) => ({ numbers: { ...classic.def.numbers, ...numbers } })

const clashing = simplified.def.chapters.filter(({ clashes }) => clashes?.includes('building'))

describe('a rulebook that is compiled on demand', () => {
  it('is what it would be at once, and is compiled once', () => {
    const later = defineOnDemand(classic.def)
    expect(later.book.identity()).toBe(defineBook(classic.def).book.identity())
    expect(later.book).toBe(later.book)
  })

  it.each(rulebooks.map(({ def }) => [def.id, def] as const))('is not checked then but here: %s', (_, def) => {
    for (let edition = 1; edition <= EDITION; edition++) expect(bookFaults(def, edition)).toEqual([])
  })

  it('is checked all the same where its definition is brought as anybody’s', () => {
    const def = { ...classic.def, chapters: without('settle') }
    defineOnDemand(def)
    expect(() => defineBook(def)).toThrow(BookError)
  })
})

describe('a rulebook that cannot be played is refused with a sentence', () => {
  it.each([
    ['settle', '"shortfall" cannot be "settle": the chapters of this rulebook offer nothing.'],
    ['cards', 'Card 0 of deck 0 says "advanceTo", which no chapter of this rulebook carries out.'],
    ['rent', '"onStreet" must be chosen: the chapters of this rulebook offer nothing.'],
    ['turn', 'No chapter says how a turn goes: "turn" is missing.'],
    ['auction-open', '"declined": "auctionToAll" needs the chapter "auction-open".'],
    ['first-throw', '"open": "firstThrowAndDeal" needs the chapter "first-throw".'],
    ['shortage', 'The chapter "building" needs the chapter "shortage".'],
    ['estate', '"estate" cannot be "toHeir": the chapters of this rulebook offer nothing.'],
    ['jail-roll', '"jail" must be chosen: the chapters of this rulebook offer nothing.'],
  ])('a choice without its chapter: classic without %s', (name, sentence) => {
    expect(faultsOf({ chapters: without(name) })).toContain(sentence)
  })

  it.each([
    [
      choosing({ declined: 'givenAway' }),
      '"declined" cannot be "givenAway": the chapters of this rulebook offer "auctionToAll", "staysWithBank".',
    ],
    [choosing({ weather: 'rain' }), 'There is nothing to choose that is called "weather".'],
    [
      choosing({ open: 'firstThrow' }),
      'The chapter "deal" needs "open" to be "firstThrowAndDeal" or "firstSeatAndDeal".',
    ],
    [counting({ luck: 7 }), 'No chapter of this rulebook has the number "luck".'],
    [counting({ bail: -50 }), 'The number "bail" must be a whole number from 0 to 1000000, not -50.'],
    [counting({ startCash: '1500' }), 'The number "startCash" must be a whole number from 0 to 1000000, not "1500".'],
    [counting({ houses: 12.5 }), 'The number "houses" must be a whole number from 0 to 1000, not 12.5.'],
    [counting({ minSeats: 5, maxSeats: 4 }), 'There cannot be at least 5 and at most 4 players.'],
    [counting({ startCash: 500 }), 'The properties that are dealt cost up to 750, and players begin with 500.'],
    [counting({ bail: [50] }), 'The number "bail" cannot be a list.'],
    [
      { options: [{ ...classic.def.options[0], default: 2 }] },
      'The option "autoRent" needs whole limits with its usual value between them.',
    ],
    [
      { options: [{ ...classic.def.options[0], rule: 'K-99' }] },
      'The option "autoRent" cites "K-99", which has no text.',
    ],
    [
      { chapters: classic.def.chapters.concat(clashing) },
      `The chapters "building" and "${clashing[0]?.name}" do not go together.`,
    ],
    [
      { chapters: classic.def.chapters.concat(clashing).map((chapter) => ({ ...chapter, clashes: [] })) },
      `The chapters "building" and "${clashing[0]?.name}" both have the action "build".`,
    ],
  ])('%j', (def, sentence) => {
    expect(faultsOf(def)).toContain(sentence)
  })

  it('a slot that no paragraph fills, or two', () => {
    const { 'K-6.1': _, ...rest } = classic.def.paragraphs
    expect(faultsOf({ paragraphs: rest })).toContain('The chapter "mortgage" cites "lift", which no paragraph covers.')
    const twice = { ...classic.def.paragraphs, 'K-7.1': ['trade', 'lift'] }
    expect(faultsOf({ paragraphs: twice })).toContain('"lift" stands in both K-6.1 and K-7.1.')
  })

  it('a number of an exchange that is no space, a bank that cannot pay its players', () => {
    const far = { numbers: { ...exchange.def.numbers, reportSpace: 60 } }
    expect(() => defineBook({ ...exchange.def, ...far })).toThrow(
      'The number "reportSpace" must be a space of the board, not 60.',
    )
    const poor = { numbers: { ...simplified.def.numbers, bankCash: 1000 } }
    expect(() => defineBook({ ...simplified.def, ...poor })).toThrow(
      'The bank has 1000, and 6 players begin with 180000.',
    )
  })

  it('two chapters that settle the same, if nothing is chosen', () => {
    const both = (id: string): Chapter => ({
      name: id,
      slots: [],
      choices: [{ ...choice('rentInJail', 'paid', [], 1), id, usual: true }],
    })
    const chapters = [...classic.def.chapters, both('half'), both('whole')]
    expect(faultsOf({ chapters })[0]).toMatch(/^"rentInJail" must be chosen: its chapters have .*"half", "whole"\.$/)
    expect(faultsOf({ chapters, ...choosing({ rentInJail: 'half' }) })).toEqual([])
  })
})

describe('a rulebook that is written as a difference', () => {
  const of = (difference: Partial<Difference>) =>
    derive(classic, { id: 'other', version: 1, title: classic.title, ...difference })

  it('has all that it does not say from the other', () => {
    const { book, ruleTexts, board } = of({})
    const made = { identity: 0, open: 0, inEdition: 0 }
    expect({ ...book, id: 'classic', version: classic.book.version, ...made }).toEqual({ ...classic.book, ...made })
    expect(book.identity()).toBe(classic.book.identity())
    expect([ruleTexts, board]).toEqual([classic.ruleTexts, classic.board])
  })

  it('loses with a chapter its actions, its choices, its numbers, its options, and the slots that only it cites', () => {
    const { book, def } = of({ without: ['speed-die'], and: [] })
    expect(book.policies.thirdDie).toBeNull()
    expect(def.numbers).not.toHaveProperty('startBonus')
    expect(def.options.map(({ id }) => id)).not.toContain('speedDie')
    expect(book.rules.speedBus).toBeUndefined()
    expect(book.rules.material).toBe('K-0.1')
    expect(classic.book.rules.speedBus).toBe('K-0.1')
  })

  it('is refused where it leaves out what is not there, or what another chapter needs', () => {
    expect(() => of({ without: ['weather'] })).toThrow('"classic" has no chapter "weather".')
    expect(() => of({ without: ['auction-open'] })).toThrow(
      '"declined": "auctionToAll" needs the chapter "auction-open".',
    )
  })

  it('has its own paragraphs before those of the other', () => {
    const text = { title: { de: 'Handel', en: 'Trade' }, source: { de: 'Frei.', en: 'Free.' } }
    const { book, ruleTexts } = of({ furtherTexts: { 'X-1': text }, paragraphs: { 'X-1': ['trade'] } })
    expect([book.rules.trade, book.rules.debt]).toEqual(['X-1', 'K-8.1'])
    expect(Object.keys(ruleTexts)).toEqual([...Object.keys(classic.ruleTexts), 'X-1'])
  })

  it('stands where stadium and exchange stand: classic, but for what they say', () => {
    for (const { def, book } of [stadium, exchange]) {
      const kept = def.chapters.filter((chapter) => classic.def.chapters.includes(chapter))
      expect(kept.length).toBeGreaterThan(14)
      expect(book.chosen.groupRent).toBe(def.id === 'stadium' ? 'unlessMortgaged' : classic.book.chosen.groupRent)
    }
    expect({ dealtDeeds: 2, ...stadium.book.numbers }).toEqual(classic.book.numbers)
    expect(exchange.book.numbers).toMatchObject({ startCash: 1500, salaryLand: 400, lastBail: 100 })
  })
})

describe('the identity of a rulebook', () => {
  const identity = (difference: Partial<Difference>) =>
    derive(classic, { id: 'other', version: 1, title: classic.title, ...difference }).book.identity()
  const own = classic.book.identity()

  it('changes with every choice and number, with chapters and options, not with names and texts', () => {
    const translated = { ...classic.board, currency: { de: 'Groschen', en: 'pennies' } }
    expect(identity({ title: { de: 'Anders', en: 'Other' }, board: translated })).toBe(own)
    const others = [
      identity({ choose: { rentInJail: 'unpaid' } }),
      identity({ numbers: { bail: 60 } }),
      identity({ without: ['mortgage', 'adjust-mortgages'] }),
      identity({ options: [] }),
    ]
    expect(new Set([own, ...others]).size).toBe(others.length + 1)
    expect(new Set(rulebooks.map(({ book }) => book.identity())).size).toBe(rulebooks.length)
  })

  it('stays when what is usual is said, and when a chapter comes to offer more', () => {
    expect(identity({ choose: { rentInJail: 'paid', sameDoublesTwice: 'harmless' } })).toBe(own)
    const trade = classic.def.chapters.find(({ name }) => name === 'trade') as Chapter
    const { choices = [] } = trade
    const more = { ...trade, choices: [...choices, choice('rentInJail', 'half', [], 2)] }
    expect(identity({ without: ['trade'], and: [trade] })).toBe(identity({ without: ['trade'], and: [more] }))
  })
})

describe('choices', () => {
  const offered: readonly Choice[] = [
    ...new Set([...rulebooks.flatMap(({ def }) => def.chapters.flatMap(({ choices = [] }) => choices)), ...basics]),
  ]

  it('have a sentence in both languages, and names of their own', () => {
    for (const { sentence } of offered) expect([sentence.de, sentence.en]).not.toContain('')
    const names = offered.map(({ policy, id }) => `${policy}=${id}`)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('are what a rulebook is compiled to: no other function lies between', () => {
    const found = (policy: string, id: string) => offered.find((one) => one.policy === policy && one.id === id)?.value
    expect(classic.book.policies.declined).toBe(found('declined', 'auctionToAll'))
    expect(simplified.book.policies.declined).toBe(found('declined', 'staysWithBank'))
    expect(exchange.book.policies.turnEnded).toBe(found('turnEnded', 'closeExchange'))
  })
})
