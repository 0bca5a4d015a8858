import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BANK, POT } from '@hausregeln/engine'
import { afterAll, describe, expect, it } from 'vitest'
import { readCatalogue } from '../compiler/catalogue.ts'
import { compile } from '../compiler/compile.ts'
import { emitApart } from '../compiler/emit.ts'
import type { Speaker } from '../src/speaker.ts'

/** Generated modules import packages by name, so they lie where these are found. */
const folder = join(import.meta.dirname, `../../../.cache/words-test-${process.pid}`)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Noun = { readonly one: string; readonly many: string; readonly gender: 'm' | 'f' | 'n' }
const names = ['Anna', 'Ben', 'Yves', 'Yann']
const speaker: Speaker<Noun> = {
  seat: (seat) => names[seat] ?? '',
  seats: (mask) => names.filter((_, seat) => (mask >> seat) & 1).join(' & '),
  space: (space) => `space ${space}`,
  deed: (deed) => ['Elisenstraße', 'Badstraße'][deed] ?? '',
  site: (deed) => `on deed ${deed}`,
  money: (amount) => `${amount} T`,
  short: (amount) => `${amount}`,
  numberOf: (name) => `<${name}>`,
  noun: ({ one }) => one,
  counted: (count, { one, many }) => `${count} ${count === 1 ? one : many}`,
  gender: ({ gender }) => gender,
  isVowelFirst: ({ one }) => /^[aeiou]/i.test(one),
  nouns: ({ many }) => many,
  level: (level) => `level ${level}`,
  group: (deed) => `group of ${deed}`,
  deck: (deck) => `deck ${deck}`,
  isOnlyJail: (space) => space === 10,
  isCity: () => false,
}

let written = 0
type Say = string | ((told: unknown, v: unknown) => string) | { readonly [key: string]: Say }

/** Compiles texts in some languages, loads what was written, and gives a function that says a message. */
async function saying(files: Readonly<Record<string, string>>) {
  const { catalogue, faults } = readCatalogue({ folder: 'room', files })
  expect(faults).toEqual([])
  const compiled = compile(catalogue, Object.keys(files))
  expect(compiled.faults).toEqual([])
  const place = join(folder, `${written++}`)
  mkdirSync(place, { recursive: true })
  for (const [name, text] of compiled.files) writeFileSync(join(place, name), text)
  const modules = new Map<string, Say>()
  for (const language of Object.keys(files)) {
    const module: { words: Say } = await import(
      /* @vite-ignore */ pathToFileURL(join(place, `${language}.words.ts`)).href
    )
    modules.set(language, module.words)
  }
  const say = (language: string, key: string, told: object = {}): string => {
    let found = modules.get(language)
    for (const name of key.split('-')) found = typeof found === 'object' ? found[name] : undefined
    if (typeof found === 'string') return found
    if (typeof found !== 'function') throw new Error(`${language} has no ${key}`)
    return found(told, speaker)
  }
  return { say, ...compiled }
}

/** What is wrong with texts. */
function faultsOf(files: Readonly<Record<string, string>>, whole?: readonly string[]): string[] {
  const { catalogue, faults } = readCatalogue({ folder: 'room', files })
  return [...faults, ...compile(catalogue, whole ?? Object.keys(files)).faults].map(
    ({ file, line, what }) => `${file}:${line}: ${what}`,
  )
}

