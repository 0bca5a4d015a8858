import type { BookDef, Choice, NumberDef, NumberValue, RuleText, Slot, Text } from '@hausregeln/engine'
import { wordsOf } from '@hausregeln/engine/kit/book/lexicon.ts'
import { policiesOf } from '@hausregeln/engine/kit/book/policies.ts'
import { type Settled, settleChoices } from '@hausregeln/engine/kit/book/settle-choices.ts'
import { numbersOf, settleNumbers } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { THEMES, themeOf } from '@hausregeln/engine/kit/book/themes.ts'
import { describeNumber, fillNumbers, type Numbered } from '../numbers.ts'
import { inEach, inLanguage } from '../texts/language.ts'
import { filledText, houseText } from './words.ts'

/** A paragraph that has been written by itself: its title, what it says, and the slots that it asks for. */
interface Written {
  readonly title: Text
  readonly text: Text
  readonly slots: readonly Slot[]
}

const PREFIX = 'H'

/**
 * A definition whose house rules have their paragraphs, `H-1` and so on: one for every choice and number in which it
 * differs from `base`, and for every chapter of which no paragraph speaks, under the name of a house rule. A paragraph
 * of the rulebook that no longer holds says so. `said`: slots of what its author has written about. Without a base,
 * what is not as usual. What cannot be settled is left for `defineBook` to refuse.
 */
export function withHouseParagraphs(def: BookDef, base: BookDef | null, said: ReadonlySet<Slot> = new Set()): BookDef {
  const { settled, faults } = settleChoices(def)
  const numbers = settleNumbers(def)
  if (faults.length > 0 || numbers.faults.length > 0) return filledAnyhow(def)
  const told: Numbered = { board: def.board, chapters: def.chapters, numbers: numbers.all }
  const choices = choicesThatDiffer(settled, base)
  const sentences = choices.map(({ sentence }) => sentence.en).join(' ')
  const written = [...choices.flatMap((one) => choiceText(one, told)), ...numberTexts(def, base, told, sentences)]
  const known = new Set(wordsOf(def.chapters).slots)
  const isNew = ({ slots }: Written) =>
    slots.some((slot) => known.has(slot) && !said.has(slot)) || (base !== null && !slots.some((slot) => said.has(slot)))
  return new Paragraphs(def, said)
    .written(written.filter(isNew))
    .chapters(settled, told)
    .noted(base !== null)
}

/** A definition that cannot be played anyhow: that it lacks paragraphs need not be said. */
function filledAnyhow(def: BookDef): BookDef {
  const filled = new Set(Object.values(def.paragraphs).flat())
  const slots = wordsOf(def.chapters).slots.filter((slot) => !filled.has(slot))
  const id = freeIds(def)()
  const ruleTexts = { ...def.ruleTexts, [id]: { title: def.title, house: def.title } }
  return { ...def, ruleTexts, paragraphs: { ...def.paragraphs, [id]: slots } }
}

function choicesThatDiffer(settled: Settled, base: BookDef | null): readonly Choice[] {
  const before: Partial<Settled> | null = base && settleChoices(base).settled
  return Object.values<Choice>(settled).filter(({ policy, id, usual, last }) => {
    const was = before?.[policy]
    return was === undefined ? !(before === null ? usual : last) : was.id !== id
  })
}

/** What a choice says, with the question that it answers; nothing where nobody asks. */
function choiceText({ policy, sentence, slots, governs }: Choice, told: Numbered): Written[] {
  const asked = policiesOf(told.chapters).get(policy)
  if (asked === undefined || asked.question === null) return []
  const { question } = asked
  const says = fillNumbers(told, sentence)
  const decides = governs.length > 0 || slots.length > 0 ? governs : asked.governs
  return [{ title: question, text: filledText('says', { question, says }), slots: [...slots, ...decides] }]
}

/** Numbers that differ and that no sentence of a choice tells. */
function numberTexts(def: BookDef, base: BookDef | null, told: Numbered, sentences: string): Written[] {
  const before: Readonly<Record<string, NumberValue>> = base ? settleNumbers(base).all : {}
  return numbersOf(def.chapters).flatMap((one) => {
    const value = told.numbers[one.name]
    const was = base ? (before[one.name] ?? one.usual) : one.usual
    if (value === undefined || same(value, was) || sentences.includes(`{${one.name}}`)) return []
    return [{ title: one.label, text: numberText(one, value, told), slots: [...one.slots, ...one.governs] }]
  })
}

function same(value: NumberValue, other: NumberValue | null): boolean {
  return JSON.stringify(value) === JSON.stringify(other)
}

