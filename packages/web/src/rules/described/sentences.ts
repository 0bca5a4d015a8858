import type { AnyChoice, BookDef, NumberDef, NumberValue, OptionDef, PolicyName, Text } from '@hausregeln/engine'
import type { Settled } from '@hausregeln/engine/core/choice.ts'
import { text } from '@hausregeln/engine/core/text.ts'
import { policiesOf } from '@hausregeln/engine/kit/book/policies.ts'
import { settleChoices } from '@hausregeln/engine/kit/book/settle-choices.ts'
import { numbersOf, settleNumbers } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { THEMES, type Theme } from '@hausregeln/engine/kit/book/themes.ts'
import { arisesIn, askedOf, numberArises } from '@hausregeln/rulebooks/asked.ts'
import { themesOf } from '@hausregeln/rulebooks/comparison.ts'
import { allChoices, houseChapters } from '@hausregeln/rulebooks/house/chapters.ts'
import { describeNumber, fillNumbers, type Numbered } from '@hausregeln/rulebooks/numbers.ts'
import { filled } from '@hausregeln/rulebooks/paragraphs/fill.ts'
import { groundIn } from '@hausregeln/rulebooks/paragraphs/ground.ts'
import { inEach, inLanguage, type Localized } from '@hausregeln/rulebooks/texts/language.ts'
import { questions } from './policies.ts'

/** A rule as a sentence: a question and the answer that the draft gives. */
export interface Sentence {
  /** Names it on the page: `choices.declined`. */
  readonly key: string
  readonly theme: Theme
  readonly question: Localized
  readonly answer: Localized
  /** Whether it does nothing in this draft, and whether it is as usual. */
  readonly isIdle: boolean
  readonly isUsual: boolean
  readonly rule: Rule
}

/** What a sentence changes. */
export type Rule =
  | {
      readonly part: 'choices'
      readonly name: PolicyName
      readonly id: string | null
      readonly numbers: readonly NumberDef[]
    }
  | {
      readonly part: 'numbers'
      readonly name: string
      readonly def: NumberDef
      readonly value: NumberValue | undefined
    }
  | { readonly part: 'chapters'; readonly name: string; readonly isIn: boolean; readonly gist: Text | undefined }
  | { readonly part: 'options'; readonly name: string; readonly option: OptionDef; readonly usual: number | null }

const NOTHING: Text = { de: '–', en: '–' }
/** What the chapters of the draft do not ask. */
const NOT_ASKED: Text = text('draft-notAsked')
const NOT_SETTLED: Text = text('draft-notSettled')
const YES: Text = text('compare-yes')
const NO: Text = text('compare-no')
const OFF: Text = text('draft-off')
/** What the table chooses, by what is usual. */
const USUALLY: Text = text('draft-usually')

/**
 * All rules of a draft as sentences, those of a theme together, in the order of the themes. `before`: the book it began
 * with.
 */
export function sentencesOf(def: BookDef, before: BookDef): readonly Sentence[] {
  const about = themesOf([{ def }, { def: HOUSE }])
  const told = numberedBy(def)
  const { settled } = settleChoices(def)
  const all = [
    ...numberSentences(def, settled, told, about),
    ...choiceSentences(def, settled, told),
    ...chapterSentences(def, settled, told, about),
    ...optionSentences(def, before, about),
  ]
  return (Object.keys(THEMES) as Theme[]).flatMap((theme) => all.filter((one) => one.theme === theme))
}

/** Where the numbers of a definition are told. */
export function numberedBy(def: BookDef): Numbered {
  return { board: def.board, chapters: def.chapters, numbers: settleNumbers(def).all }
}

/** Chapters of which a file can make use, as far as they say what they are about. */
const HOUSE = { chapters: [...houseChapters.values()] } as unknown as BookDef

function choiceSentences(def: BookDef, settled: Partial<Settled>, told: Numbered): Sentence[] {
  const asked = askedOf(def, told.numbers, settled)
  return questions.flatMap(({ policy, question, theme }) => {
    if (allChoices.filter((one) => one.policy === policy).length < 2) return []
    const chosen: AnyChoice | undefined = settled[policy] as AnyChoice | undefined
    const says = chosen && (chosen.says?.(asked) ?? chosen.sentence)
    const answer = says === undefined ? unanswered(policy, told) : fillNumbers(told, says)
    const numbers = chosen === undefined ? [] : numbersIn(chosen.sentence, told)
    const rule = { part: 'choices', name: policy, id: chosen?.id ?? null, numbers } as const
    const isIdle = chosen !== undefined && !arisesIn({ def, board: def.board, book: told }, policy)
    const isUsual = chosen?.usual ?? true
    return [{ key: `choices.${policy}`, theme, question, answer, isIdle, isUsual, rule }]
  })
}

