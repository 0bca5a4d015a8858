import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { dividendDue, hasShares, stepsToStart } from './shares.ts'
import { shareTexts } from './texts.ts'

/** The farthest that two dice lead. */
const REACH = 12

/** A player about to throw within reach of the start is told what the dividend will cost there. */
export function DividendNotice() {
  const { gameView, me, locale } = useTable()
  const texts = useTexts(shareTexts)
  if (me < 0 || !hasShares(gameView)) return null
  const steps = stepsToStart(gameView, me)
  const due = dividendDue(gameView, me)
  if (due === 0 || steps > REACH) return null
  const missing = due - (gameView.s.cash[me] ?? 0)
  const number = (value: number) => formatNumber(locale, value)
  return (
    <p className="notice">
      {texts.dividendNear(steps, number(due))} {missing > 0 && texts.dividendShort(number(missing))}
    </p>
  )
}
