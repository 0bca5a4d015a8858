import { type GameView, packMove, verify } from '@hausregeln/engine'
import type { Tap } from '@hausregeln/protocol'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { useRoom } from '@hausregeln/view-kit/table/useRoom.ts'

/** What the player has tapped on their own phone and the bank has not yet confirmed; null: nothing, or the bank is here. */
export function useOwnTap(): Tap | null {
  const { gameView, me, keeper } = useTable()
  const { table } = useRoom()
  if (keeper) return null
  return table?.taps?.find((tap) => tap.seat === me && counts(gameView, tap)) ?? null
}

/** Whether what was tapped is for the throw that the game stands at, and still possible. */
export function counts(gameView: GameView, { move, moment }: Tap): boolean {
  const { book, s, terms } = gameView
  return moment === `${s.turns}.${s.throwsMade}` && verify(gameView, packMove(book, move, terms)) === null
}
