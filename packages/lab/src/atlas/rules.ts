import {
  type AnyChoice,
  BookError,
  type NumberDef,
  type NumberValue,
  type Rulebook,
  type Text,
} from '@hausregeln/engine'
import { offeredBy, settleChoices } from '@hausregeln/engine/kit/book/settle-choices.ts'
import { numbersOf, settleNumbers } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { endlessFaults } from '@hausregeln/rulebooks/file/index.ts'
import { bend, bent, type HouseRules } from '@hausregeln/rulebooks/house/bend.ts'
import { allChoices, allPolicies, houseChapters } from '@hausregeln/rulebooks/house/chapters.ts'
import { HOUSE_RULES } from '@hausregeln/rulebooks/house/list.ts'
import { fillNumbers, type Numbered, tellNumber } from '@hausregeln/rulebooks/numbers.ts'
import type { SideData } from '../experiment/schema.ts'

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

type Laid = LaidRule | Refused

function optionsOf({ def }: Rulebook): Laid[] {
  return def.options
    .filter(({ min, max }) => min === 0 && max === 1)
    .map(({ id, name, default: usual }) => {
      const value = 1 - usual
      const said = value === 1 ? { de: 'ja', en: 'yes' } : { de: 'nein', en: 'no' }
      return {
        name: `${id}=${value}`,
        label: { de: `${name.de}: ${said.de}`, en: `${name.en}: ${said.en}` },
        rules: { options: { [id]: value } },
      }
    })
}

function chaptersOf(base: Rulebook): Laid[] {
  return [...houseChapters.values()].flatMap(({ name, title }): Laid[] => {
    if (title === undefined) return []
    const isIn = base.book.chapters.has(name)
    const label = isIn
      ? { de: `ohne: ${title.de}`, en: `without: ${title.en}` }
      : { de: `mit: ${title.de}`, en: `with: ${title.en}` }
    const rules = isIn ? { without: [name] } : { chapters: [name] }
    return [lay(base, { name: `${isIn ? '-' : '+'}${name}`, label }, [rules])]
  })
}

function numbersFor(base: Rulebook): Laid[] {
  const known = new Map(numbersOf([...houseChapters.values()]).map((one) => [one.name as string, one]))
  const now = settleNumbers(base.def).all
  return HOUSE_RULES.flatMap(({ numbers = {} }) => Object.entries(numbers)).flatMap(([name, values]) =>
    values
      .filter((value) => JSON.stringify(value) !== JSON.stringify(now[name]))
      .map((value) => lay(base, numberLabel(base, known.get(name), name, value), numberAttempts(name, value))),
  )
}

function numberLabel(base: Rulebook, number: NumberDef | undefined, name: string, value: NumberValue) {
  const told = (language: 'de' | 'en') =>
    `${number?.label[language] ?? name}: ${tellNumber(language, base, value, number?.unit ?? null, ', ')}`
  return { name: `${name}=${value}`, label: { de: told('de'), en: told('en') } }
}

/** A number alone; where no chapter asks for it, with the chapter that does. */
function numberAttempts(name: string, value: NumberValue): LaidRule['rules'][] {
  const numbers = { [name]: typeof value === 'object' ? [...value] : value }
  const asking = [...houseChapters.values()].filter((one) => numbersOf([one]).some((number) => number.name === name))
  return [{ numbers }, ...asking.map((chapter) => ({ numbers, chapters: [chapter.name] }))]
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
      return [lay(base, { name, label: labelOf(base, one, question) }, attemptsAt(base, one))]
    })
  })
}

function labelOf(base: Rulebook, { sentence }: AnyChoice, question: Text): Text {
  const numbered: Numbered = {
    board: base.board,
    chapters: [...houseChapters.values()],
    numbers: usualNumbers(base),
  }
  const said = fillNumbers(numbered, sentence)
  return { de: `${question.de}: ${said.de}`, en: `${question.en}: ${said.en}` }
}

