import { type ActionName, pack, verify } from '@hausregeln/engine'
import { ActionButton } from '@hausregeln/view-kit/table/acting/ActionButton.tsx'
import { useTable } from '@hausregeln/view-kit/table/context.ts'

const HERE: readonly ActionName[] = ['build', 'sellDeed']

/** Where players may build or sell only on the property on which they stand: both at hand, while it lasts. */
export function OwnSpace() {
  const { lens, me } = useTable()
  const deed = lens.book.board.deedAt[lens.s.place[me] ?? 0] ?? -1
  if (deed < 0 || !lens.book.chapters.has('own-space')) return null
  return HERE.filter((name) => verify(lens, pack(lens.book.codes[name], me, deed)) === null).map((name) => (
    <ActionButton key={name} name={name} argument={deed} />
  ))
}