describe('compiled words', () => {
  it('say names, amounts and numbers of the rulebook', async () => {
    const kinds = '### $seat (seat) $to (seat) $amount (money) $deed (deed) $offersATurn (rule)\n'
    const { say } = await saying({
      en: `${kinds}\nevent-paid = { $seat } pays { $to } { $amount } for { $deed }.\nrefusal-many = At most { $offersATurn } offers.\nrefusal-none = “No” \`way\` \\ $ {"{"}`,
    })
    expect(say('en', 'event-paid', { seat: 0, to: 1, amount: 50, deed: 1 })).toBe('Anna pays Ben 50 T for Badstraße.')
    expect(say('en', 'refusal-many')).toBe('At most <offersATurn> offers.')
    expect(say('en', 'refusal-none')).toBe('“No” `way` \\ $ {')
  })

  it('choose by flags, by named cases, by a deed that is none, by an account', async () => {
    const { say } = await saying({
      en: [
        '### $own (flag) $deed (deed) $to (account) $why (jail | mortgage)',
        'own = { $own ->\n    [yes] mine\n   *[other] yours\n }',
        'lot = A lot: { $deed ->\n    [none] a building\n   *[other] { $deed }\n }',
        'paid = paid { $to ->\n    [bank] to the bank\n    [pot] into the pot\n   *[other] to { $to }\n }',
        'why = { $why ->\n    [jail] In jail\n   *[mortgage] Mortgaged\n }',
      ].join('\n'),
    })
    expect([say('en', 'own', { own: true }), say('en', 'own', { own: false })]).toEqual(['mine', 'yours'])
    expect([say('en', 'lot', { deed: -1 }), say('en', 'lot', { deed: 0 })]).toEqual([
      'A lot: a building',
      'A lot: Elisenstraße',
    ])
    expect([BANK, POT, 1].map((to) => say('en', 'paid', { to }))).toEqual([
      'paid to the bank',
      'paid into the pot',
      'paid to Ben',
    ])
    expect([say('en', 'why', { why: 'jail' }), say('en', 'why', { why: 'mortgage' })]).toEqual(['In jail', 'Mortgaged'])
  })

  it('know the plurals of each language, Polish ones too, and exact numbers before them', async () => {
    const { say } = await saying({
      en: '### $n (number)\nhouses = { $n ->\n    [0] no house\n    [one] one house\n   *[other] { $n } houses\n }',
      fr: 'houses = { $n ->\n    [0] aucune maison\n    [one] { $n } maison\n   *[other] { $n } maisons\n }',
      pl: 'houses = { $n ->\n    [one] { $n } dom\n    [few] { $n } domy\n    [many] { $n } domów\n   *[other] { $n } domu\n }',
    })
    expect([0, 1, 2, 1500].map((n) => say('en', 'houses', { n }))).toEqual([
      'no house',
      'one house',
      '2 houses',
      '1,500 houses',
    ])
    expect([0, 1, 2].map((n) => say('fr', 'houses', { n }))).toEqual(['aucune maison', '1 maison', '2 maisons'])
    expect([1, 2, 5, 22].map((n) => say('pl', 'houses', { n }))).toEqual(['1 dom', '2 domy', '5 domów', '22 domy'])
  })

  it('take gender and number from nouns of the board', async () => {
    const house: Noun = { one: 'Haus', many: 'Häuser', gender: 'n' }
    const stand: Noun = { one: 'Tribüne', many: 'Tribünen', gender: 'f' }
    const { say } = await saying({
      en: '### $piece (noun) $n (number)\nbuilt = builds { COUNT($n, $piece) }\na = a { $piece }',
      de: 'built = baut { COUNT($n, $piece) }\na = { $piece ->\n    [m] einen\n    [f] eine\n   *[n] ein\n } { $piece }',
    })
    expect([1, 3].map((n) => say('de', 'built', { n, piece: house }))).toEqual(['baut 1 Haus', 'baut 3 Häuser'])
    expect([house, stand].map((piece) => say('de', 'a', { piece }))).toEqual(['ein Haus', 'eine Tribüne'])
  })

  it('say other messages with what they are told, and what is always the same at no cost', async () => {
    const { say, files } = await saying({
      en: [
        '### $to (account) $seat (seat)',
        'phrase-bank = the bank',
        'phrase-paidTo = to { $to ->\n    [bank] { phrase-bank }\n   *[other] { $to }\n }',
        'paid = { $seat } pays { phrase-paidTo }.',
      ].join('\n'),
    })
    expect([BANK, 1].map((to) => say('en', 'paid', { seat: 0, to }))).toEqual([
      'Anna pays to the bank.',
      'Anna pays to Ben.',
    ])
    expect(files.get('shape.words.ts')).toContain(
      'readonly paid: (told: { readonly seat: number; readonly to: number }, v: Speaker<PieceNoun>)',
    )
    expect(files.get('en.words.ts')).toContain(`'the bank'`)
  })

  it('set French as French is set: « d’Yves », thin spaces, no-break spaces', async () => {
    const { say } = await saying({
      en: '### $seat (seat) $deed (deed) $n (number)\noffer = { $seat }’s offer\nask = Offer for { $deed }: “yes”? { $n } %',
      fr: 'offer = Offre de { $seat }\nask = Offre de { $deed } : « oui » ? { $n } %',
    })
    expect([0, 1, 2, 3].map((seat) => say('fr', 'offer', { seat }))).toEqual([
      'Offre d’Anna',
      'Offre de Ben',
      'Offre d’Yves',
      'Offre de Yann',
    ])
    expect(say('fr', 'ask', { deed: 0, n: 1500 })).toBe(
      'Offre d’Elisenstraße\u00a0: «\u00a0oui\u00a0»\u202f? 1\u202f500\u202f%',
    )
  })

  it('are one line where a file wraps them', async () => {
    const { say } = await saying({ en: 'long =\n    One sentence\n    over two lines.\n\n    A paragraph.' })
    expect(say('en', 'long')).toBe('One sentence over two lines.\nA paragraph.')
  })
})