/** What stands where a question has no answer. */
function unanswered(policy: PolicyName, { chapters }: Numbered): Localized {
  return policiesOf(chapters).has(policy) ? NOT_SETTLED : NOT_ASKED
}

/** Numbers that a sentence names. */
function numbersIn(sentence: Text, { chapters }: Numbered): readonly NumberDef[] {
  return numbersOf(chapters).filter(({ name }) => sentence.en.includes(`{${name}}`))
}

function numberSentences(
  def: BookDef,
  settled: Partial<Settled>,
  told: Numbered,
  about: (name: string) => Theme,
): Sentence[] {
  const said = Object.values(settled).map(({ sentence }) => sentence.en)
  const options = new Set<string>(def.options.map(({ id }) => id))
  const asked = askedOf(def, told.numbers, settled)
  return numbersOf(def.chapters).flatMap((one) => {
    if (said.some((sentence) => sentence.includes(`{${one.name}}`))) return []
    if (one.option !== null && !options.has(one.option)) return []
    const value = told.numbers[one.name]
    const answer = value === undefined ? NOTHING : describeValue(told, one, value)
    return [
      {
        key: `numbers.${one.name}`,
        theme: about(one.name),
        question: one.label,
        answer,
        isIdle: !numberArises(one, asked),
        isUsual: value === undefined || `${value}` === `${one.usual ?? value}`,
        rule: { part: 'numbers', name: one.name, def: one, value } as const,
      },
    ]
  })
}

/** A number with its unit, in every language. */
export function describeValue(told: Numbered, { unit, list }: NumberDef, value: NumberValue): Localized {
  if (list && typeof value === 'object' && value.length === 0) return NOTHING
  return inEach((language) => describeNumber(language, told, value, unit, ' / '))
}

/** The numbers of all chapters as they usually are: what one says that the draft has not, too. */
const USUAL: Readonly<Record<string, NumberValue>> = Object.fromEntries(
  numbersOf(HOUSE.chapters).flatMap(({ name, usual }) => (usual === null ? [] : [[name, usual]])),
)

function chapterSentences(
  def: BookDef,
  settled: Partial<Settled>,
  { numbers }: Numbered,
  about: (name: string) => Theme,
): Sentence[] {
  const ground = groundIn(def, settled, { ...USUAL, ...numbers })
  return [...houseChapters.values()].flatMap(({ name, title, gist }) => {
    const isIn = def.chapters.some((one) => one.name === name)
    if (title === undefined) return []
    return [
      {
        key: `chapters.${name}`,
        theme: about(name),
        question: title,
        answer: isIn ? YES : NO,
        isIdle: false,
        isUsual: true,
        rule: { part: 'chapters', name, isIn, gist: gist && filled(gist, ground) } as const,
      },
    ]
  })
}

function optionSentences(def: BookDef, before: BookDef, about: (name: string) => Theme): Sentence[] {
  return before.options.map((option) => {
    const now = def.options.find(({ id }) => id === option.id)
    const usual = now?.default ?? null
    return {
      key: `options.${option.id}`,
      theme: about(option.id),
      question: option.name,
      answer: optionAnswer(option, usual),
      isIdle: false,
      isUsual: true,
      rule: { part: 'options', name: option.id, option, usual } as const,
    }
  })
}

/** What an option of the table is unless it says otherwise. */
export function optionAnswer({ min, max }: OptionDef, usual: number | null): Localized {
  if (usual === null) return OFF
  const isSwitch = min === 0 && max === 1
  return inEach((language) =>
    inLanguage(USUALLY, language).replace('{usual}', () =>
      isSwitch ? inLanguage(usual === 1 ? YES : NO, language) : `${usual}`,
    ),
  )
}

/** What the origin says to a sentence, to tell what has become of it. */
export function answersOf(sentences: readonly Sentence[]): ReadonlyMap<string, Sentence> {
  return new Map(sentences.map((one) => [one.key, one]))
}
