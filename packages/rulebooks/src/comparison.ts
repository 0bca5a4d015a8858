import type {
  Asked,
  Chapter,
  Choice,
  NumberDef,
  NumberValue,
  OptionDef,
  PolicyName,
  Rulebook,
  Text,
} from '@hausregeln/engine'
import { text } from '@hausregeln/engine/core/text.ts'
import { policiesOf } from '@hausregeln/engine/kit/book/policies.ts'
import { settleChoices } from '@hausregeln/engine/kit/book/settle-choices.ts'
import { numbersOf } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { isDeed } from '@hausregeln/engine/kit/book/spaces.ts'
import { THEMES, type Theme, themeOf } from '@hausregeln/engine/kit/book/themes.ts'
import './texts/english-rules.ts'
import { arisesIn, askedOf } from './asked.ts'
import { describeNumber, fillNumbers, numbered } from './numbers.ts'
import { currencyOf, formatAmount } from './texts/amounts.ts'
import { formatNumber, inEach, inLanguage, LANGUAGES, type Language, type Localized } from './texts/language.ts'

/** A line of the comparison: a question, what it is about, and what each rulebook answers, in the order asked for. */
export interface ComparisonRow {
  readonly theme: Theme
  readonly label: Text
  readonly values: readonly Localized[]
}

const YES: Text = text('compare-yes')
const NO: Text = text('compare-no')
const FROM_TO: Text = text('compare-fromTo')
/** The question does not arise. */
const NONE: Text = { de: '–', en: '–' }

/**
 * How rulebooks differ, read off their numbers, choices, chapters, options and boards: a row each, a value a rulebook.
 * Rows of one theme stand together, in the order of the themes.
 */
export function compareRulebooks(rulebooks: readonly Rulebook[]): readonly ComparisonRow[] {
  const about = themesOf(rulebooks)
  const row = (theme: Theme, label: Text, answer: (rulebook: Rulebook) => Localized): ComparisonRow => ({
    theme,
    label,
    values: rulebooks.map(answer),
  })
  const rows = [
    row('players', text('compare-players'), ({ book }) => inEach(() => `${book.minSeats}–${book.maxSeats}`)),
    ...numbersToTell(rulebooks).map((one) => row(about(one.name), one.label, (rulebook) => numberOf(rulebook, one))),
    ...questionsOf(rulebooks).map(({ policy, theme, question }) =>
      row(theme, question, (rulebook) => choiceOf(rulebook, policy)),
    ),
    ...titles(rulebooks).map(([name, title]) =>
      row(about(name), title, ({ book }) => (book.chapters.has(name) ? YES : NO)),
    ),
    ...optionsOf(rulebooks).map(({ id, name }) => row(about(id), name, (rulebook) => optionOf(rulebook, id))),
    row('rent', text('compare-sentRent'), sentRent),
    row('board', text('compare-spaces'), ({ board }) => inEach(() => `${board.spaces.length}`)),
    row('board', text('compare-properties'), propertiesOf),
    row('board', text('compare-mark'), ({ book }) => inEach(() => book.identity().slice(0, 8))),
  ]
  const told = rows.filter(({ values }) => values.some(({ en }) => en !== NONE.en))
  return (Object.keys(THEMES) as Theme[]).flatMap((theme) => told.filter((one) => one.theme === theme))
}

/** Numbers that every rulebook has, and the option of its money. */
const COMMON: Readonly<Record<string, Theme>> = {
  ...{ startCash: 'players', salaryPass: 'players', salaryLand: 'players' },
  ...{ houses: 'building', hotels: 'building', housesBeforeHotel: 'building', freeParkingPot: 'spaces' },
}

/** What a number, a chapter or an option is about, by its name: what the chapter is that has it. */
export function themesOf(rulebooks: readonly Pick<Rulebook, 'def'>[]): (name: string) => Theme {
  const themes = new Map<string, Theme>(Object.entries(COMMON))
  for (const { theme, names } of rulebooks.flatMap(({ def }) => def.chapters.map(namesIn)))
    for (const name of names) if (!themes.has(name)) themes.set(name, theme)
  return (name) => themes.get(name) ?? themeOf(undefined)
}

