import { partsOf, type Rulebook } from '@hausregeln/engine'
import { UNASKED } from '@hausregeln/engine/core/choice.ts'
import { policiesOf } from '@hausregeln/engine/kit/book/policies.ts'
import { rulebooks } from '@hausregeln/rulebooks'
import { changeOf } from '@hausregeln/rulebooks/change/change.ts'
import { bentFirst } from '@hausregeln/rulebooks/house/bend.ts'
import { allChoices } from '@hausregeln/rulebooks/house/chapters.ts'
import { overruledBy } from '@hausregeln/rulebooks/house/overruled.ts'
import { placesIn } from '@hausregeln/rulebooks/paragraphs/fill.ts'
import { groundOf, readRest } from '@hausregeln/rulebooks/paragraphs/ground.ts'
import { readRules } from '@hausregeln/rulebooks/paragraphs/read.ts'
import { bringAllWords, bringWordsOf } from '@hausregeln/rulebooks/texts/bring-words.ts'
import { inLanguage } from '@hausregeln/rulebooks/texts/language.ts'
import { optionText } from '@hausregeln/rulebooks/texts/options.ts'
import { describe, expect, it } from 'vitest'
import { allNumbers, valuesOf } from '../witnesses/hear.ts'
import { readWitnesses } from '../witnesses/read.ts'
import { figuresIn, LANGUAGES, OPTION_FIGURES, standsFor } from './figures.ts'

function clausesOf({ ruleTexts }: Rulebook) {
  return Object.entries(ruleTexts).flatMap(([id, rule]) =>
    partsOf(rule).flatMap(({ kind, text }) =>
      (text.clauses ?? [{ text, rests: [] }]).map((clause, at) => ({
        ...clause,
        id,
        kind,
        at,
        where: `${id} ${kind} ${at + 1}`,
      })),
    ),
  )
}

await bringAllWords()
await Promise.all(rulebooks.map(({ book }) => bringWordsOf(book.id)))

/** Of titles: a bid of nothing is no number of a rulebook, and neither are the faces of the speed die. */
const NO_NUMBERS = /^0$/
const FACES = ['S-12.3', 'S-12.7']

describe.each(rulebooks)('the paragraphs of $book.id', (rulebook) => {
  it('hold in their own book, sentence by sentence, and rest on what there is', () => {
    const ground = groundOf(rulebook)
    for (const { where, rests } of clausesOf(rulebook))
      expect([where, rests.filter((rest) => !ground.holds(rest))]).toEqual([where, []])
  })

  it('say on which numbers they rest: each that stands in a text', () => {
    for (const { where, text, rests } of clausesOf(rulebook)) {
      const names = rests.map((rest) => readRest(rest).name)
      expect([where, placesIn(text).filter((name) => !names.includes(name))]).toEqual([where, []])
    }
  })

  it('say on what each figure rests, in every language, or that it is no number of a book', () => {
    for (const { where, text, rests } of clausesOf(rulebook)) {
      const figures = LANGUAGES.flatMap((language) => figuresIn(inLanguage(text, language), language))
      if (figures.length === 0) continue
      const names = rests.map((rest) => readRest(rest).name)
      const stands = standsFor(where)
      expect([where, figures, stands.length > 0]).toEqual([where, figures, true])
      const loose = stands.filter((what) => !what.includes(' ') && !names.includes(what))
      // Of sentences of the same number in several books some have no figure.
      expect([where, loose.length < stands.length || loose]).toEqual([where, true])
    }
  })

  it('have titles without any figure: those are never struck through', () => {
    const titles = Object.entries(rulebook.ruleTexts).filter(([id]) => !FACES.includes(id))
    const found = titles.flatMap(([id, { title }]) =>
      LANGUAGES.flatMap((language) => {
        const figures = figuresIn(inLanguage(title, language), language).filter((figure) => !NO_NUMBERS.test(figure))
        return figures.length === 0 ? [] : [[id, language, ...figures]]
      }),
    )
    expect(found).toEqual([])
  })

  it('read as before where nothing differs: nothing is struck through', () => {
    for (const [id, { parts, insteadOf, beside, added }] of readRules(rulebook)) {
      expect([id, insteadOf, beside, added]).toEqual([id, [], [], []])
      expect(parts.every(({ clauses }) => clauses.every(({ holds }) => holds))).toBe(true)
    }
  })
})

