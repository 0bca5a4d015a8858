import { type Clause, type NumberValue, partsOf, type Rulebook } from '@hausregeln/engine'
import { findRulebook, rulebooks } from '@hausregeln/rulebooks'
import { changeOf } from '@hausregeln/rulebooks/change/change.ts'
import { openBook } from '@hausregeln/rulebooks/file/index.ts'
import { finishedBooks } from '@hausregeln/rulebooks/finished/index.ts'
import { bentFirst } from '@hausregeln/rulebooks/house/bend.ts'
import { type ReadClause, readRules } from '@hausregeln/rulebooks/paragraphs/read.ts'
import { bringAllWords, bringWordsOf } from '@hausregeln/rulebooks/texts/bring-words.ts'
import { inLanguage } from '@hausregeln/rulebooks/texts/language.ts'
import { describe, expect, it } from 'vitest'
import { type FiguresIn, LANGUAGES } from './figures.ts'
import { randomHouse } from './random-house.ts'

/** Variants that `npm test` reads; all thousand by `BOOKLETS=1000 npx vitest run packages/lab/test/house/booklets.test.ts`. */
const VARIANTS = Number(process.env.BOOKLETS ?? 120)

/** Words of what a chapter brings: where it is left out, no sentence that still stands may have them. */
const WORDS: Readonly<Record<string, RegExp>> = {
  building: /\b(houses?|hotels?|stadiums|buildings?|builds?|unbuilt)\b/i,
  mortgage: /mortgag/i,
  trade: /\btrad(e|es|ed|ing)\b/i,
  cards: /(?<!street’s )\bcards?\b/i,
  'speed-die': /speed die/i,
  'auction-sealed': /\bseal(ed)?\b/i,
  'owner-auction': /minimum price/i,
  protection: /protection money/i,
  shares: /\b(dividend|shares? (of|in|at|price|register)|share price|annual report)/i,
  'finite-bank': /bank can no longer|bank’s money/i,
  claims: /\bclaims?\b/i,
  apartments: /apartment|villa|holiday home/i,
  'plot-sale': /\bsales are\b|\bno sales\b|\bsells?\b/i,
  'remote-purchase': /\bremote(ly)?\b/i,
  'debt-limit': /\b(loan|in debt)\b/i,
  settle: /\bbankrupt/i,
}

/** Likewise of what a rulebook without any chapter less can lack. */
const LACKING: readonly (readonly [what: string, lacks: (rulebook: Rulebook) => boolean, words: RegExp])[] = [
  [
    'auctions',
    ({ book: { chapters } }) => !chapters.has('auction-open') && !chapters.has('auction-sealed'),
    /\b(auction(s|ed)?|bid(s|ding)?)\b/i,
  ],
  ['jail cards', ({ board }) => !hasCard(board, 'jailFree'), /\bjail cards?\b/i],
  ['cards to jail', ({ board }) => !hasCard(board, 'toJail'), /\bcards? can lead to jail\b/i],
  ['a third die', hasTwoDice, /three dice|speed die/i],
  ['shortage', ({ book }) => book.numbers.houses === 'unlimited' && book.numbers.hotels === 'unlimited', /\bstock\b/i],
]

/** Whether no third die comes: none is asked for, or only a table could, and it has no such choice. */
function hasTwoDice({ book: { chosen, options } }: Rulebook): boolean {
  if (`${chosen.thirdDie}` === 'always') return false
  return `${chosen.thirdDie}` === 'nothing' || !options.some(({ id }) => id === 'speedDie')
}

function hasCard({ decks }: Rulebook['board'], effect: string): boolean {
  return decks.some(({ cards }) => cards.some((card) => card.effect.do === effect))
}

