import { SeatDisc } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { Panel } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import type { OnlineTable } from '@hausregeln/view-kit/room/onlineTable.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { clockText, SECOND } from '@hausregeln/view-kit/table/turn/clock.ts'
import { Timer } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { onlineTexts } from './texts.ts'
import { useNow } from './useNow.ts'

/** Everybody's clock: those that run count down, the others show what is left for the game. */
export function Clocks({ table }: { readonly table: OnlineTable }) {
  const { game } = useTable()
  const texts = useTexts(onlineTexts)
  const { clocks } = useSyncExternalStore(table.subscribe, table.room)
  const now = useNow()
  const shown = clocks.flatMap(({ until, left }, seat) => {
    const time = until !== null ? until - now : left !== null ? left * SECOND : null
    return time === null ? [] : [{ seat, runs: until !== null, time }]
  })
  if (shown.length === 0) return null
  return (
    <Panel title={texts.clocks}>
      <ul className="clocks plain-list">
        {shown.map(({ seat, runs, time }) => {
          const player = game.players[seat]
          return (
            <li key={seat} className={runs ? 'clocks__seat clocks__seat--runs' : 'clocks__seat'}>
              {player && <SeatDisc seat={seat} colour={player.colour} shape={player.shape} size={22} />}
              <span>{player?.name}</span>
              {runs && <Timer size={16} aria-hidden />}
              <strong className="numerals" role="timer" aria-label={texts.clockOf(player?.name ?? '')}>
                {clockText(time)}
              </strong>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

/** The clock that runs, where there is room for a single one: your own first. */
export function OnClock({ table }: { readonly table: OnlineTable }) {
  const { game, me } = useTable()
  const texts = useTexts(onlineTexts)
  const { clocks } = useSyncExternalStore(table.subscribe, table.room)
  const now = useNow()
  const running = clocks.flatMap(({ until }, seat) => (until === null ? [] : [{ seat, until }]))
  const shown = running.find(({ seat }) => seat === me) ?? running[0]
  if (shown === undefined) return null
  return (
    <strong className="numerals" role="timer" aria-label={texts.clockOf(game.players[shown.seat]?.name ?? '')}>
      {clockText(shown.until - now)}
    </strong>
  )
}
