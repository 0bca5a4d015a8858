import { pack, verify } from '@hausregeln/engine'
import { ActionButton } from '@hausregeln/view-kit/table/acting/ActionButton.tsx'
import { useTable } from '@hausregeln/view-kit/table/context.ts'

/** A piece was won in a shortage: every street on which it can stand. */
export function PlacePart() {
  const { gameView, me } = useTable()
  const streets = Array.from({ length: gameView.book.board.deeds }, (_, deed) => deed).filter(
    (deed) => verify(gameView, pack(gameView.book.codes.place, me, deed)) === null,
  )
  return (
    <div className="answers">
      {streets.map((deed, index) => (
        <ActionButton key={deed} name="place" argument={deed} main={index === 0} />
      ))}
    </div>
  )
}
