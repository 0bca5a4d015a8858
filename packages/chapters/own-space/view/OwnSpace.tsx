import { type ActionName, pack, verify } from '@hausregeln/engine'
import { ActionButton } from '@hausregeln/view-kit/table/acting/ActionButton.tsx'
import { useTable } from '@hausregeln/view-kit/table/context.ts'

const HERE: readonly ActionName[] = ['build', 'sellDeed']

/** Where players may build or sell only on the property on which they stand: both at hand, while it lasts. */
export function OwnSpace() {
  const { gameView, me } = useTable()
  const deed = gameView.book.board.deedAt[gameView.s.place[me] ?? 0] ?? -1
  if (deed < 0 || !gameView.book.chapters.has('own-space')) return null
  return HERE.filter((name) => verify(gameView, pack(gameView.book.codes[name], me, deed)) === null).map((name) => (
    <ActionButton key={name} name={name} argument={deed} />
  ))
}
