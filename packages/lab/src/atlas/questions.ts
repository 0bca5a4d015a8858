import { BookError, type NumberDef, type Rulebook, type Text } from '@hausregeln/engine'
import { text } from '@hausregeln/engine/core/text.ts'
import { settleChoices } from '@hausregeln/engine/kit/book/settle-choices.ts'
import { numbersOf } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { coinOf } from '@hausregeln/engine/kit/book/spaces.ts'
import { arisesIn, askedOf, numberArises } from '@hausregeln/rulebooks/asked.ts'
import { NO_CHANGE } from '@hausregeln/rulebooks/change/change.ts'
import { endlessFaults } from '@hausregeln/rulebooks/file/index.ts'
import { bent } from '@hausregeln/rulebooks/house/bend.ts'
import { allChoices, allPolicies, houseChapters } from '@hausregeln/rulebooks/house/chapters.ts'
import { say } from '../say.ts'
import { answerIn, type Laid, lay } from './rules.ts'

/** What can be answered to a question. */
export interface Answer {
  /** `declined=staysWithBank`, `+protection`, `-trade`, `freeParkingPot=1`. */
  readonly key: string
  readonly label: Text
}

/** A question that the workshop asks of a rulebook: what holds there now, and what could be instead. */
export interface RuleQuestion {
  readonly key: string
  readonly question: Text
  /** Null where the rulebook does not ask it. */
  readonly now: Text | null
  readonly answers: readonly Answer[]
}

const YES = text('compare-yes')
const NO = text('compare-no')

/** All questions that can be answered otherwise in a rulebook: those that arise in it come first. */
export function questionsOf(base: Rulebook): readonly RuleQuestion[] {
  const all = [...choiceQuestions(base), ...optionQuestions(base), ...chapterQuestions(base)]
  return [...all.filter(({ arises }) => arises), ...all.filter(({ arises }) => !arises)]
}

type Question = RuleQuestion & { readonly arises: boolean }

function choiceQuestions(base: Rulebook): Question[] {
  const { settled } = settleChoices(base.def)
  return [...allPolicies].flatMap(([policy, { question }]): Question[] => {
    if (question === null) return []
    const now = settled[policy]
    const others = allChoices.filter((one) => one.policy === policy && one.id !== now?.id)
    const answers = others.map((one) => ({ key: `${policy}=${one.id}`, label: answerIn(base, one) }))
    if (answers.length === 0) return []
    const arises = now !== undefined && arisesIn(base, policy)
    return [{ key: policy, question, now: now === undefined ? null : answerIn(base, now), answers, arises }]
  })
}

function optionQuestions({ def }: Rulebook): Question[] {
  return def.options
    .filter(({ min, max }) => min === 0 && max === 1)
    .map(({ id, name, default: usual }) => ({
      key: id,
      question: name,
      now: usual === 1 ? YES : NO,
      answers: [{ key: `${id}=${1 - usual}`, label: usual === 1 ? NO : YES }],
      arises: true,
    }))
}

function chapterQuestions({ book }: Rulebook): Question[] {
  return [...houseChapters.values()].flatMap(({ name, title }): Question[] => {
    if (title === undefined) return []
    const isIn = book.chapters.has(name)
    const answers = [{ key: `${isIn ? '-' : '+'}${name}`, label: isIn ? NO : YES }]
    return [{ key: `chapter ${name}`, question: title, now: isIn ? YES : NO, answers, arises: isIn }]
  })
}

