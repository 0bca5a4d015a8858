import type { BookDef, Choice, NumberDef, Slot, Text } from '@hausregeln/engine'
import { type Settled, UNASKED } from '@hausregeln/engine/core/choice.ts'
import { policiesOf } from '@hausregeln/engine/kit/book/policies.ts'
import { arisesIn, askedOf, numberArises } from '../asked.ts'
import { describeNumber, fillNumbers, type Numbered } from '../numbers.ts'
import { joined } from '../paragraphs/fill.ts'
import { isOption, SCARCE } from '../paragraphs/ground.ts'
import { formatList, inEach, inLanguage } from '../texts/language.ts'
import { chapterName } from './names.ts'
import { filledText, houseText } from './words.ts'

/** A paragraph that has been written by itself. */
export interface Written {
  readonly title: Text
  readonly text: Text
  /** The slots that it asks for. */
  readonly slots: readonly Slot[]
  /** The names of all that it settles. */
  readonly tells: readonly string[]
}

/** What is told, and how it is settled. */
export interface Telling extends Numbered {
  readonly def: BookDef
  readonly settled: Settled
}

/** Whether it is told again as it was: then the paragraphs that are cited for it stay. */
interface Again {
  readonly again: boolean
}

/** What else is settled with a number, on which sentences can rest. */
const FOLLOWING: Readonly<Record<string, readonly string[]>> = {
  salaryPass: ['landingMore'],
  salaryLand: ['landingMore'],
  houses: [SCARCE],
  hotels: [SCARCE],
}

const OPTIONS: Text = houseText('optionsName')
const NO_OPTIONS: Text = houseText('noOptions')
/** How a paragraph ends of what does nothing in its rulebook. */
export const IDLE: Text = houseText('idle')
const ABSENT: Text = houseText('absent')

/** What a choice says, with the question that it answers; nothing where nobody asks. */
export function choiceText(
  { policy, sentence, says, slots, governs }: Choice,
  told: Telling,
  { again }: Again = { again: false },
): Written[] {
  const { def, board, numbers, settled } = told
  const asked = policiesOf(def.chapters).get(policy)
  if (asked === undefined || asked.question === null || sentence === UNASKED) return []
  const { question } = asked
  const isIdle = !arisesIn({ def, board, book: { numbers } }, policy)
  const answer = fillNumbers(told, says?.(askedOf(def, numbers, settled)) ?? sentence)
  const whole = filledText('says', { question, says: answer })
  const decides = governs.length > 0 || slots.length > 0 ? governs : asked.governs
  return [
    {
      title: question,
      text: isIdle ? joined([whole, IDLE]) : whole,
      slots: again ? [] : [...slots, ...decides],
      tells: [policy, ...[...sentence.en.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])],
    },
  ]
}

/** What a number says; where it means nothing, so it says. */
export function numberText(one: NumberDef, told: Telling, { again }: Again = { again: false }): Written {
  const { name, label, unit, slots, governs, list } = one
  const { def, numbers, settled } = told
  const value = numbers[name] ?? 0
  const isIdle = !numberArises(one, askedOf(def, numbers, settled))
  const answer = inEach((language) => describeNumber(language, told, value, unit, ', '))
  const whole = filledText('says', { question: label, says: answer })
  const parts = list && typeof value === 'object' ? value.map((_, index) => `${name}${index + 1}`) : []
  const more = FOLLOWING[name] ?? []
  return {
    title: label,
    text: isIdle ? joined([whole, IDLE]) : whole,
    slots: again ? [] : [...slots, ...governs],
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
