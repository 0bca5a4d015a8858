import { pack, verify } from '@hausregeln/engine'
import { Board, type BoardLook, type BoardPiece, BoardStrip } from '@hausregeln/view-kit/board/index.ts'
import { SEAT_COLOURS } from '@hausregeln/view-kit/design/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { sceneryOf } from '@hausregeln/view-kit/table/deeds/pictures.ts'
import { boardLabels, boardSpaces, buildingStyle } from '@hausregeln/view-kit/table/deeds/spaces.ts'
import { withWords } from '@hausregeln/view-kit/words/words.ts'
import { lazy, Suspense } from 'react'
import { Middle } from './Middle.tsx'
import { usePeek } from './usePeek.ts'

const Moments = lazy(() => withWords(import('./moments/Moments.tsx'), 'told'))
/** Before this turn nothing has happened of which people tell. */
const FIRST_MOMENT = 3

/** The board with the pieces, and in its middle the dice and what happened last. */
export function TableBoard() {
  const scope = useTable()
  const { rulebook, gameView, locale, game, me, showSpace, client, picking } = scope
  const { s } = gameView
  const [peeked, peek] = usePeek()
  const jump = gameView.book.codes.jumpTo
  const choices = rulebook.board.spaces.flatMap((_, space) =>
    me >= 0 && verify(gameView, pack(jump, me, space)) === null ? [space] : [],
  )
  const pieces: BoardPiece[] = game.players.flatMap(({ name, colour, shape }, seat) =>
    (s.alive >>> seat) & 1
      ? [{ seat, name, colour, shape, space: s.place[seat] ?? 0, jailed: (s.jail[seat] ?? 0) > 0 }]
      : [],
  )
  const look: BoardLook = {
    spaces: boardSpaces(rulebook, gameView, locale, picking?.spaces ?? choices).map((space) =>
      picking?.picked.includes(space.key) ? { ...space, highlighted: true } : space,
    ),
    pieces,
    seatColours: game.players.map((player, seat) => player.colour || (SEAT_COLOURS[seat] ?? '')),
    building: buildingStyle(rulebook, gameView),
    labels: boardLabels(rulebook, locale),
    onSpace: (space) => {
      if (picking?.spaces.includes(space)) picking.onSpace(space)
      else if (picking === null && choices.includes(space)) void client.act({ do: 'jumpTo', seat: me, space })
      else showSpace(space)
    },
  }
  const focus = s.place[me >= 0 ? me : s.turnSeat] ?? 0
  return (
    <div className="table__board">
      <Board {...look} scenery={sceneryOf(rulebook)} onPeek={peek} centre={<Middle peeked={peeked} />} />
      <div className="table__strip">
        <BoardStrip {...look} focus={focus} />
      </div>
      <Suspense>{!scope.keeper && s.turns >= FIRST_MOMENT && <Moments />}</Suspense>
    </div>
  )
}
