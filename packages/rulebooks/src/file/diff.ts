import type { Choice, NumberValue, Place, Rulebook, Text } from '@hausregeln/engine'
import { policiesOf } from '@hausregeln/engine/kit/book/policies.ts'
import { type Settled, settleChoices } from '@hausregeln/engine/kit/book/settle-choices.ts'
import { numbersOf } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { fillNumbers, numbered, tellNumber } from '../numbers.ts'
import type { BookFile } from './schema/book.ts'
import { bookFile } from './write.ts'

/** One thing in which the rules of two books differ: where it stands in the file, and what each of them says. */
export interface BookDifference {
  readonly at: Place
  readonly label: Text
  readonly before: Text
  readonly after: Text
}

const NONE: Text = { de: '–', en: '–' }
const YES: Text = { de: 'ja', en: 'yes' }
const NO: Text = { de: 'nein', en: 'no' }

/** In what the rules of two books differ: chapters, choices, numbers, options, the board. Names and texts are no rules. */
export function differencesOf(before: Rulebook, after: Rulebook): readonly BookDifference[] {
  return [
    ...chapterDifferences(before, after),
    ...choiceDifferences(before, after),
    ...numberDifferences(before, after),
    ...plainDifferences(rulesOf(bookFile(before)), rulesOf(bookFile(after)), []),
  ]
}

function chapterDifferences(before: Rulebook, after: Rulebook): BookDifference[] {
  const all = new Map([...before.def.chapters, ...after.def.chapters].map((one) => [one.name, one]))
  return [...all.values()].flatMap(({ name, title }) => {
    const [had, has] = [before.book.chapters.has(name), after.book.chapters.has(name)]
    if (had === has) return []
    const label = title ?? { de: `Kapitel ${name}`, en: `Chapter ${name}` }
    return [{ at: ['chapters', name], label, before: had ? YES : NO, after: has ? YES : NO }]
  })
}

function choiceDifferences(before: Rulebook, after: Rulebook): BookDifference[] {
  const tell = (rulebook: Rulebook, one: Choice | undefined) =>
    one === undefined ? NONE : fillNumbers(numbered(rulebook), one.sentence)
  const [was, is] = [before, after].map(({ def }): Partial<Settled> => settleChoices(def).settled) as [Settled, Settled]
  return [...policiesOf([...before.def.chapters, ...after.def.chapters])].flatMap(([policy, { question }]) => {
    const [had, has]: readonly (Choice | undefined)[] = [was[policy], is[policy]]
    if (had?.id === has?.id || saysNothing(had, has)) return []
    const label = question ?? { de: policy, en: policy }
    return [{ at: ['choices', policy], label, before: tell(before, had), after: tell(after, has) }]
  })
}

/** Whether one of them is not asked, and the other as it is where nobody says anything. */
function saysNothing(had: Choice | undefined, has: Choice | undefined): boolean {
  return (had ?? has)?.last === true && (had === undefined || has === undefined)
}

function numberDifferences(before: Rulebook, after: Rulebook): BookDifference[] {
  const known = new Set([...numbersOf(before.def.chapters), ...numbersOf(after.def.chapters)])
  return [...known].flatMap(({ name, label, unit }) => {
    const [was, is] = [before.book.numbers[name], after.book.numbers[name]]
    if (JSON.stringify(was) === JSON.stringify(is)) return []
    const tell = (rulebook: Rulebook, value: NumberValue | undefined): Text =>
      value === undefined
        ? NONE
        : { de: tellNumber('de', rulebook, value, unit, ' / '), en: tellNumber('en', rulebook, value, unit, ' / ') }
    return [{ at: ['numbers', name], label, before: tell(before, was), after: tell(after, is) }]
  })
}

type Data = Readonly<Record<string, unknown>>
/** Fields that say what something is called or looks like. */
const LOOKS: ReadonlySet<string> = new Set([
  'name',
  'text',
  'colour',
  'at',
  'rule',
  'currency',
  'jail',
  'pieces',
  'scenery',
])

/** What of a file is rules and has no label of its own: what is left to the table, spaces, groups, cards. */
function rulesOf({ options = [], board = {} }: BookFile): Data {
  return {
    options: Object.fromEntries(options.map((option) => [option.id, option])),
    board: { spaces: board.spaces, decks: board.decks, chips: board.chips },
  }
}

/** Values that differ, wherever they stand. */
function plainDifferences(before: unknown, after: unknown, at: Place): BookDifference[] {
  if (!isData(before) || !isData(after)) {
    if (JSON.stringify(before) === JSON.stringify(after)) return []
    const label = { de: at.join(' '), en: at.join(' ') }
    return [{ at, label, before: shown(before), after: shown(after) }]
  }
  const isList = Array.isArray(before)
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => !LOOKS.has(key))
  return keys.flatMap((key) => plainDifferences(before[key], after[key], [...at, isList ? Number(key) : key]))
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null
}

function shown(value: unknown): Text {
  const text = value === undefined ? '–' : JSON.stringify(value)
  return { de: text, en: text }
}
