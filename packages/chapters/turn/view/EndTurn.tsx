import { pack, verify } from '@hausregeln/engine'
import { ActionButton } from '@hausregeln/view-kit/table/acting/ActionButton.tsx'
import { useTable } from '@hausregeln/view-kit/table/context.ts'

/** Where one need not throw again after doubles: the end of the turn beside the throw. */
export function EndTurn() {
  const { gameView, me } = useTable()
  return verify(gameView, pack(gameView.book.codes.endTurn, me)) === null ? <ActionButton name="endTurn" /> : null
}
