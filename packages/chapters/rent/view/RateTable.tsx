import { Space } from '@hausregeln/engine'
import { ownedInGroup } from '@hausregeln/engine/kit/deeds.ts'
import { classes } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { deedDef } from '@hausregeln/view-kit/table/deeds/deed.ts'
import { RuleChip } from '@hausregeln/view-kit/table/RuleChip.tsx'
import { rentTexts } from './texts.ts'
import './rates.css'

/** More of a kind than this, and the rent by the dice is worth a table. */
const FEW = 2
/** What two dice can show. */
const SUMS = Array.from({ length: 11 }, (_, index) => index + 2)

/** The rents of a deed that depend on the throw, by throw and number owned; nothing for other deeds. */
export function RateTable({ deed }: { readonly deed: number }) {
  const { gameView, rulebook, locale } = useTable()
  const texts = useTexts(rentTexts)
  const factors = deedDef(rulebook, deed)?.rents ?? []
  const { kindOf, groupOf } = gameView.book.board
  if (kindOf[deed] !== Space.utility || factors.length <= FEW) return null
  const rule = gameView.book.rules.rentUtility
  const owner = gameView.s.owner[deed] ?? -1
  const owned = owner < 0 ? 0 : ownedInGroup(gameView, owner, groupOf[deed] ?? 0)
  return (
    <table className="rates">
      <caption>
        {texts.radar} {rule !== undefined && <RuleChip id={rule} />}
      </caption>
      <thead>
        <tr>
          <th scope="col">{texts.radarThrow}</th>
          {factors.map((factor, index) => (
            <th key={factor} scope="col" className={classes(owned === index + 1 && 'rates__now')}>
              <span className="visually-hidden">{texts.radarOwned(index + 1)}</span>
              <span aria-hidden>×{index + 1}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SUMS.map((sum) => (
          <tr key={sum}>
            <th scope="row">{sum}</th>
            {factors.map((factor, index) => (
              <td key={factor} className={classes('numerals', owned === index + 1 && 'rates__now')}>
                {formatNumber(locale, sum * factor)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
