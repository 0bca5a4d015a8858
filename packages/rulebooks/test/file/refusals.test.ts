import { pathOf } from '@hausregeln/engine'
import { describe, expect, it } from 'vitest'
import { bookFile, FILE_LIMITS, MOST_FAULTS, openBook, readBook, writeBook } from '../../src/file/index.ts'
import { classic, findRulebook } from '../../src/index.ts'
import { faultsOf, faultsOfText, like, opened } from './opened.ts'

const board = { spaces: bookFile(classic).board?.spaces ?? [] }
const withSpace = (at: number, space: object) => ({
  board: { spaces: board.spaces.map((old, index) => (index === at ? { ...old, ...space } : old)) },
})

describe('a file that cannot be played is refused with a sentence that names the place', () => {
  it.each([
    [like({ format: 2 }), 'format: The file has format 2; this program reads up to 1. A newer one is needed.'],
    [like({ format: '1' }), 'format: "format" cannot be "1"; possible: 1.'],
    [
      like({ id: 'My Book' }),
      'id: "id" must be a name of 2 to 40 lower-case letters, digits and hyphens, not "My Book".',
    ],
    [like({ id: 'constructor' }), 'id: A rulebook cannot be called "constructor".'],
    [like({ title: undefined }), 'title: "title" is missing.'],
    [like({ title: {} }), 'title: "title" must have 1 to 12 entries, not 0.'],
    [like({ title: 7 }), 'title: "title" cannot be 7.'],
    [like({ version: 1.5 }), 'version: "version" must be a whole number, not 1.5.'],
    [like({ rules: [] }), 'There is no field "rules" here.'],
    [
      like({ extends: 'chess' }),
      'extends: "extends" cannot be "chess"; possible: "classic", "stadium", "simplified", "exchange", "euronopoly".',
    ],
    [
      like({ extends: undefined }),
      'A rulebook either extends another ("extends") or names all of its chapters ("chapters").',
    ],
    [
      like({ extends: undefined, chapters: ['turn'], with: ['rent'] }),
      'with: "with" is only for rulebooks that extend another.',
    ],
    [like({ with: ['wizards'] }), /^with\[0\]: Entry 0 cannot be "wizards"; possible: "adjust", /],
    [like({ without: ['shares'] }), 'chapters.without[0]: "classic" has no chapter "shares".'],
    [like({ without: ['rent'] }), /^choices\.onStreet: "onStreet" must be chosen: /],
    [
      like({ choices: { declined: 'givenAway' } }),
      /^choices\.declined: "declined" cannot be "givenAway"; possible: "auctionSealed", "auctionToAll", "staysWithBank"/,
    ],
    [like({ choices: { weather: 'rain' } }), 'choices: There is no field "weather" here.'],
    [like({ numbers: { startCash: '1500' } }), 'numbers.startCash: "startCash" must be a number, not "1500".'],
    [like({ numbers: { startCash: 1e9 } }), 'numbers.startCash: "startCash" must be at most 1000000, not 1000000000.'],
    [like({ numbers: { houses: 'many' } }), 'numbers.houses: "houses" cannot be "many".'],
    [like({ numbers: { houses: -1 } }), 'numbers.houses: "houses" must be at least 0, not -1.'],
    [
      like({ numbers: { minSeats: 5, maxSeats: 4 } }),
      'numbers.minSeats: There cannot be at least 5 and at most 4 players.',
    ],
    [
      like(withSpace(4, { kind: 'volcano' })),
      /^board\.spaces\[4\]\.kind: "kind" cannot be "volcano"; possible: "start"/,
    ],
    [like(withSpace(1, { price: '60' })), 'board.spaces[1].price: "price" must be a number, not "60".'],
    [like(withSpace(1, { rents: [2, 10] })), 'board.spaces[1].rents: Space 1 needs 6 to 10 rents, not 2.'],
    [
      like(withSpace(1, { group: 'green-and-gold' })),
      'board.spaces[1].group: Space 1 belongs to group "green-and-gold", which does not exist.',
    ],
    [like({ board: { spaces: [] } }), 'board.spaces: "spaces" must have at least 1 entry, not 0.'],
    [
      like({ board: { groups: { __x: { name: 'x', colour: '#000000' } } } }),
      /^board\.groups\.__x: "__x" must be a word of/,
    ],
    [
      like({ board: { groups: { x: { name: 'x', colour: 'url(evil)' } } } }),
      'board.groups.x.colour: "colour" must be a colour, such as "#174ba9", not "url(evil)".',
    ],
    [
      like({ board: { decks: [{ name: 'x', cards: [{ text: 'x', effect: { do: 'explode' } }] }] } }),
      /^board\.decks\[0\]\.cards\[0\]\.effect\.do: "do" cannot be "explode"; possible: "advanceTo"/,
    ],
    [
      like({ paragraphs: { 'H-1': { title: 'x', option: 'You may.' } } }),
      /^paragraphs\["H-1"\]: What the table may choose goes in "option"/,
    ],
    [like({ paragraphs: { one: { title: 'x' } } }), /^paragraphs\.one: "one" must be the number of a paragraph/],
    ['text', 'The file must be an object, not "text".'],
    [null, 'The file must be an object, not null.'],
  ])('%j', (file, sentence) => {
    if (typeof sentence === 'string') expect(faultsOf(file)).toContain(sentence)
    else expect(faultsOf(file)).toContainEqual(expect.stringMatching(sentence))
  })

  it('in German, too, and with a place that can be found in the file', () => {
    const { faults = [] } = openBook(like({ ...withSpace(1, { price: -5 }), numbers: { bail: 2.5 } }), findRulebook)
    expect(faults.map(({ at, de }) => `${pathOf(at)}: ${de}`)).toEqual([
      'numbers.bail: "bail" muss eine ganze Zahl sein, nicht 2.5.',
      'board.spaces[1].price: "price" muss mindestens 1 sein, nicht -5.',
    ])
  })

  it('at most 50 of them, the last of which says how many more there are', () => {
    const spaces = new Array(60).fill({ kind: 'street', name: 'x', group: 'x', price: 0, rents: [] })
    const found = faultsOf(like({ board: { spaces } }))
    expect(found).toHaveLength(MOST_FAULTS)
    expect(found.at(-1)).toBe('And 71 more faults.')
  })

  it('foreign text is cut at 80 characters and shown without what would turn or hide it', () => {
    const [long = ''] = faultsOf(like({ extends: 'x'.repeat(5000) }))
    expect(long).toContain(`"${'x'.repeat(78)}…;`)
    const [turned = ''] = faultsOf(like({ extends: 'a\u202eb\ud800c\u0007' }))
    expect(turned).toContain('"a\ufffdb\ufffdc\ufffd"')
  })
})