it('no option tells a number that is not one of the book: another number is another sentence', () => {
  for (const { book, ...rulebook } of rulebooks)
    for (const option of book.options)
      for (const language of LANGUAGES) {
        const said = optionText({ book, ...rulebook }, option, language).text
        // At 0 there is no waiting: that is what the option itself is.
        const figures = figuresIn(said, language).filter((figure) => figure !== '0')
        expect([option.id, figures.length === 0 || OPTION_FIGURES[option.id] !== undefined]).toEqual([option.id, true])
      }
})

/**
 * Choices that add to what a book says and contradict none of its sentences, or that ask there what does not arise. All
 * others must be named by a sentence that no longer holds with them: forgotten ones fail here.
 */
const ADDING: ReadonlySet<string> = new Set([
  ...['lastRound=afterRounds', 'target=byWealth', 'turnEnded=byBank', 'turnEnded=closeExchange'],
  ...['onStart=chooseSpace', 'doubleOne=winsPot', 'surcharge=halfInJail', 'milestone=annualReport', 'outAtZero=isOut'],
  ...['open=firstThrowAndDeal', 'drawCard=laidAside', 'estate=withShares'],
])
/** Likewise by rulebook: Euronopoly has neither taxes nor a pot; where the first seat begins it does after a deal, too. */
const ADDING_IN: Readonly<Record<string, readonly string[]>> = {
  euronopoly: ['onTax', 'onParking', 'feesToPot', 'open=firstSeatAndDeal'],
  simplified: ['open=firstSeatAndDeal'],
}

/** Every choice is tried in each book that can have it by `DECLARED=1`, one in so many by `npm test`. */
const EVERY = process.env.DECLARED === undefined ? 13 : 1

it('a choice that differs is named by the sentences that it overrules, and they by its house rule', () => {
  const tried = rulebooks.flatMap((base, book) => {
    const asked = policiesOf(base.def.chapters)
    const chosen: Readonly<Record<string, string | undefined>> = base.book.chosen
    return allChoices
      .filter(
        ({ policy, id, sentence }) =>
          chosen[policy] !== id &&
          sentence !== UNASKED &&
          asked.get(policy)?.question &&
          !ADDING.has(`${policy}=${id}`),
      )
      .filter((_, at) => (at + book) % EVERY === 0)
      .filter(({ policy, id }) => {
        const adding = ADDING_IN[base.book.id] ?? []
        return !adding.includes(policy) && !adding.includes(`${policy}=${id}`)
      })
      .flatMap(({ policy, id }) => {
        const rulebook = bentOrNot(base, policy, id)
        if (rulebook === null) return []
        const [, teller] =
          [...readRules(rulebook)].find(([rule]) => rulebook.ruleTexts[rule]?.tells?.includes(policy)) ?? []
        const told = teller?.parts.flatMap(({ clauses }) => clauses.map(({ text }) => text.en)).join(' ') ?? ''
        const isNamed = /no effect/.test(told) || (teller?.insteadOf.length ?? 0) > 0
        return [[`${base.book.id}: ${policy}=${id}`, isNamed] as const]
      })
  })
  expect(tried.length).toBeGreaterThan(15)
  expect(tried.filter(([, isNamed]) => !isNamed)).toEqual([])
})

/** Numbers that contradict no sentence where their question arises, by rulebook; in others it does not arise. */
const ADDING_NUMBERS: Readonly<Record<string, readonly string[]>> = {
  simplified: ['houses', 'hotels', 'potStart', 'potRefill'],
  exchange: ['potStart', 'potRefill'],
  euronopoly: ['potStart', 'potRefill'],
}
const numberWitnesses = (await readWitnesses()).filter(({ of }) => allNumbers.has(of))

