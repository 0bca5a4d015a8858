import type { AnyChoice, BookDef, BookFault, Choice, NumberValue, PolicyName, Text } from '@hausregeln/engine'
import { UNASKED } from '@hausregeln/engine/core/choice.ts'
import { settleChoices } from '@hausregeln/engine/kit/book/settle-choices.ts'
import { numbersOf } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import type { Step } from '@hausregeln/rulebooks/change/change.ts'
import { laid } from '@hausregeln/rulebooks/change/lay.ts'
import { foundIn } from '@hausregeln/rulebooks/change/resolve.ts'
import { allChoices } from '@hausregeln/rulebooks/house/chapters.ts'
import { chapterName } from '@hausregeln/rulebooks/house/names.ts'
import { fillNumbers } from '@hausregeln/rulebooks/numbers.ts'
import { inEach, inLanguage, type Localized } from '@hausregeln/rulebooks/texts/language.ts'
import { questions } from '../../rules/described/policies.ts'
import { describeValue, numberedBy } from '../../rules/described/sentences.ts'
import type { Built, Source } from './build.ts'
import { type Draft, same } from './draft.ts'
import { wished } from './settle.ts'

/** A way in which a rule can be settled, and what it would bring. */
export interface Alternative {
  readonly id: string
  readonly sentence: Localized
  readonly isChosen: boolean
  readonly brings: Company
  /** Why it cannot be played as things stand. */
  readonly faults: readonly BookFault[]
  /** Whether there are several ways to play it, of which one is to be chosen then. */
  readonly hasWays: boolean
}

/** All ways in which a policy can be settled, those that can be played first; each was tried. */
export function alternativesOf(draft: Draft, source: Source, now: Built, policy: PolicyName): readonly Alternative[] {
  const chosen = draft.choices[policy] ?? settleChoices(now.def).settled[policy]?.id
  const seen = new Set<string>()
  const says = (one: AnyChoice) => one.sentence.de !== UNASKED.de || one.id === chosen
  const all = allChoices.filter((one) => one.policy === policy && says(one) && !seen.has(one.id) && seen.add(one.id))
  const tried = all.map((one): Alternative => {
    const isChosen = one.id === chosen
    const { faults, ...change } = changeBy(draft, source, now, { part: 'choices', name: policy, value: one.id })
    const sentence = withoutBlanks(fillNumbers(numberedBy(change.def), one.sentence))
    return { id: one.id, sentence, isChosen, ...change, faults: isChosen ? [] : faults }
  })
  return tried.sort((a, b) => Number(a.faults.length > 0) - Number(b.faults.length > 0))
}

/** What a step would change in a draft. */
export function changeBy(draft: Draft, source: Source, now: Built, step: Step) {
  const { resolution, faults } = wished(draft, source, step)
  const [found] = foundIn(resolution)
  const def = found === undefined ? now.def : laid(source.rulebook.def, found.change)
  const brings = found === undefined ? ALONE : companyOf(now.def, def, `${step.part}.${step.name}`)
  return { def, brings, faults, hasWays: resolution.kind === 'ways' }
}

/** Numbers that nobody has said yet are left out of a sentence. */
function withoutBlanks(sentence: Localized): Localized {
  return inEach((language) => inLanguage(sentence, language).replace(/\{\w+\}/g, '…'))
}

/** What else is otherwise with a change: chapters by their names, other rules as sentences. */
export interface Company {
  readonly comes: readonly Localized[]
  readonly goes: readonly Localized[]
}

const ALONE: Company = { comes: [], goes: [] }

/** What is otherwise in the later of two, beside what was asked for (`choices.declined`). */
function companyOf(before: BookDef, after: BookDef, asked: string): Company {
  const [had, has] = [namesIn(before), namesIn(after)]
  const come = [...has].filter((name) => !had.has(name) && asked !== `chapters.${name}`)
  const gone = [...had].filter((name) => !has.has(name) && asked !== `chapters.${name}`)
  return {
    comes: [...come.flatMap(chapterWords), ...choicesOf(before, after, asked), ...numbersIn(before, after)],
    goes: gone.flatMap(chapterWords),
  }
}

function namesIn({ chapters }: BookDef): ReadonlySet<string> {
  return new Set(chapters.map(({ name }) => name))
}

function chapterWords(name: string): readonly Text[] {
  const words = chapterName(name)
  return words === undefined ? [] : [words]
}

function choicesOf(before: BookDef, after: BookDef, asked: string): readonly Localized[] {
  const [was, is] = [settleChoices(before).settled, settleChoices(after).settled]
  const told = numberedBy(after)
  return questions.flatMap(({ policy, question }): Localized[] => {
    const now: Choice | undefined = is[policy]
    if (asked === `choices.${policy}` || now === undefined || was[policy]?.id === now.id || now.usual) return []
    const answer = withoutBlanks(fillNumbers(told, now.sentence))
    return [inEach((language) => `${inLanguage(question, language)}: ${inLanguage(answer, language)}`)]
  })
}

/** Numbers that were otherwise before: not those that a chapter has brought as they usually are. */
function numbersIn(before: BookDef, after: BookDef): readonly Localized[] {
  const [was, is] = [before.numbers, after.numbers] as readonly Readonly<Record<string, NumberValue>>[]
  const told = numberedBy(after)
  return numbersOf(after.chapters).flatMap((one): Localized[] => {
    const value = is?.[one.name]
    if (value === undefined || same(value, was?.[one.name])) return []
    const says = describeValue(told, one, value)
    return [inEach((language) => `${inLanguage(one.label, language)}: ${inLanguage(says, language)}`)]
  })
}
