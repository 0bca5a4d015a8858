import type { BookDef } from '@hausregeln/engine'
import { boardFile } from '@hausregeln/rulebooks/file/board.ts'
import { SPACE_NUMBERS } from '@hausregeln/rulebooks/file/changes.ts'
import type { Difference } from '../../rules/told/differences.ts'
import { withoutBoardChange } from './boardChanges.ts'
import { type Draft, withoutChange } from './draft.ts'

/** The draft with one difference taken back. */
export function withoutDifference(draft: Draft, { at }: Difference, before: BookDef): Draft {
  if (at.part !== 'board') return withoutChange(draft, at.part, at.name)
  if (draft.board === null) return draft
  const places = at.path.length === 1 && at.path[0] === 'spaces' ? SPACE_NUMBERS : []
  const settled = places.reduce((so, name) => withoutChange(so, 'numbers', name), draft)
  return withoutBoardChange(settled, at.path, boardFile(before.board))
}
