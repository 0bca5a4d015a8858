import { SPACE_NUMBERS } from '@hausregeln/rulebooks/change/between.ts'
import type { Source } from '../build.ts'
import { type BoardFile, type Draft, withChange } from '../draft.ts'
import { type Space, spacesOf, withSpaceAdded, withSpaceMoved, withSpaceRemoved } from './spaces.ts'

/** A change of where the spaces of a board stand. */
export type Shift =
  | { readonly do: 'add'; readonly at: number; readonly space: Space }
  | { readonly do: 'remove'; readonly at: number }
  | { readonly do: 'move'; readonly from: number; readonly to: number }

/** The draft with its spaces elsewhere; what of its rules names a space names the same one afterwards. `board`: as it is. */
export function withShift(draft: Draft, source: Source, board: BoardFile, shift: Shift): Draft {
  const next = shifted(board, shift)
  if (next === board) return draft
  const to = targetOf(shift, spacesOf(next).length)
  const { numbers } = source.rulebook.book
  return SPACE_NUMBERS.reduce<Draft>(
    (so, name) => {
      const now = so.numbers[name] ?? numbers[name]
      return typeof now === 'number' ? withChange(so, 'numbers', name, to(now), numbers[name]) : so
    },
    { ...draft, board: next },
  )
}

function shifted(board: BoardFile, shift: Shift): BoardFile {
  if (shift.do === 'add') return withSpaceAdded(board, shift.at, shift.space)
  return shift.do === 'remove' ? withSpaceRemoved(board, shift.at) : withSpaceMoved(board, shift.from, shift.to)
}

/** Where a space stands afterwards; for one that is gone, the next takes its place. */
function targetOf(shift: Shift, count: number): (space: number) => number {
  if (shift.do === 'add') return (space) => (space >= shift.at ? space + 1 : space)
  if (shift.do === 'remove') return (space) => Math.min(count - 1, space > shift.at ? space - 1 : space)
  const { from, to } = shift
  return (space) => {
    if (space === from) return to
    if (from < to) return space > from && space <= to ? space - 1 : space
    return space >= to && space < from ? space + 1 : space
  }
}