function namesIn({ name, theme, numbers = [], vocabulary = [] }: Chapter): {
  readonly theme: Theme
  readonly names: readonly string[]
} {
  const options = vocabulary.flatMap((words) => words.options ?? [])
  const names = [name, ...numbers.map((one) => one.name), ...options]
  return { theme: themeOf(theme), names }
}

type Settled = Readonly<Record<string, Choice | undefined>>

/** What each choice of a rulebook says. */
function choiceOf(rulebook: Rulebook, policy: PolicyName): Localized {
  const settled: Settled = settleChoices(rulebook.def).settled
  const found = settled[policy]
  if (found === undefined || !arisesIn(rulebook, policy, unchosen(rulebook))) return NONE
  return fillNumbers(numbered(rulebook), found.says?.(askedOf(rulebook.def, rulebook.book.numbers)) ?? found.sentence)
}

/** A rulebook played with nothing chosen: its table has only what is usual. */
function unchosen({ def, book }: Rulebook): Asked {
  const asked = askedOf(def, book.numbers)
  return { ...asked, offers: asked.has }
}

interface Question {
  readonly policy: PolicyName
  readonly theme: Theme
  readonly question: Text
}

/**
 * Questions that are asked of these rulebooks, those of every rulebook first, last what arises from others: those of
 * house rules where a rulebook has another answer than the usual.
 */
function questionsOf(rulebooks: readonly Rulebook[]): readonly Question[] {
  const isUsual = ({ def }: Rulebook, policy: PolicyName) =>
    (settleChoices(def).settled as Settled)[policy]?.usual !== false
  const chapters = rulebooks.flatMap(({ def }) => def.chapters)
  const asked = [...new Map([...policiesOf([]), ...policiesOf(chapters)])]
  const inOrder = asked.toSorted(([, a], [, b]) => Number(a.arises !== null) - Number(b.arises !== null))
  return inOrder.flatMap(([policy, { question, quiet, theme }]) => {
    if (question === null || (quiet && rulebooks.every((rulebook) => isUsual(rulebook, policy)))) return []
    const about = theme ?? chapters.find(({ policies = {} }) => Object.hasOwn(policies, policy))?.theme
    return [{ policy, theme: themeOf(about), question }]
  })
}

/** Numbers that have a row of their own: all but those of players, and those that the chosen sentences tell. */
function numbersToTell(rulebooks: readonly Rulebook[]): readonly NumberDef[] {
  const all = new Map(rulebooks.flatMap(({ def }) => numbersOf(def.chapters).map((one) => [one.name as string, one])))
  return [...all.values()].filter(({ name, quiet, usual }) => {
    if (name === 'minSeats' || name === 'maxSeats') return false
    return rulebooks.some((rulebook) => {
      const value = rulebook.book.numbers[name]
      return value !== undefined && !(quiet && value === usual) && !isTold(rulebook, name)
    })
  })
}

function isTold({ def }: Rulebook, name: string): boolean {
  return Object.values<Choice>(settleChoices(def).settled).some(({ sentence }) => sentence.en.includes(`{${name}}`))
}

/** Whether a number belongs to a choice, taken or not: where it is as usual, the sentence of the choice is enough. */
function isOfChoice({ def }: Rulebook, name: string): boolean {
  return def.chapters.some(({ choices = [] }) => choices.some(({ sentence }) => sentence.en.includes(`{${name}}`)))
}

/** Numbers of hotels, which there are none of where the ladder says how high one builds. */
const HOTELS: readonly string[] = ['hotels', 'housesBeforeHotel']