/** The numbers of a rulebook, and what is usual of those that it does not have. */
function usualNumbers(base: Rulebook): Record<string, NumberValue> {
  const usual = numbersOf([...houseChapters.values()]).flatMap(({ name, usual }) =>
    usual === null ? [] : [[name, usual] as const],
  )
  return { ...Object.fromEntries(usual), ...base.book.numbers }
}

/**
 * Ways to lay a choice: alone; where that cannot be played, without the chapters that offered what was chosen before;
 * and each with what the chapters that come along with it ask settled as is usual with them. The first that can be
 * played stands.
 */
function attemptsAt(base: Rulebook, { policy, id }: AnyChoice): LaidRule['rules'][] {
  const former = settleChoices(base.def).settled[policy]?.id
  const offers = (chapter: string, of: string | undefined) =>
    (houseChapters.get(chapter)?.choices ?? []).some((one) => one.policy === policy && one.id === of)
  const without = base.def.chapters.flatMap(({ name }) => (offers(name, former) ? [name] : []))
  const plain = { choices: { [policy]: id } }
  const apart = { ...plain, without }
  return [plain, answered(base, plain), ...(without.length === 0 ? [] : [apart, answered(base, apart)])]
}

/** What nobody has settled is settled as is usual in the chapters that have come along. */
function answered(base: Rulebook, rules: LaidRule['rules']): LaidRule['rules'] {
  try {
    const def = bent(base.def, houseRules(rules))
    const had = new Set(base.def.chapters.map(({ name }) => name))
    const open = settleChoices(def).faults.flatMap(({ at }) => (at[0] === 'choices' ? [String(at[1])] : []))
    const come = def.chapters.filter(({ name }) => !had.has(name))
    const usual = offeredBy(come).filter((one) => open.includes(one.policy) && one.usual && !one.last)
    return { ...rules, choices: { ...rules.choices, ...Object.fromEntries(usual.map((one) => [one.policy, one.id])) } }
  } catch (error) {
    if (error instanceof BookError) return rules
    throw error
  }
}

function houseRules({ choices, numbers, chapters, without }: LaidRule['rules']): HouseRules {
  return {
    choose: choices ?? {},
    numbers: numbers ?? {},
    chapters: chapters ?? [],
    without: without ?? [],
  } as HouseRules
}

function lay(base: Rulebook, about: Pick<LaidRule, 'name' | 'label'>, attempts: readonly LaidRule['rules'][]): Laid {
  let why: Text | null = null
  for (const [at, rules] of attempts.entries()) {
    const found = faultOf(base, rules)
    if (found === null)
      return { ...about, label: at === 0 ? about.label : withCompany(about.label, base, rules), rules }
    why ??= found
  }
  return { ...about, why: why ?? { de: '', en: '' } }
}

/** The label of a rule that cannot be played quite alone, with the chapters that come and go along with it. */
function withCompany(label: Text, base: Rulebook, rules: LaidRule['rules']): Text {
  const now = new Set(bent(base.def, houseRules(rules)).chapters.map(({ name }) => name))
  const come = [...now].filter((name) => !base.book.chapters.has(name))
  const gone = base.def.chapters.map(({ name }) => name).filter((name) => !now.has(name))
  const named = (names: readonly string[], language: 'de' | 'en') =>
    names.map((name) => houseChapters.get(name)?.title?.[language] ?? name).join(', ')
  const told = (language: 'de' | 'en', [and, not]: readonly [string, string]) =>
    [
      ...(come.length > 0 ? [`${and} ${named(come, language)}`] : []),
      ...(gone.length > 0 ? [`${not} ${named(gone, language)}`] : []),
    ].join(', ')
  const [de, en] = [told('de', ['dazu', 'ohne']), told('en', ['with', 'without'])]
  return de === '' ? label : { de: `${label.de} (${de})`, en: `${label.en} (${en})` }
}

/** Why a rulebook with these rules cannot be played; null if it can. */
function faultOf(base: Rulebook, rules: LaidRule['rules']): Text | null {
  try {
    const [endless] = endlessFaults(bend(base, houseRules(rules)))
    return endless ?? null
  } catch (error) {
    if (error instanceof BookError) return error.found[0] ?? { de: error.message, en: error.message }
    throw error
  }
}
