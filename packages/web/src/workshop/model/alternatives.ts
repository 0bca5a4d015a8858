import type { AnyChoice, BookFault, Choice, NumberValue, PolicyName, Text } from '@hausregeln/engine'
import { UNASKED } from '@hausregeln/engine/core/choice.ts'
import { settleChoices } from '@hausregeln/engine/kit/book/settle-choices.ts'
import { numbersOf } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import type { Bases } from '@hausregeln/rulebooks/file/index.ts'
import { allChoices } from '@hausregeln/rulebooks/house/chapters.ts'
import { chapterName } from '@hausregeln/rulebooks/house/names.ts'
import { fillNumbers } from '@hausregeln/rulebooks/numbers.ts'
import { inEach, inLanguage, type Told } from '@hausregeln/rulebooks/texts/language.ts'
import { questions } from '../../rules/told/policies.ts'
import { numberedBy, tellValue } from '../../rules/told/sentences.ts'
import { type Built, build, faultsIn, type Source } from './build.ts'
import { type Draft, same } from './draft.ts'
import { withChoice } from './settle.ts'

/** A way in which a rule can be settled, and what it would bring. */
export interface Alternative {
  readonly id: string
  readonly sentence: Told
  readonly isChosen: boolean
  readonly brings: Company
  /** Why it cannot be played as things stand. */
  readonly faults: readonly BookFault[]
}

/** All ways in which a policy can be settled, those that can be played first; each was tried. */
export function alternativesOf(
  draft: Draft,
  source: Source,
  bases: Bases,
  now: Built,
  policy: PolicyName,
): readonly Alternative[] {
  const chosen = settleChoices(now.def).settled[policy]?.id
  const seen = new Set<string>()
  const says = (one: AnyChoice) => one.sentence.de !== UNASKED.de || one.id === chosen
  const all = allChoices.filter((one) => one.policy === policy && says(one) && !seen.has(one.id) && seen.add(one.id))
  const known = new Set(faultsIn(now).map(({ en }) => en))
  const tried = all.map((one) => {
    const then = withChoice(draft, source, policy, one.id)
    return tryOne(one, chosen, build(then, source, bases))
  })
  return tried.sort((a, b) => Number(a.faults.length > 0) - Number(b.faults.length > 0))

  function tryOne(one: AnyChoice, before: string | undefined, then: Built | null): Alternative {
    return {
      id: one.id,
      sentence: withoutBlanks(fillNumbers(numberedBy(then?.def ?? now.def), one.sentence)),
      isChosen: one.id === before,
      brings: then === null ? ALONE : companyOf(now, then, `choices.${policy}`),
      faults: faultsIn(then).filter(({ en }) => one.id !== before && !known.has(en)),
    }
  }
}

/** Numbers that nobody has said yet are left out of a sentence. */
function withoutBlanks(sentence: Told): Told {
  return inEach((language) => inLanguage(sentence, language).replace(/\{\w+\}/g, '…'))
}

/** What else is otherwise with a change: chapters by their names, other rules as sentences. */
export interface Company {
  readonly comes: readonly Told[]
  readonly goes: readonly Told[]
}

export const ALONE: Company = { comes: [], goes: [] }

/** What is otherwise in the later of two, beside what was asked for (`choices.declined`). */
export function companyOf(before: Built, after: Built, asked: string): Company {
  const [had, has] = [namesIn(before), namesIn(after)]
  const come = [...has].filter((name) => !had.has(name) && asked !== `chapters.${name}`)
  const gone = [...had].filter((name) => !has.has(name) && asked !== `chapters.${name}`)
  return {
    comes: [...come.flatMap(chapterWords), ...choicesOf(before, after, asked), ...numbersIn(before, after)],
    goes: gone.flatMap(chapterWords),
  }
}

function namesIn({ def }: Built): ReadonlySet<string> {
  return new Set(def.chapters.map(({ name }) => name))
}

function chapterWords(name: string): readonly Text[] {
  const words = chapterName(name)
  return words === undefined ? [] : [words]
}

function choicesOf(before: Built, after: Built, asked: string): readonly Told[] {
  const [was, is] = [settleChoices(before.def).settled, settleChoices(after.def).settled]
  const told = numberedBy(after.def)
  return questions.flatMap(({ policy, question }): Told[] => {
    const now: Choice | undefined = is[policy]
    if (asked === `choices.${policy}` || now === undefined || was[policy]?.id === now.id || now.usual) return []
    const answer = withoutBlanks(fillNumbers(told, now.sentence))
    return [{ de: `${question.de}: ${inLanguage(answer, 'de')}`, en: `${question.en}: ${inLanguage(answer, 'en')}` }]
  })
}

/** Numbers that were otherwise before: not those that a chapter has brought as they usually are. */
function numbersIn(before: Built, after: Built): readonly Told[] {
  const [was, is] = [before.def.numbers, after.def.numbers] as readonly Readonly<Record<string, NumberValue>>[]
  const told = numberedBy(after.def)
  return numbersOf(after.def.chapters).flatMap((one): Told[] => {
    const value = is?.[one.name]
    if (value === undefined || same(value, was?.[one.name])) return []
    const says = tellValue(told, one, value)
    return [inEach((language) => `${inLanguage(one.label, language)}: ${inLanguage(says, language)}`)]
  })
}
