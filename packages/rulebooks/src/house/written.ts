import type { BookDef, Choice, NumberDef, Slot, Text } from '@hausregeln/engine'
import { type Settled, UNASKED } from '@hausregeln/engine/core/choice.ts'
import { policiesOf } from '@hausregeln/engine/kit/book/policies.ts'
import { arisesIn, askedOf, numberArises } from '../asked.ts'
import { describeNumber, fillNumbers, type Numbered } from '../numbers.ts'
import { joined, placesIn } from '../paragraphs/fill.ts'
import { BAIL_TIMES, DICE, ENDS_DOUBLES, IDLE_DEBTORS, isOption, SCARCE } from '../paragraphs/ground.ts'
import { formatList, inEach, inLanguage } from '../texts/language.ts'
import { allChoices } from './chapters.ts'
import { chapterName, policyName } from './names.ts'
import { filledText, houseText, namedText } from './words.ts'

/** Whether it is told again as it was: then the paragraphs that are cited for it stay, as far as anything in them does. */
interface Again {
  readonly again: boolean
}

/** A paragraph that has been written by itself. */
export interface Written extends Partial<Again> {
  readonly title: Text
  readonly text: Text
  /** The slots that it asks for. */
  readonly slots: readonly Slot[]
  /** The names of all that it settles. */
  readonly tells: readonly string[]
}

/** What is told, how it is settled, and what was before: there is nothing without a rulebook that was bent. */
export interface Telling extends Numbered {
  readonly def: BookDef
  readonly settled: Settled
  readonly before: Numbered['numbers']
  /** What alone is otherwise than some sentence says. */
  readonly alone: ReadonlySet<string>
}

/** What else is settled with a number or a choice, on which sentences can rest. */
export const FOLLOWING: Readonly<Record<string, readonly string[]>> = {
  thirdDie: [DICE],
  onStart: [ENDS_DOUBLES],
  onCards: [ENDS_DOUBLES],
  onRisk: [ENDS_DOUBLES],
  income: [IDLE_DEBTORS],
  salaryPass: ['landingMore'],
  salaryLand: ['landingMore'],
  houses: [SCARCE],
  hotels: [SCARCE],
  attempts: [BAIL_TIMES],
  bailInLastTurn: [BAIL_TIMES],
}

const OPTIONS: Text = houseText('optionsName')
const NO_OPTIONS: Text = houseText('noOptions')
/** How a paragraph ends of what does nothing in its rulebook. */
export const IDLE: Text = houseText('idle')
const ABSENT: Text = houseText('absent')

/** What a choice says, with the question that it answers; nothing where nobody asks, and no sentence says otherwise. */
export function choiceText(one: Choice, told: Telling, { again }: Again = { again: false }): Written[] {
  const { policy, sentence, says, slots, governs } = one
  const { def, board, numbers, settled, alone } = told
  const asked = policiesOf(def.chapters).get(policy)
  const isAsked = asked?.question && sentence !== UNASKED
  const question = asked?.question ?? policyName(policy)
  const unasked = isAsked || !alone.has(policy) ? undefined : unaskedText(one)
  const plain = isAsked ? (says?.(askedOf(def, numbers, settled)) ?? sentence) : unasked
  if (asked === undefined || question === undefined || plain === undefined) return []
  const isIdle = !arisesIn({ def, board, book: { numbers } }, policy)
  const answer = fillNumbers(told, plain)
  const whole = filledText('says', { question, says: answer })
  const decides = governs.length > 0 || slots.length > 0 ? governs : asked.governs
  return [
    {
      title: question,
      text: isIdle ? joined([whole, IDLE]) : whole,
      slots: [...slots, ...decides],
      again,
      tells: [policy, ...placesIn(sentence), ...(FOLLOWING[policy] ?? [])],
    },
  ]
}

/** What a choice says about which nobody is asked: as another that comes to the same, or in words of its own. */
function unaskedText({ policy, id, value }: Choice): Text | undefined {
  const same = allChoices.find((one) => one.policy === policy && one.value === value && one.sentence !== UNASKED)
  return same?.sentence ?? namedText('choice', `${policy}_${id}`)
}

/** What a number says; where it means nothing, so it says. */
export function numberText(one: NumberDef, told: Telling, { again }: Again = { again: false }): Written {
  const { name, label, unit, slots, governs, list } = one
  const { def, numbers, settled, before } = told
  const value = numbers[name] ?? 0
  const was = before[name] ?? value
  const isIdle = !numberArises(one, askedOf(def, numbers, settled))
  const answer = inEach((language) => describeNumber(language, told, value, unit, ', '))
  const whole = filledText('says', { question: label, says: answer })
  const longest = [value, was].map((all) => [all].flat()).reduce((one, all) => (all.length > one.length ? all : one))
  const parts = list ? longest.map((_, index) => `${name}${index + 1}`) : []
  const more = FOLLOWING[name] ?? []
  return {
    title: label,
    text: isIdle ? joined([whole, IDLE]) : whole,
    slots: [...slots, ...governs],
    again,
    tells: [name, ...parts, ...more],
  }
}

/** Chapters of `base` that are left out, where a sentence rests on one of them, its questions or its numbers. */
export function absentTexts(def: BookDef, base: BookDef | null, open: ReadonlySet<string>): readonly Written[] {
  const here = new Set(def.chapters.map(({ name }) => name))
  const left = base?.chapters.filter(({ name }) => !here.has(name)) ?? []
  return left.flatMap(({ name, policies = {}, numbers = [] }) => {
    const tells = [name, ...Object.keys(policies), ...numbers.map((one) => one.name)]
    const title = chapterName(name)
    if (title === undefined || !tells.some((one) => open.has(one))) return []
    return [{ title, text: joined([filledText('name', { title }), ABSENT]), slots: [], tells }]
  })
}

/** What a table may choose, where a sentence rests on an option that it has not. */
export function optionsText({ def }: Telling, open: ReadonlySet<string>): readonly Written[] {
  const tells = [...open].filter(isOption)
  if (tells.length === 0) return []
  const answer = inEach((language) =>
    def.options.length === 0
      ? inLanguage(NO_OPTIONS, language)
      : formatList(
          language,
          def.options.map(({ name }) => inLanguage(name, language)),
        ),
  )
  return [{ title: OPTIONS, text: filledText('says', { question: OPTIONS, says: answer }), slots: [], tells }]
}