it('a number that differs, at both limits and at its usual value, strikes the sentences that it declares, or says that it has no effect', () => {
  const tried = rulebooks.flatMap((base, book) => {
    const declared = overruledBy(base)
    return numberWitnesses.flatMap((witness, at) => {
      const { of: name, list } = witness
      if ((at + book) % EVERY !== 0 || base.book.numbers[name] === undefined) return []
      return valuesOf(witness).flatMap((value) => {
        const said = list?.(value) ?? value
        const rulebook = `${said}` === `${base.book.numbers[name]}` ? null : bentByNumber(base, name, said)
        if (rulebook === null) return []
        const parts = declared.get(name) ?? declared.get(`${name}=${said}`) ?? []
        return [
          {
            what: `${base.book.id}: ${name}=${said}`,
            ...struckBy(rulebook, name),
            stale: staleIn(rulebook, base, name),
            parts,
            book: base.book.id,
            name,
            isList: list !== null,
          },
        ]
      })
    })
  })
  expect(tried.length).toBeGreaterThan(10)
  for (const { what, struck, told, parts, book, name, isList, stale } of tried) {
    expect([what, stale]).toEqual([what, []])
    // Of a list not every number is otherwise.
    const left = parts.filter((part) => !struck.includes(part))
    expect([what, left.length < parts.length && isList ? [] : left]).toEqual([what, []])
    const adds = parts.length > 0 || /no effect/.test(told) || (ADDING_NUMBERS[book]?.includes(name) ?? false)
    expect([what, told, adds]).toEqual([what, told, true])
  }
})

/** Sentences that speak of a number, still stand where it is otherwise, and say in some language what they said before. */
function staleIn(rulebook: Rulebook, base: Rulebook, name: string): readonly string[] {
  const read = readRules(rulebook)
  const before = readRules(base)
  const paragraphs = clausesOf(base).flatMap(({ where, id, kind, at, text }) => {
    if (!standsFor(where).includes(name) && !placesIn(text).includes(name)) return []
    const [was, now] = [before, read].map(
      (rules) => rules.get(id)?.parts.find((part) => part.kind === kind)?.clauses[at],
    )
    if (was === undefined || now === undefined || !now.holds) return []
    return LANGUAGES.some((language) => inLanguage(was.text, language) === inLanguage(now.text, language))
      ? [where]
      : []
  })
  const options = base.book.options.flatMap((option) => {
    if (!OPTION_FIGURES[option.id]?.includes(name)) return []
    const isAsBefore = LANGUAGES.some((language) => {
      const [was, now] = [base, rulebook].map((one) => optionText(one, option, language).text)
      return was === now && was !== undefined && figuresIn(was, language).length > 0
    })
    return isAsBefore ? [option.id] : []
  })
  return [...paragraphs, ...options]
}

function bentByNumber(base: Rulebook, name: string, said: number | readonly number[]): Rulebook | null {
  try {
    return bentFirst(base, changeOf({ numbers: { [name]: said } }))
  } catch {
    return null
  }
}

/** The parts of which a sentence is struck through and leads to the house rule of a number, and what that says. */
function struckBy(rulebook: Rulebook, name: string): { readonly struck: readonly string[]; readonly told: string } {
  const rules = readRules(rulebook)
  const teller = [...rules.keys()].find((id) => rulebook.ruleTexts[id]?.tells?.includes(name)) ?? ''
  const struck = [...rules].flatMap(([id, { parts }]) =>
    parts.flatMap(({ kind, clauses }) =>
      clauses.flatMap(({ instead }, at) => (instead.includes(teller) ? [`${id} ${kind} ${at + 1}`] : [])),
    ),
  )
  const told = rules.get(teller)?.parts.flatMap(({ clauses }) => clauses.map(({ text }) => text.en)) ?? []
  return { struck, told: told.join(' ') }
}

function bentOrNot(base: Rulebook, policy: string, id: string): Rulebook | null {
  try {
    return bentFirst(base, changeOf({ choices: { [policy]: id } }))
  } catch {
    return null
  }
}
