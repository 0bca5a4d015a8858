import { packMove } from '@hausregeln/engine'
import type { Tap } from '@hausregeln/protocol'
import { actionText } from '@hausregeln/rulebooks/texts/index.ts'
import { SeatDisc } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { Button, Panel } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import type { OnlineTable } from '@hausregeln/view-kit/room/onlineTable.ts'
import { keeps } from '@hausregeln/view-kit/room/room.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { counts } from '@hausregeln/view-kit/table/useOwnTap.ts'
import { useSyncExternalStore } from 'react'
import { useFailures } from '../table/useFailures.ts'
import { onlineTexts } from './texts.ts'

/** What players have tapped on their own phones, for the keeper to confirm. They read there that it waits (`TapWaits`). */
export function Taps({ table }: { readonly table: OnlineTable }) {
  const { gameView, rulebook, names, locale, game } = useTable()
  const texts = useTexts(onlineTexts)
  const failures = useFailures()
  const room = useSyncExternalStore(table.subscribe, table.room)
  const taps = (room.table?.taps ?? []).filter((tap) => counts(gameView, tap))
  if (!keeps(room) || taps.length === 0) return null
  const words = ({ move }: Tap) =>
    actionText(rulebook, gameView, packMove(gameView.book, move, gameView.terms), names, locale)
  const drop = (seat: number) => void failures(() => table.ask({ ask: 'drop', seat }))
  return (
    <Panel tone="accent" title={texts.fromPhones}>
      <ul className="taps plain-list" aria-live="polite">
        {taps.map((tap) => {
          const player = game.players[tap.seat]
          return (
            <li key={tap.seat} className="stack stack--tight">
              <span className="taps__who">
                {player && <SeatDisc seat={tap.seat} colour={player.colour} shape={player.shape} size={28} />}
                <strong>{texts.tappedBy(names[tap.seat] ?? '', words(tap))}</strong>
              </span>
              <span className="row">
                <Button
                  look="primary"
                  onClick={() => void failures(() => table.ask({ ask: 'confirm', move: tap.move }))}
                >
                  {texts.confirmTap}
                </Button>
                <Button look="quiet" onClick={() => drop(tap.seat)}>
                  {texts.declineTap}
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