/** Every number of a rulebook as it stands on its board and in its tables, not as paragraphs find it. */
function valueIn({ board, book }: Rulebook, name: string): NumberValue | undefined {
  const deeds = board.spaces.filter((space) => 'price' in space)
  const of = (kind: string) => deeds.filter((deed) => deed.kind === kind)
  const [, list = '', at = ''] = /^(\D+)(\d)$/.exec(name) ?? []
  const listed = {
    bails: book.numbers.bails,
    stationRent: of('station')[0]?.rents,
    utilityFactor: of('utility')[0]?.rents,
  }[list]
  if (typeof listed === 'object') return listed[Number(at) - 1]
  const taxes = board.spaces.flatMap((space) => (space.kind === 'tax' ? [space.amount] : []))
  const prices = of('street').map(({ price }) => price)
  const facts: Readonly<Record<string, number | undefined>> = {
    spaces: board.spaces.length,
    deeds: deeds.length,
    streets: of('street').length,
    stations: of('station').length,
    utilities: of('utility').length,
    stationPrice: of('station')[0]?.price,
    utilityPrice: of('utility')[0]?.price,
    leastPrice: Math.min(...prices),
    mostPrice: Math.max(...prices),
    firstTax: taxes[0],
    secondTax: taxes[1],
    firstDeck: board.decks[0]?.cards.length,
    secondDeck: board.decks[1]?.cards.length,
    landingMore: Number(book.numbers.salaryLand) - Number(book.numbers.salaryPass),
  }
  return book.numbers[name] ?? facts[name]
}

/** What parts thousands, by language: `1,500`, `1.500`, `1 500`. */
const PARTED: Readonly<Record<FiguresIn, RegExp>> = {
  en: /(?<=\d),(?=\d{3})/g,
  de: /(?<=\d)\.(?=\d{3})/g,
  fr: /(?<=\d)[\u00a0\u202f](?=\d{3})/g,
}

/** A sentence with its thousands in one. */
function unparted(said: string, language: FiguresIn): string {
  return said.replace(PARTED[language], '')
}

/** The same sentences are read in every variant. */
const patterns = new Map<string, RegExp>()

/** Finds what stands in the gaps of a sentence. */
function patternOf(said: string): RegExp {
  const known = patterns.get(said)
  if (known !== undefined) return known
  const escaped = RegExp.escape(said).replace(/\\\{\w+\\\}|\\x7b\w+\\x7d/g, '(.+?)')
  const pattern = new RegExp(`^${escaped}$`)
  patterns.set(said, pattern)
  return pattern
}

