import type { BookDef } from '@hausregeln/engine'
import { SPACE_NUMBERS } from '@hausregeln/rulebooks/change/between.ts'
import { CHANGE_PARTS } from '@hausregeln/rulebooks/change/change.ts'
import { boardFile } from '@hausregeln/rulebooks/file/board.ts'
import type { Bases } from '@hausregeln/rulebooks/file/index.ts'
import { changedDifferences, type Difference, differencesOf } from '../../rules/described/differences.ts'
import { withoutBoardChange } from './boardChanges.ts'
import { type Built, build, openedIn, type Source } from './build.ts'
import { type Draft, withoutChange } from './draft.ts'

/**
 * In what a draft differs from what it began with: counted and told as by its link and at a table. One that cannot be
 * played as yet is told by what has been changed in it.
 */
export function yourDifferences(draft: Draft, built: Built, { rulebook }: Source): readonly Difference[] {
  const opened = openedIn(built)
  const told = opened === undefined ? null : changedDifferences(opened.rulebook, rulebook)
  return told ?? differencesOf(draft, built.def, rulebook.def)
}

/** The draft with one of its own changes taken back; the same draft if it has not made it. */
export function withoutDifference(draft: Draft, { at }: Difference, before: BookDef): Draft {
  if (at.part !== 'board') return withoutChange(draft, at.part, at.name)
  if (draft.board === null) return draft
  const places = at.path.length === 1 && at.path[0] === 'spaces' ? SPACE_NUMBERS : []
  const settled = places.reduce((so, name) => withoutChange(so, 'numbers', name), draft)
  return withoutBoardChange(settled, at.path, boardFile(before.board))
}

/** The draft without a difference: without the change itself, or, where others bring it along, without these. */
export function takenBack(draft: Draft, difference: Difference, source: Source, bases: Bases): Draft {
  const direct = withoutDifference(draft, difference, source.rulebook.def)
  if (direct !== draft) return direct
  const isGone = (so: Draft) => {
    const built = build(so, source, bases)
    return built !== null && !yourDifferences(so, built, source).some(({ key }) => key === difference.key)
  }
  const made = CHANGE_PARTS.flatMap((part) => Object.keys(draft[part]).map((name) => [part, name] as const))
  const alone = made.map(([part, name]) => withoutChange(draft, part, name)).find(isGone)
  if (alone !== undefined) return alone
  let fewer = draft
  for (const [part, name] of made) {
    fewer = withoutChange(fewer, part, name)
    if (isGone(fewer)) break
  }
  return fewer
}
