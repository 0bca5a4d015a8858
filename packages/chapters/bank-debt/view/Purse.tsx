import { saleValueOf } from '@hausregeln/engine/kit/deeds.ts'
import { Money } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { Chips } from '@hausregeln/view-kit/table/Chips.tsx'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { RuleChip } from '@hausregeln/view-kit/table/RuleChip.tsx'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { bankDebtOf } from '../rules/debt.ts'
import { BankDebt } from './BankDebt.tsx'
import { bankDebtTexts } from './texts.ts'
import './purse.css'

/** A seat's money as chips, and where debts have a limit what its possessions are worth against them. */
export function Purse({ seat }: { readonly seat: number }) {
  const { gameView, rulebook, locale } = useTable()
  const texts = useTexts(bankDebtTexts)
  const words = useTexts(tableTexts)
  const { debtLimit } = rulebook.book.rules
  const cash = gameView.s.cash[seat] ?? 0
  const debt = bankDebtOf(gameView, seat)
  if (rulebook.board.chips === undefined && debtLimit === undefined) return null
  return (
    <div className="purse">
      <p className="purse__line">
        <span>{words.cash}</span>
        <span className="purse__money">
          <Chips amount={cash} height={44} />
          <Money amount={cash} strong />
        </span>
      </p>
      {debtLimit !== undefined && debt === 0 && (
        <p className="purse__line fine">
          <span>
            {texts.worth} <RuleChip id={debtLimit} />
          </span>
          <span className="numerals">{formatNumber(locale, saleValueOf(gameView, seat))}</span>
        </p>
      )}
      <BankDebt seat={seat} />
    </div>
  )
}
