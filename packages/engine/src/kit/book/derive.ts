import type { Text } from '../../core/text.ts'
import type { Slot } from '../../core/vocabulary.ts'
import type { Chapter } from './chapter.ts'
import { defineBook } from './define.ts'
import { fault } from './fault.ts'
import { wordsOf } from './lexicon.ts'
import type { Chosen, Numbers } from './offered.ts'
import { oncePer } from './once.ts'
import { policiesOf } from './policies.ts'
import { quoted } from './quoted.ts'
import { type BookDef, BookError, type Rulebook } from './rulebook.ts'
import { say } from './say.ts'
import { offeredBy } from './settle-choices.ts'
import { numbersOf } from './settle-numbers.ts'

/** In what a rulebook differs from another. What it does not say it has from there. */
export interface Difference extends Partial<Pick<BookDef, 'board' | 'options' | 'choose' | 'numbers' | 'paragraphs'>> {
  readonly id: string
  readonly version: number
  readonly formerVersions?: readonly number[]
  readonly title: Text
  /** Chapters that it leaves out, by name, and those that it has beside the others. */
  readonly without?: readonly string[]
  readonly and?: readonly Chapter[]
  /** Texts of all its paragraphs; or of those beside the other's. */
  readonly ruleTexts?: BookDef['ruleTexts']
  readonly furtherTexts?: BookDef['ruleTexts']
}

/** Defines a rulebook by what differs from `base`. Throws `BookError` with all faults found. */
export function derive(base: Rulebook, difference: Difference): Rulebook {
  return defineBook(differ(base.def, difference))
}

/** The whole definition of a rulebook that differs so from another. */
export function differ(base: BookDef, difference: Difference): BookDef {
  const { id, version, formerVersions, title, without = [], and = [], board = base.board } = difference
  const unknown = without.filter((name) => !base.chapters.some((chapter) => chapter.name === name))
  if (unknown.length > 0)
    throw new BookError(
      id,
      unknown.map((name) =>
        fault(
          ['chapters', 'without', without.indexOf(name)],
          say('noSuchChapter', { one: `"${base.id}"`, name: quoted(name) }),
        ),
      ),
    )
  const chapters = chaptersLeft(base.chapters, without, and)
  const ruleTexts = { ...(difference.ruleTexts ?? base.ruleTexts), ...difference.furtherTexts }
  return {
    id,
    version,
    ...(formerVersions !== undefined && { formerVersions }),
    title,
    board,
    options: difference.options ?? optionsLeft(base, chapters),
    ruleTexts,
    chapters,
    choose: { ...choicesLeft(base, chapters), ...difference.choose },
    numbers: { ...numbersLeft(base, chapters), ...difference.numbers },
    paragraphs: paragraphsOf(base, chapters, ruleTexts, difference.paragraphs ?? {}),
  }
}

/** Lists of chapters that were asked for last are the same list: what is made of one is made once. */
const MOST_LISTS = 64
const listsOf = oncePer<readonly Chapter[], Map<string, readonly Chapter[]>>(() => new Map())

function chaptersLeft(base: readonly Chapter[], without: readonly string[], and: readonly Chapter[]) {
  if (without.length === 0 && and.length === 0) return base
  const lists = listsOf(base)
  const key = [without, and.map(({ name }) => name)].join('+')
  const found = lists.get(key)
  const isSame = found !== undefined && and.every((one, at) => one === found[found.length - and.length + at])
  const chapters = isSame ? found : [...base.filter(({ name }) => !without.includes(name)), ...and]
  lists.delete(key)
  lists.set(key, chapters)
  for (const oldest of lists.keys()) if (lists.size > MOST_LISTS) lists.delete(oldest)
  return chapters
}

/** The options of `base` that these chapters still know. */
function optionsLeft({ options }: BookDef, chapters: readonly Chapter[]): BookDef['options'] {
  const known = wordsOf(chapters).options
  const left = options.filter(({ id }) => known.includes(id))
  return left.length === options.length ? options : left
}

/** The choices of `base` that these chapters still ask for and offer. */
function choicesLeft({ choose }: BookDef, chapters: readonly Chapter[]): Chosen {
  const asked = policiesOf(chapters)
  const offered = offeredBy(chapters).filter(({ policy }) => asked.has(policy))
  const left = Object.entries(choose).filter(([policy, id]) =>
    offered.some((one) => one.policy === policy && one.id === id),
  )
  return Object.fromEntries(left)
}

function numbersLeft({ numbers }: BookDef, chapters: readonly Chapter[]): Numbers {
  const known = new Set(numbersOf(chapters).map(({ name }) => name as string))
  return Object.fromEntries(Object.entries(numbers).filter(([name]) => known.has(name)))
}

/** Its own paragraphs; and those of `base` that have a text here, for slots that it has not lost with a chapter. */
function paragraphsOf(
  base: BookDef,
  chapters: readonly Chapter[],
  ruleTexts: BookDef['ruleTexts'],
  own: BookDef['paragraphs'],
): BookDef['paragraphs'] {
  const still = slotsOf(chapters)
  const lost = new Set([...slotsOf(base.chapters)].filter((slot) => !still.has(slot)))
  const taken = new Set(Object.values(own).flat())
  const paragraphs: Record<string, readonly Slot[]> = {}
  for (const [rule, slots] of Object.entries(base.paragraphs)) {
    const left = ruleTexts[rule] === undefined ? [] : slots.filter((slot) => !lost.has(slot) && !taken.has(slot))
    if (left.length > 0) paragraphs[rule] = left
  }
  for (const [rule, slots] of Object.entries(own)) paragraphs[rule] = [...(paragraphs[rule] ?? []), ...slots]
  return paragraphs
}

/** Slots that chapters cite, and their choices. */
const slotsOf = oncePer(
  (chapters: readonly Chapter[]): ReadonlySet<Slot> =>
    new Set(
      chapters.flatMap(({ slots, choices = [], numbers = [] }) => [
        ...slots,
        ...[...choices, ...numbers].flatMap((one) => one.slots),
      ]),
    ),
)
