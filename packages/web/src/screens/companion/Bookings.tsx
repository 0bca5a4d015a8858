import { BANK } from '@hausregeln/engine'
import { eventText } from '@hausregeln/rulebooks/texts/index.ts'
import { SeatDisc } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { Panel } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { runningTurn } from '@hausregeln/view-kit/table/deeds/lot.ts'
import { ArrowRight, Coins, Landmark } from 'lucide-react'
import { bookingsIn } from './bookings.ts'
import { companionTexts } from './texts.ts'

/** Who pays whom in the running turn, the latest first: what the program books, and what changes hands on the table. */
export function Bookings() {
  const { log, rulebook, names, locale } = useTable()
  const texts = useTexts(companionTexts)
  const bookings = bookingsIn(runningTurn(log)).toReversed()
  return (
    <Panel title={texts.bookings}>
      {bookings.length === 0 && <p className="soft">{texts.noBookings}</p>}
      <ol className="bookings plain-list">
        {bookings.map((booking) => (
          <li key={booking.key} className="bookings__row">
            <span className="bookings__way">
              <Account account={booking.from} />
              <ArrowRight size={18} aria-hidden />
              <Account account={booking.to} />
            </span>
            <strong className="bookings__amount numerals">{formatNumber(locale, booking.amount)}</strong>
            <span className="bookings__what">{eventText(rulebook, booking.event, names, locale)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function Account({ account }: { readonly account: number }) {
  const { game } = useTable()
  const player = game.players[account]
  if (player) return <SeatDisc seat={account} colour={player.colour} shape={player.shape} size={28} />
  const Picture = account === BANK ? Landmark : Coins
  return (
    <span className="bookings__bank">
      <Picture size={18} aria-hidden />
    </span>
  )
}
