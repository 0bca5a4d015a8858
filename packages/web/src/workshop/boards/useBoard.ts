import { boardFile } from '@hausregeln/rulebooks/file/board.ts'
import { useMemo } from 'react'
import type { BoardFile } from '../model/draft.ts'
import type { Editor } from '../useDraft.ts'

/** What changes a board, as a step that goes on while it is about the same thing. */
export type ChangeBoard = (next: (board: BoardFile) => BoardFile, about?: string) => void

/** How a board is changed: the first change makes it the draft's own. */
export function useBoard({ draft, change, source }: Editor): { readonly board: BoardFile; readonly set: ChangeBoard } {
  const before = useMemo(() => boardFile(source.rulebook.board), [source])
  const set: ChangeBoard = (next, about) =>
    change((now) => {
      const board = now.board ?? before
      const changed = next(board)
      return changed === board ? now : { ...now, board: changed }
    }, about)
  return { board: draft.board ?? before, set }
}
