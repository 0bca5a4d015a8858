import type { BookDef, BookFault, Text } from '@hausregeln/engine'
import { text } from '@hausregeln/engine/core/text.ts'
import { type Mention, mention, mentionChoice, type Place } from '@hausregeln/engine/kit/book/fault.ts'
import { policiesOf } from '@hausregeln/engine/kit/book/policies.ts'
import { retold } from '../file/retold.ts'
import { allChoices, houseChapters } from '../house/chapters.ts'
import { chapterName, choiceName, numberName, policyName } from '../house/names.ts'
import { filledText, houseText } from '../house/words.ts'
import { formatList, inEach, inLanguage, type Language, type Localized } from '../texts/language.ts'
import type { Step } from './change.ts'
import type { Unmet } from './conditions.ts'

/** What a step changes, and to what, as people are told and offered it; undefined: people have no word for it. */
export function stepWords({ part, name, value }: Step): Localized | undefined {
  if (part === 'board') return houseText('step-smallChip')
  if (part === 'chapters') return quotedIn(value ? 'step-comes' : 'step-goes', chapterName(name))
  const asks = part === 'choices' ? policyName(name) : numberName(name)
  if (asks === undefined) return undefined
  if (value === null) return filledText('step-unsaid', { what: asks })
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
export function stepsWords(steps: readonly Step[]): Localized | undefined {
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

function quotedIn(key: 'step-comes' | 'step-goes', what: Localized | undefined): Localized | undefined {
  return what && filledText(key, { what: inEach((language) => inQuotes(inLanguage(what, language), language)) })
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
  if (asks.startsWith('!')) return sentence(at, 'step-clashes', who, [mention('chapter', asks.slice(1))])
  if (!asks.endsWith('?')) return sentence(at, 'step-needs', who, namedAll(asks))
  if (who?.kind === 'choice' || who?.kind === 'number') return sentence(placeOf(who), 'step-idle', null, [who])
  const policy = asks.slice(0, -1)
  return sentence(['choices', policy], 'step-open', null, [mention('policy', policy)])
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

type Template = 'step-needs' | 'step-clashes' | 'step-open' | 'step-idle'

function sentence(at: Place, template: Template, who: Mention | null, what: readonly Mention[]): BookFault {
  const all = inEach((language) => what.map(({ as }) => as).join(inLanguage(houseText('step-or'), language)))
  const told = filledText(template, { who: who?.as ?? '', what: all })
  return retold({ at, names: who === null ? what : [who, ...what] }, (language) => inLanguage(told, language))
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
      return chapters.flatMap(({ effects = {}, slots }) => (name in effects ? slots : []))
    default:
      return []
  }
}

/** A fault with the paragraphs that it concerns: `… (K-5.2, K-5.3)`. */
export function withRules(fault: BookFault, rules: readonly string[]): BookFault {
  if (rules.length === 0) return fault
  return retold(fault, (language) => inLanguage(fault, language).replace(/\.?$/, ` (${formatList(language, rules)}).`))
}
