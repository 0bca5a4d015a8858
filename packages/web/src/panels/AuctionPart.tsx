import { ACTIONS, pack, type Range, topFrame, verify } from '@hausregeln/engine'
import { auctionLot, highestBidder, standingBid } from '@hausregeln/engine/chapters/auction-open/auction-open.ts'
import { refusalText } from '@hausregeln/rulebooks/texts/index.ts'
import { useState } from 'react'
import { Button, NumberField } from '../design/index.ts'
import { formatNumber, useTexts } from '../i18n/index.ts'
import { ActionButton } from '../table/ActionButton.tsx'
import { useTable } from '../table/context.ts'
import { tableTexts } from '../table/texts.ts'

/** Raises that one tap makes. */
const RAISES = [1, 10, 50] as const

/** An open auction: what is bid, by whom, and one's own bid with what it leaves. */
export function AuctionPart() {
  const { lens, me, names, locale, rulebook, client, showSpace } = useTable()
  const texts = useTexts(tableTexts)
  const frame = topFrame(lens)
  const range: Range = { low: 0, high: 0 }
  const canBid = lens.book.actions[ACTIONS.bid.code]?.range?.(lens, me, range) ?? false
  const [wish, setWish] = useState(0)
  const amount = Math.min(Math.max(wish, range.low), range.high)
  const bidder = highestBidder(lens, frame)
  const lot = auctionLot(lens, frame)
  const refusal = verify(lens, pack(ACTIONS.bid.code, me, amount))
  const notice = refusal === null ? null : refusalText(rulebook, refusal, locale)
  const number = (value: number) => formatNumber(locale, value)
  const cash = lens.s.cash[me] ?? 0
  return (
    <div className="stack">
      <p>
        {bidder < 0 ? texts.noBid : texts.highest(names[bidder] ?? '', number(standingBid(lens, frame)))}
        {lot >= 0 && (
          <>
            {' · '}
            <button type="button" className="link" onClick={() => showSpace(lens.book.board.spaceOf[lot] ?? 0)}>
              {rulebook.board.spaces[lens.book.board.spaceOf[lot] ?? 0]?.name[locale]}
            </button>
          </>
        )}
      </p>
      {canBid && (
        <>
          <div className="row">
            <NumberField label={texts.bid} value={amount} min={range.low} max={range.high} onChange={setWish} />
            {RAISES.map((raise) => (
              <Button key={raise} size="small" onClick={() => setWish(amount + raise)}>
                +{raise}
              </Button>
            ))}
          </div>
          <p className="fine">{texts.cashAfter(number(cash - amount))}</p>
        </>
      )}
      <div className="answers">
        <Button
          look="primary"
          className="js-main"
          reason={notice === null ? undefined : `${notice.text} (${notice.rule})`}
          onClick={() => void client.act({ do: 'bid', seat: me, amount })}
        >
          {texts.bidPlace(number(amount))}
        </Button>
        <ActionButton name="pass" />
      </div>
    </div>
  )
}