/** One answer, or several together, laid over a rulebook with what goes with them; or why that cannot be played. */
export function laidTogether(base: Rulebook, answers: readonly Answer[]): Laid {
  const options = new Set<string>(base.def.options.map(({ id }) => id))
  const choices: Record<string, string> = {}
  const chapters: Record<string, boolean> = {}
  const chosen: Record<string, number> = {}
  for (const { key } of answers) {
    const [name = '', value = ''] = key.split('=')
    if (/^[+-]/.test(key)) chapters[key.slice(1)] = key.startsWith('+')
    else if (options.has(name)) chosen[name] = Number(value)
    else choices[name] = value
  }
  const [first, second] = answers
  const label = second === undefined ? first?.label : say('rule-both', { one: first?.label ?? '', other: second.label })
  const about = { name: answers.map(({ key }) => key).join(' '), label: label ?? base.title }
  const found = lay(base, about, { choices, chapters })
  if ('why' in found || Object.keys(chosen).length === 0) return found
  return { ...found, rules: { ...found.rules, options: chosen } }
}

/** A number of a rulebook that can be slid: its value there, and from where to where, in which steps. */
export interface Slider {
  readonly def: NumberDef
  readonly now: number
  readonly least: number
  readonly most: number
  readonly step: number
}

/** How many play is chosen with the bots. */
const SEATS: readonly string[] = ['minSeats', 'maxSeats']

/** The numbers of a rulebook that mean something in it, except lists, spaces and what has no limit. */
export function slidersOf(base: Rulebook): readonly Slider[] {
  const { def, board } = base
  const numbers = base.book.numbers as Readonly<Record<string, unknown>>
  const asked = askedOf(def, base.book.numbers)
  const start = Number(numbers.startCash ?? 0)
  return numbersOf(def.chapters).flatMap((one) => {
    const now = numbers[one.name]
    if (
      one.list ||
      one.unit === 'space' ||
      SEATS.includes(one.name) ||
      typeof now !== 'number' ||
      !numberArises(one, asked)
    )
      return []
    return [slider(one, now, { coin: coinOf(board), start })]
  })
}

/** How many steps a slider has, about; and how many times what holds now it reaches. */
const STEPS = 20
const TIMES = 4
/** What money goes up to where there is none now: a part of what players begin with. */
const PART_OF_START = 1 / 3
const FEW = 10
const WHOLE = 100

function slider(def: NumberDef, now: number, { coin, start }: Record<'coin' | 'start', number>): Slider {
  const isMoney = def.unit === 'money'
  const without = isMoney ? start * PART_OF_START : def.unit === 'percent' && now === 0 ? WHOLE : FEW
  const reach = Math.max(TIMES * now, without)
  const most = Math.min(def.most, reach)
  const unit = isMoney ? coin : 1
  const step = Math.max(unit, Math.round(nice((most - def.least) / STEPS) / unit) * unit)
  const least = Math.max(def.least, now - Math.floor((now - def.least) / step) * step)
  return { def, now, least, most: least + Math.floor((most - least) / step) * step, step }
}

/** The same slider, as far as the rulebook can be played: no more houses before a hotel than streets have rents for. */
export function playable(base: Rulebook, slider: Slider): Slider {
  const { def, now, step } = slider
  let { least, most } = slider
  while (least < now && !isPlayable(base, def.name, least)) least += step
  while (most > now && !isPlayable(base, def.name, most)) most -= step
  return { ...slider, least, most }
}

function isPlayable(base: Rulebook, number: string, value: number): boolean {
  try {
    return endlessFaults(bent(base, { ...NO_CHANGE, numbers: { [number]: value } })).length === 0
  } catch (error) {
    if (error instanceof BookError) return false
    throw error
  }
}

/** The nearest of 1, 2, 5, 10, 20, 50 … */
function nice(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)))
  const lead = value / power
  return power * (lead < 1.5 ? 1 : lead < 3.5 ? 2 : lead < 7.5 ? 5 : 10)
}

/** Values to begin a curve with: from one end of the slider to the other, what holds now among them. */
export function firstValues({ now, least, most, step }: Slider, count: number): readonly number[] {
  const steps = Math.round((most - least) / step)
  const each = Array.from({ length: count }, (_, at) => least + Math.round((at * steps) / (count - 1)) * step)
  return [...new Set([...each, now])].sort((a, b) => a - b)
}