/** What a clause says of the numbers that its text names in a language, read back from the finished sentence. */
function numbersSaid(
  clause: Clause,
  read: ReadClause,
  language: FiguresIn,
): readonly (readonly [name: string, said: string])[] {
  const said = inLanguage(clause.text, language)
  const names = [...said.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if (names.length === 0) return []
  const found = patternOf(said).exec(inLanguage(read.text, language)) ?? []
  return names.map((name, at) => [name, unparted(found[at + 1] ?? '?', language)])
}

/** What is untrue in a booklet, a line each. */
function untruths(rulebook: Rulebook, base: Rulebook | undefined): readonly string[] {
  const { book, ruleTexts } = rulebook
  const faults: string[] = []
  const left = base === undefined ? [] : base.def.chapters.filter(({ name }) => !book.chapters.has(name))
  for (const [id, { parts }] of readRules(rulebook)) {
    const rule = ruleTexts[id]
    const texts = rule === undefined ? [] : partsOf(rule).flatMap(({ text }) => text.clauses ?? [{ text, rests: [] }])
    const all = parts.flatMap(({ clauses }) => clauses)
    all.forEach((read, at) => {
      if (!read.holds) return
      const where = `${id}: ${read.text.en}`
      const clause = texts[at]
      if (clause !== undefined)
        for (const language of LANGUAGES)
          for (const [name, said] of numbersSaid(clause, read, language))
            if (String(valueIn(rulebook, name)) !== said)
              faults.push(`${where} (${name} is ${valueIn(rulebook, name)}, in ${language} ${said})`)
      if (LANGUAGES.some((language) => /[{}]/.test(inLanguage(read.text, language)))) faults.push(`${where} (a gap)`)
      for (const [what, lacks, words] of LACKING)
        if (base !== undefined && !id.startsWith('H') && lacks(rulebook) && !lacks(base) && words.test(read.text.en))
          faults.push(`${where} (no ${what})`)
      for (const { name } of left)
        if (!id.startsWith('H') && WORDS[name]?.test(read.text.en)) faults.push(`${where} (no ${name})`)
    })
  }
  return faults
}

const UNLIMITED: Readonly<Record<FiguresIn, string>> = { en: 'unlimited', de: 'unbegrenzt', fr: 'illimité' }

/** House rules that do not say a number in which the rulebook differs, in some language. */
function unsaid(rulebook: Rulebook, base: Rulebook): readonly string[] {
  const house = [...readRules(rulebook)].flatMap(([, { parts }]) =>
    parts.flatMap(({ kind, clauses }) => (kind === 'house' ? clauses.map(({ text }) => text) : [])),
  )
  return LANGUAGES.flatMap((language) => {
    const told = house.map((text) => unparted(inLanguage(text, language), language))
    return Object.entries(rulebook.book.numbers).flatMap(([name, value]) => {
      const was = base.book.numbers[name]
      if (was === undefined || String(was) === String(value)) return []
      const said = value === 'unlimited' ? UNLIMITED[language] : String([value].flat()[0] ?? '')
      const isTold = told.some((text) => new RegExp(`(?<!\\d)${said}(?!\\d)`).test(text))
      return isTold ? [] : [`${name} is ${value}, in ${language}`]
    })
  })
}

await bringAllWords()
await Promise.all(rulebooks.map(({ book }) => bringWordsOf(book.id)))

describe('a booklet says what is so', () => {
  it('parts thousands as each language does', () => {
    const [base] = rulebooks
    const rulebook = base && variant(base, { numbers: { startCash: 667_000 } })
    const told = [...(rulebook ? readRules(rulebook).values() : [])].flatMap(({ parts }) =>
      parts.flatMap(({ kind, clauses }) => (kind === 'house' ? clauses : [])),
    )
    expect(LANGUAGES.map((language) => told.map(({ text }) => inLanguage(text, language)))).toEqual([
      ['Starting cash: 667,000\u00a0thalers.'],
      ['Startgeld: 667.000\u00a0Taler.'],
      ['Argent de départ\u00a0: 667\u202f000\u00a0thalers.'],
    ])
  })

  it.each(finishedBooks.map((one) => [one.id, one] as const))('%s', async (_, { load }) => {
    const read = openBook((await load()).default, findRulebook)
    if (read.faults) throw new Error('It cannot be played.')
    const base = findRulebook(read.value.file.extends ?? '')
    expect(untruths(read.value.rulebook, base)).toEqual([])
    if (base !== undefined) expect(unsaid(read.value.rulebook, base)).toEqual([])
  })

  it('without any chapter that can be left out', () => {
    let left = 0
    for (const base of rulebooks)
      for (const { name } of base.def.chapters) {
        const rulebook = variant(base, { chapters: { [name]: false } })
        if (rulebook === null) continue
        left++
        expect([base.book.id, name, untruths(rulebook, base)]).toEqual([base.book.id, name, []])
        expect([base.book.id, name, unsaid(rulebook, base)]).toEqual([base.book.id, name, []])
      }
    expect(left).toBeGreaterThan(40)
  })

  it('in variants drawn at random', () => {
    let read = 0
    for (let seed = 1; seed <= VARIANTS; seed++) {
      const { base, choose, numbers } = randomHouse(seed)
      const rulebook = variant(base, { choices: choose, numbers })
      if (rulebook === null) continue
      read++
      expect([seed, untruths(rulebook, base)]).toEqual([seed, []])
      expect([seed, unsaid(rulebook, base)]).toEqual([seed, []])
    }
    expect(read).toBeGreaterThan(VARIANTS / 2)
  })
})

function variant(base: Rulebook, rules: Parameters<typeof changeOf>[0]): Rulebook | null {
  try {
    return bentFirst(base, changeOf(rules))
  } catch {
    return null
  }
}
