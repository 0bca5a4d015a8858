import { SeatDisc } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { classes, Money, useMedia } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import type { ReactNode } from 'react'
import { PHONE } from './phone.ts'
import { TimeLeft } from './TimeLeft.tsx'
import './strip.css'

/**
 * On a phone, always at the upper edge: everybody's money, your own first, and the time that is left. `online`: what only
 * an online table has.
 */
export function StatusStrip({ online }: { readonly online: ReactNode }) {
  return useMedia(PHONE) ? <Strip online={online} /> : null
}

function Strip({ online }: { readonly online: ReactNode }) {
  const { game, gameView, me, snapshot, setShown } = useTable()
  const texts = useTexts(tableTexts)
  const { alive, cash, turnSeat, over, timeUp } = gameView.s
  const seats = game.players.map((_, seat) => seat).filter((seat) => (alive >>> seat) & 1)
  const inOrder = seats.toSorted((a, b) => Number(b === me) - Number(a === me))
  function show(seat: number) {
    setShown(seat)
    document.querySelector('.players')?.scrollIntoView({ block: 'start' })
  }
  return (
    <section className="strip" aria-label={texts.strip}>
      <ul className="strip__money plain-list">
        {inOrder.map((seat) => {
          const player = game.players[seat]
          if (player === undefined) return null
          return (
            <li key={player.name}>
              <button
                type="button"
                className={classes(
                  'strip__seat',
                  seat === me && 'strip__seat--own',
                  seat === turnSeat && 'strip__seat--turn',
                )}
                onClick={() => show(seat)}
              >
                <SeatDisc seat={seat} colour={player.colour} shape={player.shape} size={22} />
                <span className="visually-hidden">{texts.stripSeat(player.name)}</span>
                <Money amount={cash[seat] ?? 0} />
              </button>
            </li>
          )
        })}
      </ul>
      <div className="strip__matters">
        {snapshot.endsAt !== null && over === 0 && timeUp === 0 && <TimeLeft endsAt={snapshot.endsAt} />}
        {online}
      </div>
    </section>
  )
}
