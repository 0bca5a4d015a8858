import { createBot } from '@hausregeln/bots'
import type { BookFault, PolicyName, Rulebook } from '@hausregeln/engine'
import { newGame } from '@hausregeln/engine'
import { bookFaults } from '@hausregeln/engine/kit/book/book-faults.ts'
import { numbersOf } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { playLawfully } from '@hausregeln/lab/lawful.ts'
import { findRulebook, rulebooks } from '@hausregeln/rulebooks'
import type { ChangePart } from '@hausregeln/rulebooks/change/change.ts'
import { laid } from '@hausregeln/rulebooks/change/lay.ts'
import { stepWords } from '@hausregeln/rulebooks/change/tell.ts'
import { inWords } from '@hausregeln/rulebooks/file/words.ts'
import { allChoices, allPolicies, houseChapters } from '@hausregeln/rulebooks/house/chapters.ts'
import { chapterName, policyName } from '@hausregeln/rulebooks/house/names.ts'
import { withHouseParagraphs } from '@hausregeln/rulebooks/house/paragraphs.ts'
import { describe, expect, it } from 'vitest'
import { build, faultsIn, openedIn, type Source } from './build.ts'
import { type Draft, newDraft } from './draft.ts'
import { withChapter, withChoice, withSteps } from './settle.ts'

/** One in so many changes is looked at, others in each book. */
const STRIDE = 12

const chapters = [...houseChapters.keys()]
const choices = [...new Set(allChoices.map(({ policy, id }) => `${policy}=${id}`))]
const said = allChoices.filter(({ sentence }) => sentence.de !== '–').map(({ policy, id }) => `${policy}=${id}`)

function some<T>(all: readonly T[], book: number): readonly T[] {
  return all.filter((_, at) => (at + book * 5) % STRIDE === 0)
}

function sourceOf(rulebook: Rulebook): { readonly source: Source; readonly fresh: Draft } {
  return { source: { rulebook, file: null }, fresh: newDraft({ kind: 'house', id: rulebook.book.id }) }
}

const books = rulebooks.map((rulebook, at) => [rulebook.book.id, rulebook, at] as const)

/** Each chapter in or out and each way to settle a rule, alone, as the workshop does it. */
function changes(rulebook: Rulebook, book: number): readonly (readonly [string, Draft])[] {
  const { source, fresh } = sourceOf(rulebook)
  const titled = chapters.filter((name) => houseChapters.get(name)?.title !== undefined)
  const toggled = some(titled, book).map((name) => {
    const isIn = rulebook.book.chapters.has(name)
    return [`${isIn ? 'without' : 'with'} ${name}`, withChapter(fresh, source, name, !isIn)] as const
  })
  const settled = some(said, book).map((one) => {
    const [policy, id] = one.split('=') as [PolicyName, string]
    return [one, withChoice(fresh, source, policy, id)] as const
  })
  return [...toggled, ...settled]
}

describe('a chapter taken in or out, or a rule settled otherwise, alone', () => {
  it.each(books)('of "%s" can be played, or it is said what it needs', (_, rulebook, book) => {
    const { source } = sourceOf(rulebook)
    for (const [what, draft] of changes(rulebook, book)) {
      const built = build(draft, source, findRulebook)
      const opened = openedIn(built)
      if (opened === undefined) {
        const faults = faultsIn(built)
        expect(faults.length, what).toBeGreaterThan(0)
        expect(faults.flatMap(told), what).toEqual([])
        continue
      }
      const { book: rules } = opened.rulebook
      const game = newGame(rules, { seats: rules.minSeats, seed: 7 })
      const bots = Array.from({ length: rules.minSeats }, () => createBot('random'))
      for (const bot of bots) bot.begin(7)
      expect(() => playLawfully(game, bots, 5, { slowEvery: 97 }), what).not.toThrow()
    }
  })

  it('that brings chapters brings their numbers, in the money of the book', () => {
    const { source, fresh } = sourceOf(findRulebook('exchange') ?? never())
    const prison = build(withChapter(fresh, source, 'prison-bail', true), source, findRulebook)
    const byPrices = withSteps(fresh, source, [
      { part: 'chapters', name: 'shares', value: false },
      { part: 'chapters', name: 'trade', value: true },
      { part: 'choices', name: 'wealth', value: 'byPrices' },
    ])
    const bank = build(withChapter(byPrices, source, 'finite-bank', true), source, findRulebook)
    expect([faultsIn(prison), faultsIn(bank)]).toEqual([[], []])
    expect(openedIn(prison)?.rulebook.book.numbers.bails).toEqual([150, 100, 50])
    expect(openedIn(bank)?.rulebook.book.numbers.bankCash).toBe(25_000)
  })

  it('that cannot be played is offered what would settle it, and by that it can be', () => {
    const { source, fresh } = sourceOf(findRulebook('classic') ?? never())
    const pot: Draft = { ...fresh, choices: { feesToPot: 'toPot', onParking: 'rest', doubleOne: 'asAny' } }
    const few: Draft = { ...fresh, numbers: { minSeats: 6, maxSeats: 4 } }
    for (const draft of [pot, few]) {
      const remedies = faultsIn(build(draft, source, findRulebook)).flatMap((fault) => fault.remedies ?? [])
      expect(remedies.length).toBeGreaterThan(1)
      for (const remedy of remedies) {
        expect(stepWords(remedy)).toBeDefined()
        expect(faultsIn(build(withSteps(draft, source, [remedy]), source, findRulebook))).toEqual([])
      }
    }
  })
})

describe('in the words of people', () => {
  it('every chapter and every built-in question has a name', () => {
    expect(chapters.filter((name) => chapterName(name) === undefined)).toEqual([])
    expect([...allPolicies.keys()].filter((name) => policyName(name) === undefined)).toEqual([])
  })

  it.each(books)('no fault of "%s" with any one thing otherwise names what only programs know', (_, rulebook, book) => {
    const { source, fresh } = sourceOf(rulebook)
    const put = (part: ChangePart, name: string, value: unknown): Draft => ({ ...fresh, [part]: { [name]: value } })
    const drafts = [
      ...some(chapters, book).map((name) => put('chapters', name, !rulebook.book.chapters.has(name))),
      ...some(choices, book).map((one) => put('choices', one.split('=')[0] ?? '', one.split('=')[1])),
      ...some(numbersOf([...houseChapters.values()]), book).flatMap(({ name, least, most, list }) =>
        [least - 1, most, 7].map((value) => put('numbers', name, list ? [value] : value)),
      ),
      ...rulebook.def.options.map(({ id }) => put('options', id, null)),
    ]
    const faults = drafts.flatMap((draft) => {
      return bookFaults(withHouseParagraphs(laid(source.rulebook.def, draft), rulebook.def))
    })
    expect(faults.length).toBeGreaterThan(5)
    expect(faults.flatMap(told)).toEqual([])
  })
})

/** Sentences of a fault in which something stands as programs call it. */
function told(fault: BookFault): readonly string[] {
  const { de, en } = inWords(fault)
  return [de, en].filter((sentence) => /"|\b[a-z]+[A-Z]|\bundefined\b|\b[a-z]+=\w/.test(sentence))
}

function never(): never {
  throw new Error('There is no such rulebook.')
}
