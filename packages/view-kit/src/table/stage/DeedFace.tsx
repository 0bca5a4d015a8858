import { FaceCard } from '../../board/FaceCard.tsx'
import { SEAT_COLOURS } from '../../design/index.ts'
import { useTable } from '../context.ts'
import { boardSpaces, buildingStyle } from '../deeds/spaces.ts'

/** The space of a deed as the board has it now, with its owner and what is built there. */
export function DeedFace({ deed }: { readonly deed: number }) {
  const { rulebook, gameView, locale, game } = useTable()
  const space = boardSpaces(rulebook, gameView, locale, [])[gameView.book.board.spaceOf[deed] ?? -1]
  if (space === undefined) return null
  return (
    <FaceCard
      space={space}
      building={buildingStyle(rulebook, gameView)}
      seatColours={game.players.map((player, seat) => player.colour || (SEAT_COLOURS[seat] ?? ''))}
    />
  )
}
