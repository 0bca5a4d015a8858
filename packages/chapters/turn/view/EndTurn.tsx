import { pack, verify } from '@hausregeln/engine'
import { ActionButton } from '@hausregeln/view-kit/table/acting/ActionButton.tsx'
import { useTable } from '@hausregeln/view-kit/table/context.ts'

/** Where one need not throw again after doubles: the end of the turn beside the throw. */
export function EndTurn() {
  const { lens, me } = useTable()
  return verify(lens, pack(lens.book.codes.endTurn, me)) === null ? <ActionButton name="endTurn" /> : null
}
