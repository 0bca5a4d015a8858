import { BANK, POT } from '@hausregeln/engine'
import { Meter, Panel } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { RuleChip } from '@hausregeln/view-kit/table/RuleChip.tsx'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'

/** Below this share of all money the bank is running low. */
const LOW = 0.25

/** The bank's money where it can run out and so end the game, and the pot where there is something in it. */
export function BankPanel() {
  const { gameView, locale } = useTable()
  const texts = useTexts(tableTexts)
  const { s, book } = gameView
  const pot = s.cash[POT] ?? 0
  const bank = s.cash[BANK] ?? 0
  if (!book.policies.finiteBank && pot === 0) return null
  const all = Array.from(s.cash).reduce((sum, amount) => sum + amount, 0)
  const rule = book.rules.bankBroke
  const number = (value: number) => formatNumber(locale, value)
  return (
    <Panel title={book.policies.finiteBank ? texts.bankAndPot : texts.pot}>
      <div className="stack">
        {book.policies.finiteBank && (
          <>
            <Meter
              label={texts.bank}
              value={bank}
              max={all}
              text={texts.ofAll(number(bank), number(all))}
              tone={bank < all * LOW ? 'danger' : 'accent'}
            />
            {rule && (
              <p className="fine">
                {texts.bankEnds} <RuleChip id={rule} />
              </p>
            )}
          </>
        )}
        <p className="row row--spread">
          <span>{texts.pot}</span>
          <strong className="numerals">{number(pot)}</strong>
        </p>
      </div>
    </Panel>
  )
}
