import type { BookDef, Rulebook } from '@hausregeln/engine'
import { text } from '@hausregeln/engine/core/text.ts'
import { numbersOf } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { changeBetween, isOnlyShifted } from '@hausregeln/rulebooks/change/between.ts'
import { type BookChange, CHANGE_PARTS, type ChangePart } from '@hausregeln/rulebooks/change/change.ts'
import { boardFile } from '@hausregeln/rulebooks/file/board.ts'
import { differencesOf as bookDifferences } from '@hausregeln/rulebooks/file/diff.ts'
import { boardPieces } from '@hausregeln/rulebooks/file/differ/pieces.ts'
import { say } from '@hausregeln/rulebooks/file/say.ts'
import { chapterName } from '@hausregeln/rulebooks/house/names.ts'
import { IDLE } from '@hausregeln/rulebooks/house/written.ts'
import { inEach, inLanguage, type Localized } from '@hausregeln/rulebooks/texts/language.ts'
import { answersOf, describeValue, numberedBy, type Sentence, sentencesOf } from './sentences.ts'

/** One change of a rulebook, by where it stands. */
export type ChangeAt =
  | { readonly part: ChangePart; readonly name: string }
  | { readonly part: 'board'; readonly path: readonly (string | number)[] }

/** One thing in which rules differ from those that they change. */
export interface Difference {
  readonly key: string
  readonly at: ChangeAt
  readonly label: Localized
  readonly before: Localized
  readonly after: Localized
}

const NONE = { de: '–', en: '–' }

/** All that has been changed, each with what was there before: `before` is the definition that became `now`. */
export function differencesOf(changes: BookChange, now: BookDef, before: BookDef): readonly Difference[] {
  const [is, was] = [answersOf(sentencesOf(now, before)), answersOf(sentencesOf(before, before))]
  const named = CHANGE_PARTS.flatMap((part) =>
    Object.keys(changes[part])
      .filter((name) => part !== 'numbers' || !isOnlyShifted(name, now, before))
      .map((name): Difference => {
        const key = `${part}.${name}`
        const [after, earlier] = [is.get(key), was.get(key)]
        const label = (after ?? earlier)?.question ?? (part === 'chapters' ? chapterLabel(name) : labelOf(now, name))
        return {
          key,
          at: { part, name },
          label,
          before: earlier?.answer ?? (part === 'chapters' ? isIn(before, name) : numberIn(before, name)),
          after: (after && toldOf(after)) ?? (part === 'chapters' ? isIn(now, name) : numberIn(now, name)),
        }
      }),
  )
  return changes.board === null ? named : [...named, ...boardPieces(boardFile(before.board), changes.board)]
}

/** What holds now, and that it does nothing where that is so. */
function toldOf({ answer, isIdle }: Sentence): Localized {
  return isIdle ? inEach((language) => `${inLanguage(answer, language)}. ${inLanguage(IDLE, language)}`) : answer
}

function chapterLabel(name: string): Localized {
  return chapterName(name) ?? say('theChapter', { id: name })
}

function isIn({ chapters }: BookDef, name: string): Localized {
  return chapters.some((one) => one.name === name) ? text('compare-yes') : text('compare-no')
}

/** Of a number that a sentence of a choice tells, its own name. */
function labelOf({ chapters }: BookDef, name: string): Localized {
  return numbersOf(chapters).find((one) => one.name === name)?.label ?? { de: name, en: name }
}

function numberIn(def: BookDef, name: string): Localized {
  const [one, told] = [numbersOf(def.chapters).find((other) => other.name === name), numberedBy(def)]
  const value = told.numbers[name]
  return one === undefined || value === undefined ? NONE : describeValue(told, one, value)
}

/** What is told of a difference. */
export type DescribedDifference = Pick<Difference, 'key' | 'label' | 'before' | 'after'>

/** In what rules differ from others, by what has to be changed; null: that cannot be told as changes. */
export function changedDifferences(rulebook: Rulebook, base: Rulebook): readonly Difference[] | null {
  const changes = changeBetween(base, rulebook)
  return changes === null ? null : differencesOf(changes, rulebook.def, base.def)
}

/** In what rules differ from a book that people know, as the workshop tells it: by a link and at a table alike. */
export function describedDifferences(rulebook: Rulebook, base: Rulebook): readonly DescribedDifference[] {
  return (
    changedDifferences(rulebook, base) ??
    bookDifferences(base, rulebook).map(({ at, ...told }) => ({ key: at.join('.'), ...told }))
  )
}
