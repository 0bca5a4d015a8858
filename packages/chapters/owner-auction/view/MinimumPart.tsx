import { actionRule, type Range } from '@hausregeln/engine'
import { BANK } from '@hausregeln/engine/core/limits.ts'
import { Fee, feeAccount } from '@hausregeln/engine/kit/money.ts'
import { clampAmount } from '@hausregeln/view-kit/design/fields/amount.ts'
import { Amounts, Button, NumberField } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useAct } from '@hausregeln/view-kit/table/acting/useAct.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { useState } from 'react'
import { minimumPenalty } from '../../auction-sealed/rules/auction-sealed.ts'
import { ownerAuctionTexts } from './texts.ts'

/** An owner says the minimum price, and sees what it costs if nobody bids so much. */
export function MinimumPart() {
  const { gameView, me, locale } = useTable()
  const texts = useTexts(ownerAuctionTexts)
  const act = useAct()
  const [wish, setWish] = useState(0)
  const range: Range = { low: 0, high: 0 }
  actionRule(gameView.book, 'setMinimum')?.range?.(gameView, me, range)
  const amount = clampAmount(wish, { min: range.low, max: range.high })
  const number = (value: number) => formatNumber(locale, value)
  const risk = feeAccount(gameView, Fee.fine) === BANK ? texts.minimumRiskBank : texts.minimumRisk
  return (
    <Amounts>
      <div className="stack">
        <NumberField
          label={texts.minimum}
          value={amount}
          min={range.low}
          max={range.high}
          step={10}
          onChange={setWish}
        />
        <p className="fine">{amount === 0 ? texts.minimumFree : risk(number(minimumPenalty(gameView.book, amount)))}</p>
        <div className="answers">
          <Button
            look="primary"
            sends
            className="js-main"
            onClick={() => void act({ do: 'setMinimum', seat: me, amount })}
          >
            {amount === 0 ? texts.minimumNone : texts.minimumSet(number(amount))}
          </Button>
        </div>
      </div>
    </Amounts>
  )
}
