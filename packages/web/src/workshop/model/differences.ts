import type { BookDef } from '@hausregeln/engine'
import { numbersOf } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { boardFile } from '@hausregeln/rulebooks/file/board.ts'
import type { Told } from '@hausregeln/rulebooks/texts/language.ts'
import { PLACES } from './board/shift.ts'
import { boardChanges, withoutBoardChange } from './boardChanges.ts'
import { type ChangeAt, type ChangePart, type Draft, same, withoutChange } from './draft.ts'
import { answersOf, numberedBy, sentencesOf, tellValue } from './sentences.ts'

/** One thing in which a draft differs from what it began with; it can be taken back alone. */
export interface Difference {
  readonly key: string
  readonly at: ChangeAt
  readonly label: Told
  readonly before: Told
  readonly after: Told
}

const PARTS = ['choices', 'numbers', 'chapters', 'options'] as const satisfies readonly ChangePart[]
const NONE = { de: '–', en: '–' }

/** All that has been changed, each with what was there before. `now` and `before`: the definitions of draft and origin. */
export function differencesOf(draft: Draft, now: BookDef, before: BookDef): readonly Difference[] {
  const [is, was] = [answersOf(sentencesOf(now, before)), answersOf(sentencesOf(before, before))]
  const named = PARTS.flatMap((part) =>
    Object.keys(draft[part])
      .filter((name) => !onlyShifted(part, name, now, before))
      .map((name): Difference => {
        const key = `${part}.${name}`
        const [after, earlier] = [is.get(key), was.get(key)]
        const label = (after ?? earlier)?.question ?? (part === 'chapters' ? chapterLabel(name) : labelOf(now, name))
        return {
          key,
          at: { part, name },
          label,
          before: earlier?.answer ?? (part === 'chapters' ? isIn(before, name) : numberIn(before, name)),
          after: after?.answer ?? (part === 'chapters' ? isIn(now, name) : numberIn(now, name)),
        }
      }),
  )
  return draft.board === null ? named : [...named, ...boardChanges(boardFile(before.board), draft.board)]
}

/** Whether a number of the rules names the space that it named before, elsewhere on the board: then nothing differs. */
function onlyShifted(part: ChangePart, name: string, now: BookDef, before: BookDef): boolean {
  if (part !== 'numbers' || !PLACES.includes(name)) return false
  const [is, was] = [now, before].map(({ board, numbers }) => {
    const at = (numbers as Readonly<Record<string, unknown>>)[name]
    return typeof at === 'number' ? board.spaces[at] : undefined
  })
  return is !== undefined && was !== undefined && is.kind === was.kind && same(is.name, was.name)
}

function chapterLabel(name: string): Told {
  return { de: `Kapitel ${name}`, en: `Chapter ${name}` }
}

function isIn({ chapters }: BookDef, name: string): Told {
  return chapters.some((one) => one.name === name) ? { de: 'ja', en: 'yes' } : { de: 'nein', en: 'no' }
}

/** Of a number that a sentence of a choice tells, its own name. */
function labelOf({ chapters }: BookDef, name: string): Told {
  return numbersOf(chapters).find((one) => one.name === name)?.label ?? { de: name, en: name }
}

function numberIn(def: BookDef, name: string): Told {
  const [one, told] = [numbersOf(def.chapters).find((other) => other.name === name), numberedBy(def)]
  const value = told.numbers[name]
  return one === undefined || value === undefined ? NONE : tellValue(told, one, value)
}

/** The draft with one difference taken back. */
export function withoutDifference(draft: Draft, { at }: Difference, before: BookDef): Draft {
  if (at.part !== 'board') return withoutChange(draft, at.part, at.name)
  if (draft.board === null) return draft
  const places = at.path.length === 1 && at.path[0] === 'spaces' ? PLACES : []
  const settled = places.reduce((so, name) => withoutChange(so, 'numbers', name), draft)
  return withoutBoardChange(settled, at.path, boardFile(before.board))
}
