import type { AnyChoice, NumberDef, NumberValue, Rulebook, Text } from '@hausregeln/engine'
import { text } from '@hausregeln/engine/core/text.ts'
import { settleChoices } from '@hausregeln/engine/kit/book/settle-choices.ts'
import { numbersOf, settleNumbers } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { type BookChange, NO_CHANGE } from '@hausregeln/rulebooks/change/change.ts'
import { listsOf } from '@hausregeln/rulebooks/change/listed.ts'
import { faultsIn, foundIn, resolve } from '@hausregeln/rulebooks/change/resolve.ts'
import { endlessFaults } from '@hausregeln/rulebooks/file/index.ts'
import { changed } from '@hausregeln/rulebooks/house/bend.ts'
import { allChoices, allPolicies, houseChapters } from '@hausregeln/rulebooks/house/chapters.ts'
import { HOUSE_RULES } from '@hausregeln/rulebooks/house/list.ts'
import { describeNumber, fillNumbers, type Numbered } from '@hausregeln/rulebooks/numbers.ts'
import { inEach, inLanguage, type Language } from '@hausregeln/rulebooks/texts/language.ts'
import type { SideData } from '../experiment/schema.ts'
import { say } from '../say.ts'

/** A rule of the workshop, laid over a rulebook alone. */
export interface LaidRule {
  /** `declined=staysWithBank`, `salaryLand=400`, `freeParkingPot=1`, `+protection`, `-trade`. */
  readonly name: string
  readonly label: Text
  /** What an experiment says of it. */
  readonly rules: Pick<SideData, 'choices' | 'numbers' | 'chapters' | 'without' | 'options'>
}

/** A rule that cannot be played alone over the rulebook, and why. */
export interface Refused {
  readonly name: string
  readonly label: Text
  readonly why: Text
}

/**
 * Everything that the workshop offers, each alone: every answer to every question, every chapter that can be taken or
 * left, what the rulebook leaves to the table, and of the numbers some sensible ones. What cannot be played is told
 * apart.
 */
export function rulesAlone(base: Rulebook): {
  readonly laid: readonly LaidRule[]
  readonly refused: readonly Refused[]
} {
  const all = [...choicesOf(base), ...numbersFor(base), ...chaptersOf(base), ...optionsOf(base)]
  // Chapters are read in whatever order; the same experiment has one order.
  all.sort((a, b) => (a.name < b.name ? -1 : 1))
  return {
    laid: all.filter((one) => 'rules' in one),
    refused: all.filter((one) => 'why' in one),
  }
}

export type Laid = LaidRule | Refused

function optionsOf({ def }: Rulebook): Laid[] {
  return def.options
    .filter(({ min, max }) => min === 0 && max === 1)
    .map(({ id, name, default: usual }) => {
      const value = 1 - usual
      const answer = text(value === 1 ? 'compare-yes' : 'compare-no')
      return {
        name: `${id}=${value}`,
        label: say('rule-answered', { question: name, answer }),
        rules: { options: { [id]: value } },
      }
    })
}

function chaptersOf(base: Rulebook): Laid[] {
  return [...houseChapters.values()].flatMap(({ name, title }): Laid[] => {
    if (title === undefined) return []
    const isIn = base.book.chapters.has(name)
    const label = say(isIn ? 'rule-without' : 'rule-with', { chapter: title })
    return [lay(base, { name: `${isIn ? '-' : '+'}${name}`, label }, { chapters: { [name]: !isIn } })]
  })
}

function numbersFor(base: Rulebook): Laid[] {
  const known = new Map(numbersOf([...houseChapters.values()]).map((one) => [one.name as string, one]))
  const now = settleNumbers(base.def).all
  return HOUSE_RULES.flatMap(({ numbers = {} }) => Object.entries(numbers)).flatMap(([name, values]) =>
    values
      .filter((value) => JSON.stringify(value) !== JSON.stringify(now[name]))
      .map((value) => lay(base, numberLabel(base, known.get(name), name, value), { numbers: { [name]: value } })),
  )
}

function numberLabel(base: Rulebook, number: NumberDef | undefined, name: string, value: NumberValue) {
  const answer = inEach((language) => describeNumber(language, base, value, number?.unit ?? null, ', '))
  return { name: `${name}=${value}`, label: say('rule-answered', { question: number?.label ?? name, answer }) }
}

function choicesOf(base: Rulebook): Laid[] {
  const { settled } = settleChoices(base.def)
  const seen = new Set<string>()
  return [...allPolicies].flatMap(([policy, { question }]) => {
    if (question === null) return []
    const others = allChoices.filter((one) => one.policy === policy && one.id !== settled[policy]?.id)
    return others.flatMap((one) => {
      const name = `${policy}=${one.id}`
      if (seen.has(name)) return []
      seen.add(name)
      return [lay(base, { name, label: labelOf(base, one, question) }, { choices: { [policy]: one.id } })]
    })
  })
}

function labelOf(base: Rulebook, choice: AnyChoice, question: Text): Text {
  return say('rule-answered', { question, answer: answerIn(base, choice) })
}

/** What a choice answers in a rulebook, with the numbers that would hold there. */
export function answerIn(base: Rulebook, { sentence }: Pick<AnyChoice, 'sentence'>): Text {
  const numbered: Numbered = {
    board: base.board,
    chapters: [...houseChapters.values()],
    numbers: usualNumbers(base),
  }
  return fillNumbers(numbered, sentence)
}

/** The numbers of a rulebook, and what is usual of those that it does not have. */
function usualNumbers(base: Rulebook): Record<string, NumberValue> {
  const usual = numbersOf([...houseChapters.values()]).flatMap(({ name, usual }) =>
    usual === null ? [] : [[name, usual] as const],
  )
  return { ...Object.fromEntries(usual), ...base.book.numbers }
}

/** A rule with what goes with it, of several ways the first; or why it cannot be played. */
export function lay(base: Rulebook, about: Pick<LaidRule, 'name' | 'label'>, said: Partial<BookChange>): Laid {
  const resolution = resolve(base.def, { ...NO_CHANGE, ...said })
  const [found] = foundIn(resolution)
  const [why] = found === undefined ? faultsIn(resolution) : endlessFaults(changed(base, found.change))
  if (found === undefined || why !== undefined) return { ...about, why: why ?? { de: '', en: '' } }
  const { with: chapters, ...rules } = listsOf(found.change)
  const label = found.added.length === 0 ? about.label : withCompany(about.label, base, found.change, said)
  return { ...about, label, rules: { ...rules, ...(chapters !== undefined && { chapters }) } as LaidRule['rules'] }
}

/** The label of a rule that cannot be played quite alone, with the chapters that come and go along with it. */
function withCompany(label: Text, { book }: Rulebook, { chapters }: BookChange, said: Partial<BookChange>): Text {
  const others = Object.keys(chapters).filter((name) => said.chapters?.[name] === undefined)
  const come = others.filter((name) => !book.chapters.has(name))
  const gone = others.filter((name) => book.chapters.has(name))
  const named = (names: readonly string[]) =>
    inEach((language) => names.map((name) => titleOf(name, language)).join(', '))
  const told = { rule: label, come: named(come), gone: named(gone) }
  if (come.length > 0) return gone.length > 0 ? say('rule-andBoth', told) : say('rule-andWith', told)
  return gone.length > 0 ? say('rule-andWithout', told) : label
}

function titleOf(chapter: string, language: Language): string {
  const title = houseChapters.get(chapter)?.title
  return title === undefined ? chapter : inLanguage(title, language)
}
