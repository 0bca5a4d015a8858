import type { BookDef, Choice, NumberDef, Slot, Text } from '@hausregeln/engine'
import type { Settled } from '@hausregeln/engine/core/choice.ts'
import { policiesOf } from '@hausregeln/engine/kit/book/policies.ts'
import { arisesIn, askedOf } from '../asked.ts'
import { describeNumber, fillNumbers, type Numbered } from '../numbers.ts'
import { isFact } from '../paragraphs/facts.ts'
import { joined } from '../paragraphs/fill.ts'
import type { Ground } from '../paragraphs/ground.ts'
import { formatAmount } from '../texts/amounts.ts'
import { formatList, formatNumber, inEach, inLanguage, type Language } from '../texts/language.ts'
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

const BOARD: Text = houseText('boardName')
const IDLE: Text = houseText('idle')
const ABSENT: Text = houseText('absent')

/** What a choice says, with the question that it answers; nothing where nobody asks. */
export function choiceText(
  { policy, sentence, says, slots, governs }: Choice,
  told: Telling,
  { again }: Again = { again: false },
): Written[] {
  const { def, board, numbers, settled } = told
  const asked = policiesOf(def.chapters).get(policy)
  if (asked === undefined || asked.question === null) return []
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
  const { name, label, unit, slots, governs, arises, option, list } = one
  const { def, numbers, settled } = told
  const value = numbers[name] ?? 0
  const asked = askedOf(def, numbers, settled)
  const isIdle = !(arises?.(asked) ?? true) || (option !== null && !asked.offers(option))
  const answer = inEach((language) => describeNumber(language, told, value, unit, ', '))
  const whole = filledText('says', { question: label, says: answer })
  const parts = list && typeof value === 'object' ? value.map((_, index) => `${name}${index + 1}`) : []
  const more = name.startsWith('salary') ? ['landingMore'] : []
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

/** What the board is, where a sentence rests on something of another. */
export function boardText(told: Telling, ground: Ground, open: ReadonlySet<string>): readonly Written[] {
  const tells = [...open].filter((name) => isFact(name))
  if (tells.length === 0) return []
  const answer = inEach((language) => formatList(language, boardParts(told, ground, language)))
  return [{ title: BOARD, text: filledText('says', { question: BOARD, says: answer }), slots: [], tells }]
}

function boardParts({ board }: Telling, ground: Ground, language: Language): readonly string[] {
  const { spaces, decks, currency } = board
  const name = (said: Text) => inLanguage(said, language)
  const amount = (value: number) => formatAmount(language, value, name(currency))
  const prices = { stations: ground.number('stationPrice'), utilities: ground.number('utilityPrice') }
  const counted = (['spaces', 'streets', 'stations', 'utilities'] as const).flatMap((kind) => {
    const count = ground.number(kind)
    if (typeof count !== 'number') return []
    const price = kind in prices ? prices[kind as keyof typeof prices] : undefined
    const what = name(filledText(`board-${kind}`, { count: formatNumber(language, count) }))
    return [typeof price === 'number' ? `${what} (${amount(price)})` : what]
  })
  const taxes = spaces.flatMap((one) => (one.kind === 'tax' ? [`${name(one.name)} (${amount(one.amount)})`] : []))
  const cards = decks.map((deck) =>
    name(filledText('board-cards', { what: deck.name, count: formatNumber(language, deck.cards.length) })),
  )
  return [...counted, ...taxes, ...cards, name(filledText('board-money', { what: currency }))]
}