describe('what does not build', () => {
  const en = '### $seat (seat) $n (number) $why (jail | mortgage)\n'

  it.each([
    ['a missing message', { en: 'a = A\nb = B', de: 'a = Ah' }, 'room/de.ftl:1: b is missing (en.ftl:2).'],
    [
      'a message that nobody says',
      { en: 'a = A', de: 'a = Ah\nb = B' },
      'room/de.ftl:2: b: there is no such message in en.ftl.',
    ],
    [
      'a missing argument',
      { en: `${en}a = { $seat } wins`, de: 'a = Sieg' },
      'room/de.ftl:1: a: $seat is missing; a comment “# without $seat” allows it.',
    ],
    [
      'an unknown argument',
      { en: 'a = { $who } wins' },
      'room/en.ftl:1: a: nobody says what $who is: a comment “# $who (kind)” would.',
    ],
    [
      'an argument that the reference does not know',
      { en: `${en}a = Wins`, de: 'a = { $wer } siegt' },
      'room/de.ftl:1: a: nobody says what $wer is: a comment “# $wer (kind)” would.',
    ],
    [
      'an impossible case',
      { en: `${en}a = { $why ->\n    [jale] A\n   *[other] B\n }` },
      'room/en.ftl:2: a: $why is never “jale”, but jail, mortgage.',
    ],
    [
      'a missing plural',
      { en: `${en}a = { $n ->\n   *[other] { $n }x\n }` },
      'room/en.ftl:2: a: the plural “one” of $n is missing.',
    ],
    [
      'a plural that the language has not',
      { en: `${en}a = { $n ->\n    [one] x\n    [few] y\n   *[other] z\n }` },
      'room/en.ftl:2: a: the language has no plural “few” ($n).',
    ],
    [
      'the text of another language',
      { en: 'a = House', de: 'a = House' },
      'room/de.ftl:1: a: it says what en.ftl says: it is missing, or a comment “# same” says that it is the same.',
    ],
    [
      'a text that is not the same',
      { en: 'a = House', de: '# same\na = Haus' },
      'room/de.ftl:2: a: it is said to be the same as in en.ftl, and is not.',
    ],
    ['a message within itself', { en: 'a = x { b }\nb = y { a }' }, 'room/en.ftl:1: a: it is said within itself.'],
    [
      'a message that is a group as well',
      { en: 'a = x\na-b = y' },
      'room/en.ftl:1: a: it is a message, and a-b would be in a group of that name.',
    ],
    ['another message that is not there', { en: 'a = x { b }' }, 'room/en.ftl:1: a: { b } is not in this language.'],
    [
      'what is shown and can only be asked',
      { en: `${en}a = { $why }` },
      'room/en.ftl:2: a: $why can only be asked, not shown.',
    ],
    ['what is no message', { en: 'a = { $n' }, 'room/en.ftl:1: This is no message: Expected token: "}"'],
    ['the same key twice', { en: 'a = x\na = y' }, 'room/en.ftl:2: a is here twice.'],
  ])('%s', (_, files, fault) => {
    expect(faultsOf(files)).toContain(fault)
  })

  it('words that are told in order, and no comment says in which', () => {
    const files = { en: `${en}a = { $seat } and { $n }\n# $n (number) $seat (seat)\nb = { $seat } and { $n }` }
    const { catalogue } = readCatalogue({ folder: 'room', files, telling: 'inOrder' })
    expect(compile(catalogue, ['en']).faults.map(({ what }) => what)).toEqual([
      'a: a comment above it must list its arguments in order; $seat is not listed.',
      'a: a comment above it must list its arguments in order; $n is not listed.',
    ])
  })

  it('writes nothing then', () => {
    const { catalogue } = readCatalogue({ folder: 'room', files: { en: 'a = x { b }' } })
    expect(compile(catalogue).files.size).toBe(0)
  })

  it('allows what comments allow', () => {
    expect(
      faultsOf({ en: `${en}a = { $seat } wins\nb = Bus`, de: '# without $seat\na = Sieg\n# same\nb = Bus' }),
    ).toEqual([])
  })

  it('asks a language that need not be whole for nothing, but what it says must be right', () => {
    expect(faultsOf({ en: 'a = A\nb = B', pl: 'a = Ą' }, ['en'])).toEqual([])
    expect(faultsOf({ en: 'a = A', pl: 'c = C' }, ['en'])).toEqual([
      'room/pl.ftl:1: c: there is no such message in en.ftl.',
    ])
  })

  it('warns of a French “one” that is said of 0 as well', () => {
    const files = {
      en: `${en}a = { $n ->\n    [one] one\n   *[other] more\n }`,
      fr: 'a = { $n ->\n    [one] un\n   *[other] plus\n }',
    }
    const { warnings } = compile(readCatalogue({ folder: 'room', files }).catalogue, ['en', 'fr'])
    expect(warnings.map(({ file, line, what }) => `${file}:${line}: ${what}`)).toEqual([
      'room/fr.ftl:1: a: [one] is said of 0 as well and does not show $n; [0] or [1] would tell them apart.',
    ])
  })
})

