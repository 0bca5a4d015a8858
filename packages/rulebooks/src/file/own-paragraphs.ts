import type { BookDef, Choice, PolicyName, Rulebook, Slot, Text } from '@hausregeln/engine'
import { wordsOf } from '@hausregeln/engine/kit/book/lexicon.ts'
import { POLICIES } from '@hausregeln/engine/kit/book/policies.ts'
import { settleChoices } from '@hausregeln/engine/kit/book/settle-choices.ts'
import { numbersOf, settleNumbers } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import type { RuleText } from '@hausregeln/engine/kit/rule-text.ts'
import { fillNumbers } from '../numbers.ts'
import { COUNTED, GOVERNED } from './governs.ts'

/** A paragraph that is not written yet: what it says, the slots that are its own, and whether it replaces others. */
interface Draft {
  readonly title: Text
  readonly text: Text
  readonly slots: readonly Slot[]
  readonly replaces: boolean
}

const PREFIX = 'H'
const NUMBERS: Text = { de: 'Zahlen', en: 'Numbers' }

/**
 * A rulebook with a paragraph for each of its house rules that has none: a choice in which it differs from `base`, the
 * numbers in which it does, a chapter whose slots no paragraph fills. `said`: slots of what its author has written.
 */
export function withOwnParagraphs(def: BookDef, base: BookDef | null, said: ReadonlySet<Slot>): BookDef {
  const known = new Set<string>(wordsOf(def.chapters).slots)
  const taken = new Set<Slot>(said)
  const free = (slots: readonly Slot[]) => {
    const left = [...new Set(slots)].filter((slot) => known.has(slot) && !taken.has(slot))
    for (const slot of left) taken.add(slot)
    return left
  }
  const changes = base === null ? [] : [...choiceDrafts(def, base), ...numberDrafts(def, base)]
  const claimed = changes.map((draft) => ({ ...draft, slots: free(draft.slots) }))
  for (const slot of Object.values(def.paragraphs).flat()) taken.add(slot)
  const brought = chapterDrafts(def).flatMap((draft) => {
    const slots = free(draft.slots)
    return slots.length === 0 ? [] : [{ ...draft, slots }]
  })
  return withDrafts(def, [...claimed, ...brought])
}

/** What a choice says, with the question that it answers; null where nobody asks. */
function tell({ policy, sentence }: Choice): Text | null {
  const question = POLICIES[policy]
  return question && { de: `${question.de} ${sentence.de}.`, en: `${question.en} ${sentence.en}.` }
}

function choiceDrafts(def: BookDef, base: BookDef): Draft[] {
  const { settled } = settleChoices(def)
  const before: Readonly<Partial<Record<PolicyName, Choice>>> = settleChoices(base).settled
  return Object.values(settled).flatMap((one: Choice) => {
    const title = POLICIES[one.policy]
    const text = tell(one)
    if (title === null || text === null || before[one.policy]?.id === one.id) return []
    return [{ title, text, slots: [...(GOVERNED[one.policy] ?? []), ...one.slots], replaces: true }]
  })
}

/** One paragraph for all numbers that differ. */
function numberDrafts(def: BookDef, base: BookDef): Draft[] {
  const before = settleNumbers(base).all
  const { all } = settleNumbers(def)
  const changed = numbersOf(def.chapters).filter(
    ({ name }) => all[name] !== undefined && JSON.stringify(all[name]) !== JSON.stringify(before[name]),
  )
  if (changed.length === 0) return []
  const list = (language: 'de' | 'en') => changed.map(({ name, label }) => `${label[language]}: {${name}}.`).join(' ')
  const slots = changed.flatMap(({ name }) => COUNTED[name] ?? [])
  return [{ title: NUMBERS, text: { de: list('de'), en: list('en') }, slots, replaces: true }]
}

/** A paragraph a chapter, with what the choices say that it brings. */
function chapterDrafts(def: BookDef): Draft[] {
  const chosen: readonly Choice[] = Object.values(settleChoices(def).settled)
  return def.chapters.map((chapter) => {
    const its = chosen.filter((one) =>
      chapter.choices?.some(({ policy, id }) => policy === one.policy && id === one.id),
    )
    const title = chapter.title ?? { de: chapter.name, en: chapter.name }
    const told = its.flatMap((one) => tell(one) ?? [])
    const text = told.length === 0 ? { de: `${title.de}.`, en: `${title.en}.` } : joined(told)
    return { title, text, slots: [...chapter.slots, ...its.flatMap((one) => one.slots)], replaces: false }
  })
}

function joined(texts: readonly Text[]): Text {
  return { de: texts.map(({ de }) => de).join(' '), en: texts.map(({ en }) => en).join(' ') }
}

function withDrafts(def: BookDef, drafts: readonly Draft[]): BookDef {
  if (drafts.length === 0) return def
  const nextId = freeIds(def)
  const ruleTexts: Record<string, RuleText> = { ...def.ruleTexts }
  const paragraphs: Record<string, readonly Slot[]> = { ...def.paragraphs }
  for (const { title, text, slots, replaces } of drafts) {
    const id = nextId()
    const others = Object.keys(paragraphs).filter((rule) => paragraphs[rule]?.some((slot) => slots.includes(slot)))
    for (const rule of others) paragraphs[rule] = paragraphs[rule]?.filter((slot) => !slots.includes(slot)) ?? []
    ruleTexts[id] = { title, source: replaces ? joined([text, precedence(others)]) : text }
    paragraphs[id] = slots
  }
  return { ...def, ruleTexts, paragraphs }
}

/** What becomes of the paragraphs that spoke of it before. */
function precedence(others: readonly string[]): Text {
  if (others.length === 0)
    return {
      de: 'Diese Hausregel geht allem vor, was andere Paragraphen darüber sagen.',
      en: 'This house rule comes before whatever other paragraphs say about it.',
    }
  return {
    de: `Diese Hausregel geht vor; im Übrigen gilt ${others.join(', ')}.`,
    en: `This house rule comes first; for the rest see ${others.join(', ')}.`,
  }
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

/** The same rulebook, its house rules with the numbers filled in: `{bail}` is the bail, in the board's money. */
export function withNumbersTold(rulebook: Rulebook): Rulebook {
  const ruleTexts = Object.fromEntries(
    Object.entries(rulebook.ruleTexts).map(([id, rule]) => {
      const own = id.startsWith(`${PREFIX}-`) && 'source' in rule && rule.source !== undefined
      return [id, own ? { ...rule, source: fillNumbers(rulebook, rule.source) } : rule]
    }),
  )
  return { ...rulebook, ruleTexts, def: { ...rulebook.def, ruleTexts } }
}
