import type { Board } from '../core/board.ts'
import type { Game } from '../core/game.ts'

/** What holds in every state of every rulebook in which a game waits or is over. */
export interface Law {
  /** What it says, to stand in: Broken: "…". */
  readonly name: string
  /** Null, or a sentence: how this state breaks it. */
  readonly check: (g: Game) => string | null
}

const known = new WeakMap<Board, readonly number[][]>()

/** The deeds of each group. */
export function deedGroups({ book: { board } }: Game): readonly number[][] {
  const before = known.get(board)
  if (before !== undefined) return before
  const found: number[][] = Array.from({ length: board.groups }, () => [])
  board.groupOf.forEach((group, deed) => {
    found[group]?.push(deed)
  })
  known.set(board, found)
  return found
}
