import { type Clause, partsOf, type Rulebook } from '@hausregeln/engine'
import { UNASKED } from '@hausregeln/engine/core/choice.ts'
import { policiesOf } from '@hausregeln/engine/kit/book/policies.ts'
import { numbersOf } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { findRulebook, rulebooks } from '@hausregeln/rulebooks'
import { arisesIn, askedOf, numberArises } from '@hausregeln/rulebooks/asked.ts'
import { changeOf } from '@hausregeln/rulebooks/change/change.ts'
import { openBook } from '@hausregeln/rulebooks/file/index.ts'
import { finishedBooks } from '@hausregeln/rulebooks/finished/index.ts'
import { bentFirst } from '@hausregeln/rulebooks/house/bend.ts'
import { allChoices, houseChapters } from '@hausregeln/rulebooks/house/chapters.ts'
import { placesIn } from '@hausregeln/rulebooks/paragraphs/fill.ts'
import { isSaidInFull, readRest } from '@hausregeln/rulebooks/paragraphs/ground.ts'
import { readRules } from '@hausregeln/rulebooks/paragraphs/read.ts'
import { describe, expect, it } from 'vitest'

type Said = Parameters<typeof changeOf>[0]

/** Every change is tried by `DECLARED=1`, one in so many by `npm test`. */
const EVERY = process.env.DECLARED === undefined ? 17 : 1

const numbers = numbersOf([...houseChapters.values()])

/** Each choice, each number at its limits and at its usual value, and each chapter the other way, alone. */
function changesOf({ def }: Rulebook): readonly (readonly [name: string, said: Said])[] {
  const has = (name: string) => def.chapters.some((one) => one.name === name)
  return [
    ...allChoices.map(({ policy, id }) => [`${policy}=${id}`, { choices: { [policy]: id } }] as const),
    ...numbers.flatMap(({ name, least, most, usual, list }) =>
      [...new Set([least, usual, most])].flatMap((value) => {
        if (value === null) return []
        const said = list && typeof value === 'number' ? [value] : value
        return [[`${name}=${said}`, { numbers: { [name]: said } }] as const]
      }),
    ),
    ...[...houseChapters.keys()].map(
      (name) => [`${has(name) ? 'without' : 'with'} ${name}`, { chapters: { [name]: !has(name) } }] as const,
    ),
  ]
}

/** What is said, by what the sentences that hold rest on and what house rules tell. */
function saidIn(rulebook: Rulebook): ReadonlySet<string> {
  const read = readRules(rulebook)
  const names = Object.entries(rulebook.ruleTexts).flatMap(([id, rule]) => {
    const standing = partsOf(rule).flatMap(({ kind, text }) => {
      const its = read.get(id)?.parts.find((part) => part.kind === kind)?.clauses ?? []
      return (text.clauses ?? []).flatMap((one, at) => (its[at]?.holds ? toldIn(one, rulebook) : []))
    })
    return [...(rule.tells ?? []), ...standing]
  })
  const chosen: Readonly<Record<string, string | undefined>> = rulebook.book.chosen
  const told = allChoices.filter(({ policy, id }) => names.includes(policy) && chosen[policy] === id)
  return new Set([...names, ...told.flatMap(({ sentence }) => placesIn(sentence))])
}

/** What a sentence says of what it rests on; an unusual number it has to name, or to say in full what it is. */
function toldIn({ text, rests }: Clause, { book }: Rulebook): readonly string[] {
  const named = placesIn(text)
  return rests.flatMap((rest) => {
    const { name } = readRest(rest)
    const number = numbers.find((one) => one.name === name)
    const isSaid = number === undefined || `${number.usual}` === `${book.numbers[name]}` || isSaidInFull(rest)
    return isSaid || named.includes(name) ? [name] : []
  })
}

/** What of a rulebook means something there: the policies that people are asked, and numbers. */
function meaningIn(rulebook: Rulebook): readonly string[] {
  const { def, book } = rulebook
  const asked = policiesOf(def.chapters)
  const own = askedOf(def, book.numbers)
  const answers = allChoices.filter(
    ({ policy, id, sentence }) => book.chosen[policy] === id && sentence !== UNASKED && asked.get(policy)?.question,
  )
  const counts = numbers.filter((one) => `${book.numbers[one.name] ?? ''}` !== '' && numberArises(one, own))
  return [
    ...answers.flatMap(({ policy }) => (arisesIn(rulebook, policy) ? [policy] : [])),
    ...counts.map(({ name }) => name),
  ]
}

/** What is wrong with the paragraphs of a rulebook, a line each. */
function wrongIn(rulebook: Rulebook): readonly string[] {
  return [...readRules(rulebook)].flatMap(([id, { title, parts }]) =>
    parts.flatMap(({ clauses }) =>
      clauses.flatMap(({ text, holds, instead }) => {
        if (!holds) return instead.length === 0 ? [`${id}: nothing in place of ${text.en}`] : []
        return text.en.replace(/\.$/, '') === title.en ? [`${id}: no more than its title, ${text.en}`] : []
      }),
    ),
  )
}

const files = await Promise.all(
  finishedBooks.map(async ({ load }) => {
    const read = openBook((await load()).default, findRulebook)
    if (read.faults) throw new Error('It cannot be played.')
    return read.value.rulebook
  }),
)

describe.each([...rulebooks, ...files].map((base, at) => [base.book.id, base, at] as const))('in %s', (_, base, at) => {
  it('no change leaves a paragraph that is only its title, a struck sentence without another, or unsaid what was said', () => {
    const before = saidIn(base)
    let tried = 0
    for (const [name, said] of changesOf(base).filter((__, index) => (index + at) % EVERY === 0)) {
      const rulebook = bentOrNot(base, said)
      if (rulebook === null) continue
      tried++
      const now = saidIn(rulebook)
      const lost = meaningIn(rulebook).filter((one) => before.has(one) && !now.has(one))
      expect([name, wrongIn(rulebook), lost]).toEqual([name, [], []])
    }
    expect(tried).toBeGreaterThan(10)
  })
})

function bentOrNot(base: Rulebook, said: Said): Rulebook | null {
  try {
    return bentFirst(base, changeOf(said))
  } catch {
    return null
  }
}
