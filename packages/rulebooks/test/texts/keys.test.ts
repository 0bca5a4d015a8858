import { OwnText } from '@hausregeln/engine/core/text.ts'
import { basics, commonPolicies, coreNumbers, formerBasics } from '@hausregeln/engine/kit/book/basics.ts'
import { THEMES } from '@hausregeln/engine/kit/book/themes.ts'
import { OwnNoun } from '@hausregeln/engine/kit/own-noun.ts'
import { describe, expect, it } from 'vitest'
import { allChoices, allPolicies, houseChapters } from '../../src/house/chapters.ts'
import { rulebooks } from '../../src/index.ts'
import { COMMON, introductionOf } from '../../src/introduction/index.ts'
import { BESIDE } from '../../src/texts/bring-words.ts'
import { WHOLE } from '../../src/texts/whole.words.ts'

/** The keys of all texts of ours within some data. */
function keysIn(data: unknown, into: Set<string>): Set<string> {
  if (data instanceof OwnText) return into.add(data.key)
  if (data instanceof OwnNoun) return into.add(data.key)
  if (data instanceof Map) for (const one of data.values()) keysIn(one, into)
  else if (typeof data === 'object' && data !== null) for (const one of Object.values(data)) keysIn(one, into)
  return into
}

const used = keysIn(
  [
    rulebooks.map(({ title, board, ruleTexts, book }) => [title, board, ruleTexts, book.options]),
    [houseChapters, allChoices, allPolicies, rulebooks.map(({ def }) => introductionOf(def.id)), COMMON],
    [basics, commonPolicies, coreNumbers, formerBasics, THEMES],
  ],
  new Set(),
)

/** `choice-estate-free` of `{ choice: { estate: { free } } }`. */
function pathsOf(words: object, path = ''): readonly string[] {
  return Object.entries(words).flatMap(([name, said]) => {
    const key = path === '' ? name : `${path}-${name}`
    return typeof said === 'object' ? pathsOf(said, key) : [key]
  })
}

/** What has words in a language: each chapter, what all of them are called, each book; with the keys of its words. */
function placesIn(language: string): readonly (readonly [place: string, keys: readonly string[]])[] {
  const { chapters = {}, rules = {}, books = {} } = WHOLE[language] ?? {}
  return [
    ...Object.entries<object>(chapters).map(([name, words]) => [name, pathsOf(words)] as const),
    ['rules', pathsOf(rules)],
    ...Object.entries(books).map(([place, words]) => [place, pathsOf(words, place.split('/')[0])] as const),
  ]
}

describe.each(Object.keys(WHOLE))('the words in "%s"', (language) => {
  const places = placesIn(language)
  const said = new Set(places.flatMap(([, keys]) => keys))

  it('say all that rulebooks, boards and chapters have a key for, and nothing is found by what it says in English', () => {
    const nouns = [...used].flatMap((key) => (said.has(`${key}-one`) ? [`${key}-one`, `${key}-many`] : [key]))
    expect(nouns.length).toBeGreaterThan(900)
    expect(nouns.filter((key) => !said.has(key))).toEqual([])
  })

  it('say what is shown in one place alone: the words of another, brought later, would stand in its stead', () => {
    const clashes = [...used].flatMap((key) => {
      const its = places.filter(([, keys]) => keys.includes(key)).map(([place]) => place)
      return its.length > 1 ? [`${key}: ${its.join(', ')}`] : []
    })
    expect(clashes).toEqual([])
  })

  it('have no text of rules, boards and cards that nobody shows', () => {
    const shown = (key: string) => used.has(key) || used.has(key.replace(/-(one|many|gender)$/, ''))
    const ofRules = [...said].filter((key) => /^(question|choice|number|chapter|theme)-/.test(key) || isOfBook(key))
    expect(ofRules.filter((key) => !shown(key))).toEqual([])
  })
})

it.each(rulebooks)(
  '$def.id brings to a page the words of all books that it uses',
  ({ def, title, board, ruleTexts }) => {
    const keys = [...keysIn([title, board, ruleTexts], new Set())]
    const others = rulebooks.map((other) => other.def.id).filter((id) => id !== def.id)
    const used = others.filter((id) => keys.some((key) => key.startsWith(`${id}-`)))
    expect(BESIDE[def.id] ?? []).toEqual(used)
  },
)

function isOfBook(key: string): boolean {
  return rulebooks.some(({ def }) => key.startsWith(`${def.id}-`))
}
