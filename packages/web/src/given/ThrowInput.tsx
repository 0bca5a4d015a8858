import { pack } from '@hausregeln/engine'
import { chanceAfter, gameAt } from '@hausregeln/view-kit/room/position.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { ChanceInput } from './ChanceInput.tsx'
import { useGive } from './useGive.ts'

/** In place of the button that throws: what the real dice show is entered at once. Nothing where nobody may throw. */
export default function ThrowInput() {
  const { gameView, rulebook, snapshot, me } = useTable()
  const give = useGive()
  const thrown = chanceAfter(gameAt(rulebook, snapshot.view), pack(gameView.book.codes.throw, me))
  if (thrown === null) return null
  return (
    <ChanceInput
      gameView={gameView}
      kind={thrown.kind}
      about={thrown.about}
      atOnce
      onGive={(outcome) => void give(outcome, { do: 'throw', seat: me })}
    />
  )
}