function numberOf(rulebook: Rulebook, { name, unit, usual, option, arises }: NumberDef): Localized {
  if (arises !== null && !arises(askedOf(rulebook.def, rulebook.book.numbers))) return NONE
  if (HOTELS.includes(name) && rulebook.book.policies.ladder !== null) return NONE
  if (option !== null && rulebook.book.places[option] === undefined) return NONE
  if (rulebook.book.numbers[name] === usual && isOfChoice(rulebook, name)) return NONE
  const value: NumberValue | undefined = rulebook.book.numbers[name]
  return value === undefined ? NONE : inEach((language) => describeNumber(language, rulebook, value, unit, ' / '))
}

/** The chapters that have a title, by name. */
function titles(rulebooks: readonly Rulebook[]): readonly (readonly [string, Text])[] {
  const found = new Map<string, Text>()
  for (const { def } of rulebooks)
    for (const { name, title } of def.chapters) if (title !== undefined) found.set(name, title)
  return [...found]
}

function optionsOf(rulebooks: readonly Rulebook[]): readonly OptionDef[] {
  const found = new Map<string, OptionDef>()
  for (const { book } of rulebooks)
    for (const option of book.options) if (!found.has(option.id)) found.set(option.id, option)
  return [...found.values()]
}

const BY_OPTION: Text = text('compare-house-only')
const UP_TO: Text = text('compare-house-range')

/** What an option is unless the table says otherwise, and what it may be. By 0 there is nothing of it. */
function optionOf({ book }: Rulebook, id: string): Localized {
  const option = book.options.find((one) => one.id === id)
  if (option === undefined) return NONE
  const { min, max, default: usual } = option
  if (min === 0 && max === 1) return usual === 0 ? BY_OPTION : text('compare-default')
  return inEach((language) => {
    const told = (value: number) => formatNumber(language, value)
    if (usual !== 0) return `${told(usual)} (${told(min)}–${told(max)})`
    return inLanguage(UP_TO, language)
      .replace('{least}', told(Math.max(1, min)))
      .replace('{most}', told(max))
  })
}

function propertiesOf({ board }: Rulebook): Localized {
  const prices = board.spaces.filter(isDeed).map(({ price }) => price)
  if (prices.length === 0) return NONE
  return inEach((language) => {
    const [from, to] = [Math.min(...prices), Math.max(...prices)].map((amount) =>
      formatAmount(language, amount, currencyOf(board, language, amount)),
    )
    return inLanguage(FROM_TO, language)
      .replace('{count}', `${prices.length}`)
      .replace('{from}', () => from ?? '')
      .replace('{to}', () => to ?? '')
  })
}

const BY_CARD: Text = text('compare-byCard')

/** What a utility costs to which one of the cards leads that are played. */
function sentRent(rulebook: Rulebook): Localized {
  const effects = rulebook.board.decks.flatMap(({ cards }) => cards.map(({ effect }) => effect))
  const sent = effects.find((effect) => effect.do === 'nextUtility')
  if (sent === undefined || !arisesIn(rulebook, 'drawCard')) return NONE
  return inEach((language) => inLanguage(BY_CARD, language).replace('{factor}', formatNumber(language, sent.factor)))
}

/** Whether rulebooks answer a question differently. */
export function differs({ values }: ComparisonRow): boolean {
  return new Set(values.map((value) => LANGUAGES.map((language) => value[language]).join())).size > 1
}

/** The comparison as a table in Markdown, in one language. */
export function comparisonTable(rulebooks: readonly Rulebook[], language: Language): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const names = rulebooks.map(({ title }) => inLanguage(title, language))
  const compared = compareRulebooks(rulebooks)
  const rows = compared.flatMap(({ theme, label, values }, at) => {
    const answers = values.map((value) => inLanguage(value, language).replaceAll('\u00a0', ' '))
    const heading = row([`**${inLanguage(THEMES[theme], language)}**`, ...names.map(() => '')])
    return [...(compared[at - 1]?.theme === theme ? [] : [heading]), row([inLanguage(label, language), ...answers])]
  })
  return [row(['', ...names]), row(['---', ...names.map(() => '---')]), ...rows].join('\n')
}
