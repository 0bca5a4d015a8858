import { actionRule, pack, type Range, topFrame, verify } from '@hausregeln/engine'
import { SeatDisc } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { Amounts, Button, classes, NumberField } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { ActionButton } from '@hausregeln/view-kit/table/acting/ActionButton.tsx'
import { noticeOf, withRule } from '@hausregeln/view-kit/table/acting/notice.ts'
import { useAct } from '@hausregeln/view-kit/table/acting/useAct.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { useUnread } from '@hausregeln/view-kit/table/useUnread.ts'
import { Gavel } from 'lucide-react'
import { useState } from 'react'
import { auctionLot, highestBidder, standingBid } from '../rules/auction-open.ts'
import './auction.css'

/** Raises that one tap makes. */
const RAISES = [1, 10, 50] as const

/** An open auction: who is in it, what is bid, and your own bid with what it leaves. */
export function AuctionPart() {
  const { gameView, me } = useTable()
  const frame = topFrame(gameView)
  const standing = standingBid(gameView, frame)
  const isUnread = useUnread(standing)
  return (
    <div className="stack">
      <Bidders />
      <Bid key={`${auctionLot(gameView, frame)} ${standing} ${me}`} isUnread={isUnread} />
    </div>
  )
}

/** Everybody at the table: who stands highest, who may still bid, who has passed. A tap on a person lets them bid. */
function Bidders() {
  const { gameView, me, game, locale, persons, setMe } = useTable()
  const texts = useTexts(tableTexts)
  const frame = topFrame(gameView)
  const bidder = highestBidder(gameView, frame)
  const isChoice = persons.length > 1
  return (
    <ul className={classes('bidders plain-list', !isChoice && 'on-stage')}>
      {game.players.map((player, seat) => {
        if (((gameView.s.alive >>> seat) & 1) === 0) return null
        const out = verify(gameView, pack(gameView.book.codes.pass, seat)) === 'outOfAuction'
        const word = seat === bidder ? formatNumber(locale, standingBid(gameView, frame)) : out ? texts.out : '–'
        const row = (
          <>
            <SeatDisc seat={seat} colour={player.colour} shape={player.shape} size={26} />
            <span className="bidders__name">{player.name}</span>
            <strong className="numerals">{word}</strong>
            {seat === bidder && <Gavel size={16} aria-label={texts.highest} />}
          </>
        )
        const name = classes('bidders__seat', seat === bidder && 'bidders__seat--high', out && 'bidders__seat--out')
        const may = persons.includes(seat) && (gameView.s.must >>> seat) & 1
        return (
          <li key={player.name}>
            {may && isChoice ? (
              <button type="button" className={name} aria-pressed={seat === me} onClick={() => setMe(seat)}>
                {row}
              </button>
            ) : (
              <span className={name}>{row}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface BidProps {
  /** Whether nobody can have read the bid that stands on the button now. */
  readonly isUnread: () => boolean
}

function Bid({ isUnread }: BidProps) {
  const scope = useTable()
  const { gameView, me, locale } = scope
  const texts = useTexts(tableTexts)
  const act = useAct()
  const range: Range = { low: 0, high: 0 }
  const canBid = actionRule(gameView.book, 'bid')?.range?.(gameView, me, range) ?? false
  const [wish, setWish] = useState(0)
  const amount = Math.min(Math.max(wish, range.low), range.high)
  const notice = noticeOf(scope, pack(gameView.book.codes.bid, me, amount))
  const number = (value: number) => formatNumber(locale, value)
  return (
    <Amounts>
      {canBid && (
        <div className="bid">
          <NumberField label={texts.bid} value={amount} min={range.low} max={range.high} onChange={setWish} />
          <div className="bid__raises">
            {RAISES.map((raise) => (
              <Button key={raise} size="small" onClick={() => setWish(amount + raise)}>
                +{raise}
              </Button>
            ))}
          </div>
        </div>
      )}
      <div className="answers">
        <Button
          look="primary"
          sends
          className={notice === null ? 'js-main' : undefined}
          reason={notice === null ? undefined : withRule(notice)}
          onClick={() => !isUnread() && void act({ do: 'bid', seat: me, amount })}
        >
          <span className="action__words">
            {texts.bidPlace(number(amount))}
            {canBid && (
              <span className="action__after">{texts.cashAfter(number((gameView.s.cash[me] ?? 0) - amount))}</span>
            )}
          </span>
        </Button>
        <ActionButton name="pass" />
      </div>
    </Amounts>
  )
}