function numberText({ label, unit }: NumberDef, value: NumberValue, told: Numbered): Text {
  return filledText('says', {
    question: label,
    says: inEach((language) => describeNumber(language, told, value, unit, ', ')),
  })
}

/** Numbers of paragraphs that nobody has taken: `H-1`, `H-2` … */
function freeIds({ ruleTexts }: BookDef): () => string {
  let last = 0
  return () => {
    do last++
    while (Object.hasOwn(ruleTexts, `${PREFIX}-${last}`))
    return `${PREFIX}-${last}`
  }
}

/**
 * The paragraphs of a definition while house rules are laid behind them; each slot stands in one, the first that asks.
 */
class Paragraphs {
  readonly #def: BookDef
  readonly #known: ReadonlySet<string>
  readonly #nextId: () => string
  readonly #ruleTexts: Record<string, RuleText>
  readonly #laid: Record<string, readonly Slot[]> = {}
  /** By slot: the paragraph that has taken it; of what an author has written their own. */
  readonly #taken = new Map<Slot, string>()

  constructor(def: BookDef, said: ReadonlySet<Slot>) {
    this.#def = def
    this.#known = new Set(wordsOf(def.chapters).slots)
    this.#nextId = freeIds(def)
    this.#ruleTexts = { ...def.ruleTexts }
    for (const [rule, slots] of Object.entries(def.paragraphs))
      for (const slot of slots) if (said.has(slot)) this.#taken.set(slot, rule)
  }

  /** Lays paragraphs that come before those of the rulebook. */
  written(all: readonly Written[]): this {
    for (const one of all) this.#lay(one, true)
    return this
  }

  /** Lays paragraphs for chapters that no other speaks of: their gist, or what is chosen by them. */
  chapters(settled: Settled, told: Numbered): this {
    const filled = new Set(Object.values(this.#def.paragraphs).flat())
    const chosen: readonly Choice[] = Object.values(settled)
    for (const { theme, title = THEMES[themeOf(theme)], gist, slots, choices = [] } of this.#def.chapters) {
      const left = slots.filter((slot) => !filled.has(slot) && !this.#taken.has(slot))
      if (left.length === 0) continue
      const its = chosen.filter((one) => choices.some(({ policy, id }) => policy === one.policy && id === one.id))
      const says = its.flatMap((one) => choiceText(one, told).map(({ text }) => text))
      const text = gist ?? (says.length > 0 ? joined(says) : filledText('name', { title }))
      this.#lay({ title, text, slots: left }, false)
    }
    return this
  }

  #lay({ title, text, slots }: Written, comesFirst: boolean): void {
    const id = this.#nextId()
    const own = [...new Set(slots)].filter((slot) => this.#known.has(slot) && !this.#taken.has(slot))
    for (const slot of own) this.#taken.set(slot, id)
    this.#laid[id] = own
    const others = Object.entries(this.#def.paragraphs).flatMap(([rule, its]) =>
      its.some((slot) => own.includes(slot)) ? [rule] : [],
    )
    this.#ruleTexts[id] = { title, house: comesFirst ? joined([text, precedence(others)]) : text }
  }

  /** The definition with them; `notes`: a paragraph that has lost something to them says to which. */
  noted(notes: boolean): BookDef {
    const left: Record<string, readonly Slot[]> = {}
    for (const [rule, slots] of Object.entries(this.#def.paragraphs)) {
      left[rule] = slots.filter((slot) => (this.#taken.get(slot) ?? rule) === rule)
      const marks = new Set(slots.flatMap((slot) => this.#taken.get(slot) ?? []).filter((mark) => mark !== rule))
      const before = this.#ruleTexts[rule]
      if (!notes || marks.size === 0 || before === undefined) continue
      const note = noteOf([...marks].join(', '))
      const house = 'house' in before && before.house ? joined([before.house, note]) : note
      this.#ruleTexts[rule] = { ...before, house }
    }
    return { ...this.#def, ruleTexts: this.#ruleTexts, paragraphs: { ...left, ...this.#laid } }
  }
}

/** Sentences one after the other, in every language. */
function joined(texts: readonly Text[]): Text {
  return inEach((language) => texts.map((one) => inLanguage(one, language)).join(' '))
}

function noteOf(rules: string): Text {
  return filledText('note', { rules })
}

/** What becomes of the paragraphs that spoke of it before. */
function precedence(others: readonly string[]): Text {
  return others.length === 0 ? houseText('first-all') : filledText('first-some', { rules: others.join(', ') })
}
