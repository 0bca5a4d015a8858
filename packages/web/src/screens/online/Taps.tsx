import { type GameView, packMove, verify } from '@hausregeln/engine'
import type { Tap } from '@hausregeln/protocol'
import { actionText } from '@hausregeln/rulebooks/texts/index.ts'
import { SeatDisc } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { Button, Panel } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import type { OnlineTable } from '@hausregeln/view-kit/room/onlineTable.ts'
import { keeps, ownSeat } from '@hausregeln/view-kit/room/room.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { useSyncExternalStore } from 'react'
import { useFailures } from '../table/useFailures.ts'
import { onlineTexts } from './texts.ts'

/** What players have tapped on their own phones: the keeper confirms it, the others see what of theirs still waits. */
export function Taps({ table }: { readonly table: OnlineTable }) {
  const { gameView, rulebook, names, locale, game } = useTable()
  const texts = useTexts(onlineTexts)
  const failures = useFailures()
  const room = useSyncExternalStore(table.subscribe, table.room)
  const taps = (room.table?.taps ?? []).filter((tap) => counts(gameView, tap))
  const own = ownSeat(room)
  const isKeeper = keeps(room)
  const shown = isKeeper ? taps : taps.filter(({ seat }) => seat === own)
  if (shown.length === 0) return null
  const words = ({ move }: Tap) =>
    actionText(rulebook, gameView, packMove(gameView.book, move, gameView.terms), names, locale)
  const drop = (seat: number) => void failures(() => table.ask({ ask: 'drop', seat }))
  return (
    <Panel tone="accent" title={isKeeper ? texts.fromPhones : undefined}>
      <ul className="taps plain-list" aria-live="polite">
        {shown.map((tap) => {
          const player = game.players[tap.seat]
          const what = words(tap)
          return (
            <li key={tap.seat} className="stack stack--tight">
              <span className="row">
                {player && <SeatDisc seat={tap.seat} colour={player.colour} shape={player.shape} size={28} />}
                <strong>
                  {isKeeper
                    ? texts.tappedBy(names[tap.seat] ?? '', what)
                    : texts.tapWaits(what, room.table?.host.name ?? '')}
                </strong>
              </span>
              <span className="row">
                {isKeeper && (
                  <Button
                    look="primary"
                    onClick={() => void failures(() => table.ask({ ask: 'confirm', move: tap.move }))}
                  >
                    {texts.confirmTap}
                  </Button>
                )}
                <Button look="quiet" onClick={() => drop(tap.seat)}>
                  {isKeeper ? texts.declineTap : texts.takeTapBack}
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

/** Whether what was tapped is for the throw that the game stands at, and still possible. */
function counts(gameView: GameView, { move, moment }: Tap): boolean {
  const { book, s, terms } = gameView
  return moment === `${s.turns}.${s.throwsMade}` && verify(gameView, packMove(book, move, terms)) === null
}
