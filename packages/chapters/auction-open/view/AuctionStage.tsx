import { topFrame } from '@hausregeln/engine'
import { SeatDisc } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { classes } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { DeedStage } from '@hausregeln/view-kit/table/stage/DeedStage.tsx'
import { Stakes } from '@hausregeln/view-kit/table/stage/Stakes.tsx'
import { stageTexts } from '@hausregeln/view-kit/table/stage/texts.ts'
import { useStakes } from '@hausregeln/view-kit/table/stage/useStakes.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { Gavel } from 'lucide-react'
import type { CSSProperties } from 'react'
import { auctionLot, bidOf, highestBidder, isInAuction, standingBid } from '../rules/auction-open.ts'
import './ladder.css'

/** An open auction: the lot, how far everybody has gone, and what winning it now would change. */
export default function AuctionStage() {
  const { gameView } = useTable()
  const stakes = useStakes()
  const lot = auctionLot(gameView, topFrame(gameView))
  return (
    <DeedStage deed={lot}>
      <Ladder lot={lot} />
      {stakes && <Stakes stakes={stakes} />}
    </DeedStage>
  )
}

/** A bar for everybody, as long as their bid, beside the mark of the printed price. */
function Ladder({ lot }: { readonly lot: number }) {
  const { gameView, game, locale } = useTable()
  const texts = useTexts(stageTexts)
  const words = useTexts(tableTexts)
  const frame = topFrame(gameView)
  const standing = standingBid(gameView, frame)
  const leader = highestBidder(gameView, frame)
  const price = lot < 0 ? 0 : (gameView.book.board.price[lot] ?? 0)
  const most = Math.max(standing, price, 1)
  const number = (amount: number) => formatNumber(locale, amount)
  return (
    <div className="ladder" aria-hidden>
      <p className="ladder__head">
        <strong>
          {leader < 0 ? texts.noBid : texts.highestOf(game.players[leader]?.name ?? '')}
          {leader >= 0 && (
            <span key={standing} className="ladder__highest numerals">
              {number(standing)}
            </span>
          )}
        </strong>
        {price > 0 && <span>{texts.printed(number(price))}</span>}
      </p>
      <ul className="ladder__seats plain-list" style={{ '--printed': price / most } as CSSProperties}>
        {game.players.map((player, seat) => {
          if (((gameView.s.alive >>> seat) & 1) === 0) return null
          const bid = bidOf(gameView, frame, seat)
          const isOut = !isInAuction(gameView, frame, seat)
          return (
            <li
              key={player.name}
              className={classes('ladder__seat', seat === leader && 'ladder__seat--high', isOut && 'ladder__seat--out')}
            >
              <SeatDisc seat={seat} colour={player.colour} shape={player.shape} size={24} />
              <span className="ladder__track">
                <span
                  className="ladder__bar"
                  style={{ inlineSize: `${(100 * bid) / most}%`, backgroundColor: player.colour }}
                />
                <span className="ladder__name">{player.name}</span>
              </span>
              <span className="ladder__bid numerals">
                {seat === leader && <Gavel size={15} />}
                {isOut ? words.out : bid > 0 ? number(bid) : '–'}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
