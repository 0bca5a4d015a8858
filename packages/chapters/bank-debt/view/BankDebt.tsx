import { saleValueOf } from '@hausregeln/engine/kit/deeds.ts'
import { Meter } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { RuleChip } from '@hausregeln/view-kit/table/RuleChip.tsx'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { bankDebtOf } from '../rules/debt.ts'
import { bankDebtTexts } from './texts.ts'

/** From these shares of the limit on the meter warns. */
const WARNING = 0.6
const DANGER = 0.85

interface BankDebtProps {
  readonly seat: number
  /** Says what a debt forbids, and how much is left to the limit. */
  readonly explained?: boolean
}

/** A debt at the bank and, where the rules set it as a limit, the value of all possessions that stands against it. */
export function BankDebt({ seat, explained }: BankDebtProps) {
  const { gameView, rulebook, locale } = useTable()
  const texts = useTexts(bankDebtTexts)
  const words = useTexts(tableTexts)
  const debt = bankDebtOf(gameView, seat)
  if (debt === 0) return null
  const { debtLimit, debtor } = rulebook.book.rules
  const number = (value: number) => formatNumber(locale, value)
  const worth = debtLimit === undefined ? debt : saleValueOf(gameView, seat)
  const share = debtLimit === undefined ? 0 : debt / Math.max(1, worth)
  return (
    <div className="bank-debt stack stack--tight">
      <Meter
        label={texts.debt}
        value={debt}
        max={worth}
        text={debtLimit === undefined ? number(debt) : words.ofAll(number(debt), number(worth))}
        tone={share >= DANGER ? 'danger' : share >= WARNING ? 'warning' : 'accent'}
      />
      {explained && debtLimit !== undefined && share >= WARNING && (
        <p className="notice">
          {texts.debtLeft(number(worth - debt))} <RuleChip id={debtLimit} />
        </p>
      )}
      {explained && debtor !== undefined && (
        <p className="fine">
          {texts.debtBlocks} <RuleChip id={debtor} />
        </p>
      )}
    </div>
  )
}