describe('words that are told in order', () => {
  const en = `# $name (text) $count (number)
a =
    { $count ->
        [one] { $name } has a card
       *[other] { $name } has { $count } cards
    }
b = Bus
# $number (text) $list (flag)
c = no { $number }`
  const files = { en, de: '# without $name\na = { $count } Karten\n# same\nb = Bus\n# without $number\nc = nichts' }
  const { catalogue } = readCatalogue({ folder: 'room', files, telling: 'inOrder' })
  const written = compile(catalogue, ['en'])

  it('take their arguments one after the other, as the comment lists them', () => {
    const shape = written.files.get('shape.words.ts') ?? ''
    expect(shape).toContain('readonly a: ($name: string, $count: number) => string\n')
    expect(shape).toContain('readonly b: string\n')
    const english = written.files.get('en.words.ts') ?? ''
    expect(english).toMatch(/ a: \(\$name, \$count\) => \(\$count === 1 /)
    expect(english).toMatch(/ c: \(\$number\) => /)
  })

  it('leave out what a language does not use', () => {
    const german = written.files.get('de.words.ts') ?? ''
    expect(german).toMatch(/ a: \(_name, \$count\) => /)
    expect(german).toContain("c: () => 'nichts',")
  })
})

describe('words that lie apart', () => {
  const catalogueOf = (en: string, de: string) =>
    readCatalogue({ folder: 'room', files: { en, de }, apart: ['choice'] }).catalogue

  it('are in one module for many folders, and in no other', () => {
    const one = catalogueOf('choice-a-x = yes\nsaid = Bus stop', 'choice-a-x = ja\nsaid = Haltestelle')
    const other = catalogueOf('choice-a-y = no', 'choice-a-y = nein')
    expect(compile(one, ['en']).files.get('de.words.ts')).not.toContain('ja')
    expect(compile(one, ['en']).files.get('shape.words.ts')).not.toContain('choice')
    expect(compile(other, ['en']).files.size).toBe(0)
    expect(emitApart([one, other], 'de')).toContain(
      "choice: {\n    a: {\n      x: 'ja',\n      y: 'nein',\n    },\n  },",
    )
  })

  it('are told nothing', () => {
    const { faults } = compile(catalogueOf('# $n (number)\nchoice-a = { $n } x', 'choice-a = { $n } y'), ['en'])
    expect(faults.map(({ what }) => what)).toEqual([
      'choice-a: it is read by its key and told nothing: only gaps can be in it.',
    ])
  })
})
