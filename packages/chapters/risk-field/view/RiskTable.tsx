import { classes } from '@hausregeln/view-kit/design/index.ts'
import { MiniDie } from '@hausregeln/view-kit/dice/MiniDie.tsx'
import { formatMoney, formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { RuleChip } from '@hausregeln/view-kit/table/RuleChip.tsx'
import { riskOf } from '../rules/risk-field.ts'
import { riskTaker } from './taker.ts'
import { riskTexts } from './texts.ts'
import './risk.css'

const FACES = [1, 2, 3, 4, 5, 6] as const

/** What each of the 21 pairs brings or costs; the throw that has just led here stands out. */
export function RiskTable() {
  const { gameView, locale, names } = useTable()
  const texts = useTexts(riskTexts)
  const { dieA, dieB } = gameView.s
  const { risk: rule } = gameView.book.rules
  const taker = riskTaker(gameView)
  const [high, low] = taker === null ? [0, 0] : [Math.max(dieA, dieB), Math.min(dieA, dieB)]
  const signed = (amount: number) => formatMoney(locale, amount, { signed: true })
  const stake = formatNumber(locale, riskOf(gameView.book, 2, 1))
  const doubles = formatNumber(locale, riskOf(gameView.book, 2, 2) / 4)
  return (
    <div className="risk">
      <table className="risk__table">
        <caption>{texts.riskTable}</caption>
        <thead>
          <tr>
            <td />
            {FACES.map((face) => (
              <th key={face} scope="col">
                <Face value={face} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FACES.map((row) => (
            <tr key={row}>
              <th scope="row">
                <Face value={row} />
              </th>
              {FACES.map((column) => {
                if (column > row) return <td key={column} className="risk__none" />
                const amount = riskOf(gameView.book, row, column)
                const hit = row === high && column === low
                return (
                  <td
                    key={column}
                    className={classes('numerals', amount > 0 ? 'risk__gain' : 'risk__loss', hit && 'risk__hit')}
                    aria-current={hit ? 'true' : undefined}
                  >
                    {signed(amount)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fine">
        {taker === null
          ? texts.riskHow(stake, doubles)
          : texts.riskThrow(names[taker] ?? '', dieA, dieB, signed(riskOf(gameView.book, dieA, dieB)))}{' '}
        {rule !== undefined && <RuleChip id={rule} />}
      </p>
    </div>
  )
}

function Face({ value }: { readonly value: number }) {
  return (
    <>
      <span className="visually-hidden">{value}</span>
      <MiniDie face={value} size={22} />
    </>
  )
}
