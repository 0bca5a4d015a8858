import { SeatDisc } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { classes, Money, useMedia } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { openSerials } from '@hausregeln/view-kit/table/matters.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { Handshake } from 'lucide-react'
import type { ReactNode } from 'react'
import { Bubble } from './Bubble.tsx'
import { TimeLeft } from './TimeLeft.tsx'
import './strip.css'

/** One column with the decision at the lower edge (see layout.css): elsewhere all of it is in sight anyway. */
const PHONE = '(max-width: 60rem) and (min-height: 32.01rem), (max-width: 34rem)'

/**
 * On a phone, always at the upper edge: everybody's money, your own first, the time that is left, and what waits for
 * an answer. `online`: what only an online table has.
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
  const offers = me >= 0 && openSerials(gameView, me, 'refuse').length > 0
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
      {offers && <OfferBubble />}
    </section>
  )
}

/** An offer that waits below another question. */
function OfferBubble() {
  const { gameView, me } = useTable()
  const texts = useTexts(tableTexts)
  const isAsked = ((gameView.s.must >>> me) & 1) === 1
  if (!isAsked) return null
  const show = () => document.querySelector('.decision__offers')?.scrollIntoView({ block: 'center' })
  return (
    <div className="bubbles">
      <Bubble icon={<Handshake size={18} aria-hidden />} onOpen={show}>
        {texts.stripOffer}
      </Bubble>
    </div>
  )
}
