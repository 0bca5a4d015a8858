import type { BookDef, BookFault, Text } from '@hausregeln/engine'
import { text } from '@hausregeln/engine/core/text.ts'
import { type Mention, mention, mentionChoice, type Place } from '@hausregeln/engine/kit/book/fault.ts'
import { policiesOf } from '@hausregeln/engine/kit/book/policies.ts'
import { allChoices, houseChapters } from '../house/chapters.ts'
import { chapterName, choiceName, numberName, policyName } from '../house/names.ts'
import { formatList, inEach, inLanguage, type Language, type Told } from '../texts/language.ts'
import type { Step } from './change.ts'
import type { Unmet } from './conditions.ts'

const NEEDS: Told = { de: '{who} braucht: {what}.', en: '{who} needs: {what}.', fr: '{who} exige : {what}.' }
const CLASHES: Told = {
  de: '{who} und {what} passen nicht zusammen.',
  en: '{who} and {what} do not go together.',
  fr: '{who} et {what} ne vont pas ensemble.',
}
const OPEN: Told = {
  de: 'Niemand sagt, was dann gilt: {what}.',
  en: 'Nothing says what then holds: {what}.',
  fr: 'Rien ne dit ce qui vaut alors : {what}.',
}
const IDLE: Told = {
  de: 'Danach fragt dieses Regelwerk nicht: {what}.',
  en: 'This rulebook does not ask that: {what}.',
  fr: 'Ce règlement ne pose pas la question : {what}.',
}
const COMES: Told = { de: '{what} kommt dazu', en: '{what} comes along', fr: '{what} s’ajoute' }
const GOES: Told = { de: '{what} fällt weg', en: '{what} is left out', fr: '{what} disparaît' }
const UNSAID: Told = {
  de: '{what}: wie im Regelwerk',
  en: '{what}: as in the rulebook',
  fr: '{what} : comme dans le règlement',
}
const SMALL_CHIP: Told = {
  de: 'ein Chip zu 1 kommt dazu',
  en: 'a chip of 1 comes along',
  fr: 'un jeton de 1 s’ajoute',
}
const OR: Told = { de: ' oder ', en: ' or ', fr: ' ou ' }

/** What a step changes, and to what, as people are told and offered it; undefined: people have no word for it. */
export function stepWords({ part, name, value }: Step): Told | undefined {
  if (part === 'board') return inEach((language) => inLanguage(SMALL_CHIP, language))
  if (part === 'chapters') return filled(value ? COMES : GOES, chapterName(name), true)
  const asks = part === 'choices' ? policyName(name) : numberName(name)
  if (asks === undefined) return undefined
  if (value === null) return filled(UNSAID, asks)
  const says = part === 'choices' ? choiceName(name, value) : numberText(value)
  return (
    says &&
    inEach((language) =>
      inLanguage(ANSWERED, language)
        .replace('{what}', () => inLanguage(asks, language))
        .replace('{answer}', () => inLanguage(says, language)),
    )
  )
}

/** What several steps change; undefined: people have no words for any of it. */
export function stepsWords(steps: readonly Step[]): Told | undefined {
  const words = steps.flatMap((step) => stepWords(step) ?? [])
  if (words.length === 0) return undefined
  return inEach((language) =>
    formatList(
      language,
      words.map((one) => inLanguage(one, language)),
    ),
  )
}

function numberText(value: Extract<Step, { part: 'numbers' }>['value']): Text {
  const told =
    value === 'unlimited' || value === null ? '∞' : typeof value === 'number' ? `${value}` : value.join(' / ')
  return { de: told, en: told }
}

function filled(template: Told, what: Told | undefined, isQuoted = false): Told | undefined {
  if (what === undefined) return undefined
  return inEach((language) => {
    const words = inLanguage(what, language)
    return inLanguage(template, language).replace('{what}', () => (isQuoted ? inQuotes(words, language) : words))
  })
}

/** A question and its answer. */
const ANSWERED: Text = text('draft-answered')
const QUOTED: Text = text('draft-quoted')

/** A name as it stands in a sentence: `“Rent”`. */
export function inQuotes(name: string, language: Language): string {
  return inLanguage(QUOTED, language).replace('{what}', () => name)
}

