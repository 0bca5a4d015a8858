import { sameButSpace } from '@hausregeln/rulebooks/file/differ/pieces.ts'
import { type BoardFile, type Draft, same } from './draft.ts'

type Path = readonly (string | number)[]

/** The draft with what stands at a place of its board as it was; a board on which nothing is left to change is none. */
export function withoutBoardChange(draft: Draft, path: Path, before: BoardFile): Draft {
  if (draft.board === null) return draft
  const restored = put(draft.board, path, valueAt(before, path)) as BoardFile
  const board = path.length === 1 && path[0] === 'spaces' ? withTargets(restored, before) : restored
  return { ...draft, board: same(board, before) ? null : board }
}

/** Cards that lead to a space lead where they did. */
function withTargets(board: BoardFile, before: BoardFile): BoardFile {
  if (board.decks === undefined) return board
  const decks = board.decks.map((deck, at) => ({
    ...deck,
    cards: deck.cards.map((card, number) => {
      const old = before.decks?.[at]?.cards[number]
      return old !== undefined && sameButSpace(old, card) ? old : card
    }),
  }))
  return { ...board, decks }
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, step) => (at as Record<string | number, unknown> | undefined)?.[step], data)
}

function put(data: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value
  if (Array.isArray(data)) return data.map((one, at) => (at === step ? put(one, rest, value) : one))
  const table = { ...(data as Record<string, unknown>) }
  const next = put(table[step], rest, value)
  if (next === undefined) delete table[step]
  else table[step] = next
  return table
}
