import { ACTIONS, pack, verify } from '@hausregeln/engine'
import { eventText } from '@hausregeln/rulebooks/texts/index.ts'
import { Board, type BoardLook, type BoardPiece, BoardStrip } from '../board/index.ts'
import { SEAT_COLOURS } from '../design/index.ts'
import { Dice, type DieFace } from '../dice/index.ts'
import { useTable } from './context.ts'
import { boardSpaces, buildingStyle } from './spaces.ts'

/** The board with the pieces, and in its middle the dice and what happened last. */
export function TableBoard() {
  const scope = useTable()
  const { rulebook, lens, locale, game, me, showSpace, client } = scope
  const { s } = lens
  const jump = ACTIONS.jumpTo.code
  const choices = rulebook.board.spaces.flatMap((_, space) =>
    me >= 0 && verify(lens, pack(jump, me, space)) === null ? [space] : [],
  )
  const pieces: BoardPiece[] = game.players.flatMap(({ name, colour, shape }, seat) =>
    (s.alive >>> seat) & 1
      ? [{ seat, name, colour, shape, space: s.place[seat] ?? 0, jailed: (s.jail[seat] ?? 0) > 0 }]
      : [],
  )
  const look: BoardLook = {
    spaces: boardSpaces(rulebook, lens, locale, choices),
    pieces,
    seatColours: game.players.map((player, seat) => player.colour || (SEAT_COLOURS[seat] ?? '')),
    building: buildingStyle(lens),
    onSpace: (space) =>
      choices.includes(space) ? void client.act({ do: 'jumpTo', seat: me, space }) : showSpace(space),
  }
  const focus = s.place[me >= 0 ? me : s.turnSeat] ?? 0
  return (
    <div className="table__board">
      <Board {...look} centre={<Middle />} />
      <div className="table__strip">
        <BoardStrip {...look} focus={focus} />
      </div>
    </div>
  )
}

function Middle() {
  const { lens, log, rulebook, names, locale } = useTable()
  const { dieA, dieB, throwsMade } = lens.s
  const last = log.findLast(({ event }) => event.type === 'cardDrawn' || event.type === 'turnBegan')
  const card = last?.event.type === 'cardDrawn' ? last.event : null
  const white = dieA > 0 ? [dieA as DieFace, dieB as DieFace] : null
  return (
    <div className="middle">
      <Dice white={white} throwId={throwsMade} size={46} />
      {card && <p className="middle__card">{eventText(rulebook, card, names, locale)}</p>}
    </div>
  )
}