/** A condition that is not met as a fault of the book, by the names of programs (see `inWords`). */
export function unmetFault({ of, asks, fault }: Unmet): BookFault {
  if (fault !== null) return fault
  const who = of === '' ? null : named(of)
  const at: Place = of.includes('=') ? ['choices', of.split('=')[0] ?? ''] : ['chapters']
  if (asks.startsWith('!')) return sentence(at, CLASHES, who, [mention('chapter', asks.slice(1))])
  if (!asks.endsWith('?')) return sentence(at, NEEDS, who, namedAll(asks))
  if (who?.kind === 'choice' || who?.kind === 'number') return sentence(placeOf(who), IDLE, null, [who])
  const policy = asks.slice(0, -1)
  return sentence(['choices', policy], OPEN, null, [mention('policy', policy)])
}

function placeOf({ kind, name }: Mention): Place {
  return kind === 'number' ? ['numbers', name] : ['choices', name.split('=')[0] ?? '']
}

/** `trade`, `jail=rollOut`, `bail`. */
function named(name: string): Mention {
  const [policy = '', id] = name.split('=')
  if (id !== undefined) return mentionChoice(policy, id)
  return mention(houseChapters.has(name) ? 'chapter' : 'number', name)
}

/** `trade|share-trade`, `jail=rollOut|sitOut`. */
function namedAll(need: string): readonly Mention[] {
  const [name = '', ids] = need.split('=')
  if (ids === undefined) return name.split('|').map((one) => mention('chapter', one))
  return ids.split('|').map((id) => mentionChoice(name, id))
}

function sentence(at: Place, template: Told, who: Mention | null, what: readonly Mention[]): BookFault {
  const told = inEach((language) =>
    inLanguage(template, language)
      .replace('{who}', who?.as ?? '')
      .replace('{what}', what.map(({ as }) => as).join(inLanguage(OR, language))),
  )
  return { at, ...told, names: who === null ? what : [who, ...what] }
}

/** So many paragraphs are named; who wants to know more reads them. */
const MOST_RULES = 4

/** The paragraphs of a book that say what a fault speaks of, or else what was wished for. */
export function rulesAbout(base: BookDef, { names = [] }: BookFault, wished: readonly Mention[]): readonly string[] {
  const found = [names, wished].map((all) => rulesOf(base, new Set(all.flatMap((one) => slotsOf(base, one)))))
  return (found.find(({ length }) => length > 0) ?? []).slice(0, MOST_RULES)
}

function rulesOf({ paragraphs }: BookDef, slots: ReadonlySet<string>): readonly string[] {
  return Object.entries(paragraphs).flatMap(([rule, its]) => (its.some((slot) => slots.has(slot)) ? [rule] : []))
}

function slotsOf({ chapters }: BookDef, { kind, name }: Mention): readonly string[] {
  switch (kind) {
    case 'chapter':
      return chapters.find((one) => one.name === name)?.slots ?? []
    case 'choice':
    case 'policy': {
      const [policy, id] = name.split('=')
      const choices = allChoices.filter((one) => one.policy === policy && (id === undefined || one.id === id))
      const asked = [...policiesOf(chapters)].flatMap(([one, { governs }]) => (one === policy ? governs : []))
      return [...asked, ...choices.flatMap(({ slots, governs }) => [...slots, ...governs])]
    }
    case 'number':
      return chapters.flatMap(({ numbers = [] }) =>
        numbers.filter((one) => one.name === name).flatMap(({ slots, governs }) => [...slots, ...governs]),
      )
    case 'effect':
      return chapters.flatMap(({ effects = [], slots }) => (effects.some((one) => one === name) ? slots : []))
    default:
      return []
  }
}

/** A fault with the paragraphs that it concerns: `… (K-5.2, K-5.3)`. */
export function withRules(fault: BookFault, rules: readonly string[]): BookFault {
  if (rules.length === 0) return fault
  const told = inEach((language) => inLanguage(fault, language).replace(/\.?$/, ` (${formatList(language, rules)}).`))
  return { ...fault, ...told }
}
