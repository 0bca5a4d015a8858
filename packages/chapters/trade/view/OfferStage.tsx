import type { Goods, TermsData } from '@hausregeln/engine'
import { openOffer } from '@hausregeln/rulebooks/texts/index.ts'
import { SeatDisc } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { Money } from '@hausregeln/view-kit/design/index.ts'
import { textIn, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { completesGroup } from '@hausregeln/view-kit/table/deeds/goods.ts'
import { DeedFace } from '@hausregeln/view-kit/table/stage/DeedFace.tsx'
import { DeedStage } from '@hausregeln/view-kit/table/stage/DeedStage.tsx'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { Ticket } from 'lucide-react'
import { offersTo } from './offers.ts'
import './trade.css'

/** An offer to somebody at this screen, laid out on the table: what each of the two gives, and whose group it completes. */
export default function OfferStage() {
  const { gameView, persons } = useTable()
  const [serial] = offersTo(gameView, persons)
  const offer = serial === undefined ? null : openOffer(gameView, serial)
  if (offer === null) return null
  return <OfferHands seat={offer.seat} terms={offer.terms} />
}

interface OfferHandsProps {
  /** Who offers. */
  readonly seat: number
  readonly terms: TermsData
}

/** What each of the two gives, as it lies on the table. */
export function OfferHands({ seat, terms: { to, give, get } }: OfferHandsProps) {
  return (
    <DeedStage deed={-1}>
      <div className="offer" aria-hidden>
        <Hand seat={seat} to={to} goods={give} />
        <Hand seat={to} to={seat} goods={get} />
      </div>
    </DeedStage>
  )
}

interface HandProps {
  readonly seat: number
  /** Who gets it. */
  readonly to: number
  readonly goods: Goods
}

/** What one of the two gives. */
function Hand({ seat, to, goods }: HandProps) {
  const { gameView, game, names, rulebook, locale } = useTable()
  const texts = useTexts(tableTexts)
  const player = game.players[seat]
  const { cash = 0, deeds = [], jailCards = [], shares } = goods
  const completed = deeds.find((deed) => completesGroup(gameView, deed, to))
  return (
    <div className="offer__hand">
      <p className="offer__who">
        {player && <SeatDisc seat={seat} colour={player.colour} shape={player.shape} size={24} />}
        {texts.youGive(player?.name ?? '')}
      </p>
      <div className="offer__goods">
        {cash > 0 && (
          <span className="offer__cash">
            <Money amount={cash} strong />
          </span>
        )}
        {deeds.map((deed) => (
          <span key={deed} className="offer__card">
            <DeedFace deed={deed} />
          </span>
        ))}
        {jailCards.map((deck) => (
          <span key={deck} className="offer__cash">
            <Ticket size={18} /> {texts.jailCard(textIn(rulebook.board.decks[deck]?.name, locale))}
          </span>
        ))}
        {shares && (
          <span className="offer__cash numerals">
            {shares.number} × {names[shares.issuer]}
          </span>
        )}
      </div>
      {completed !== undefined && <span className="trade__mark">{texts.completes(names[to] ?? '')}</span>}
    </div>
  )
}