describe('a text that is no honest JSON is refused', () => {
  const text = (more: string) => `{"format":1,"id":"own","version":1,"title":"Own","extends":"classic"${more}}`

  it('though the same without it can be played', () => {
    expect(faultsOfText(text(''))).toEqual([])
    expect(faultsOfText(`\ufeff${text('')}`)).toEqual([])
  })

  it.each([
    ['{', 'The file is not JSON: line 1, column 2.'],
    ['[1,]', 'The file is not JSON: line 1, column 4.'],
    ['{"a":1}\n}', 'The file is not JSON: line 2, column 1.'],
    ['{"a" 1}', 'The file is not JSON: line 1, column 6.'],
    ['[01]', 'The file is not JSON: line 1, column 3.'],
    ['[1}', 'The file is not JSON: line 1, column 3.'],
    ['{"format":1,\n "id":x}', 'The file is not JSON: line 2, column 7.'],
    ['', 'The file is not JSON: line 1, column 1.'],
    [text(',"numbers":{"bail":10,"bail":20}'), 'numbers.bail: The field "bail" appears twice.'],
    [text(',"numbers":{"bail":10,"\\u0062ail":20}'), 'numbers.bail: The field "bail" appears twice.'],
    [text(',"__proto__":{"x":1}'), 'A field cannot be called "__proto__".'],
    [text(',"numbers":{"constructor":1}'), 'numbers: A field cannot be called "constructor".'],
    [text(',"numbers":{"bail":1e999}'), 'numbers.bail: This number is too large.'],
    [text(',"numbers":{"bail":123456789012345678901234567890}'), /^numbers\.bail: /],
    [text(',"about":"\\ud800"'), 'about: The text contains half a character.'],
    [text(',"about":"a\\u202eb"'), 'about: The text contains characters that reverse the direction of writing.'],
    [text(',"about":"a\\u0000b"'), 'about: The text contains control characters.'],
    [text(',"about":"a\\u200bb"'), 'about: The text contains invisible characters.'],
    [text(',"about":"   "'), 'about: The text is blank.'],
    [text(',"about":"Z\\u0300\\u0301\\u0302\\u0303\\u0304"'), 'about: The text piles characters on top of each other.'],
    [text(',"about":"<img src=x>"'), 'about: The text contains markup such as "<b>".'],
    [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, `The file is nested more than ${FILE_LIMITS.depth} levels deep.`],
    [JSON.stringify(new Array(30_000).fill(0)), /^The file contains 30001 values; 20000 are allowed\.$/],
    [`"${'x'.repeat(FILE_LIMITS.characters)}"`, /^The file has 262146 characters; 262144 are allowed\.$/],
  ])('%.60j', (foreign, sentence) => {
    const found = faultsOfText(foreign)
    if (typeof sentence === 'string') expect(found).toContain(sentence)
    else expect(found).toContainEqual(expect.stringMatching(sentence))
  })

  it('and leaves the program as it was', () => {
    faultsOfText(text(',"__proto__":{"polluted":1}'))
    expect({}).not.toHaveProperty('polluted')
  })

  it('emoji, ligatures of several signs and quotation marks can be in a name', () => {
    expect(readBook(text(',"about":"👩‍👩‍👧 “Straße” l’été — नमस्ते"'), findRulebook).faults).toBeUndefined()
  })
})

it('a whole file can leave its base: it names none, and is read where no other is', () => {
  const text = writeBook(bookFile(opened(like({ numbers: { startCash: 2000 } })).rulebook))
  const read = readBook(text, () => undefined)
  expect(read.faults).toBeUndefined()
})

it.each(['pieces', 'currency', 'spaces'] as const)(
  'a board that lacks its %s is told so, whatever its numbers are',
  (part) => {
    const { [part]: _, ...rest } = bookFile(classic).board ?? {}
    const file = { ...bookFile(classic), id: 'torn', board: rest }
    const faults = faultsOf({ ...file, numbers: { ...file.numbers, houses: 40, startCash: 1400 } })
    expect(faults.join(' ')).toContain(part)
  },
)
