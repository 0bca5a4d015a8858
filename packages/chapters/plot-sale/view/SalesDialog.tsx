import { saleValueOf } from '@hausregeln/engine/kit/deeds.ts'
import { currencyOf, formatAmount } from '@hausregeln/rulebooks/texts/amounts.ts'
import { Dialog } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { ActionButton } from '@hausregeln/view-kit/table/acting/ActionButton.tsx'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { BuiltOn } from '@hausregeln/view-kit/table/deeds/BuiltOn.tsx'
import { deedsOf } from '@hausregeln/view-kit/table/deeds/deed.ts'
import { GroupMark } from '@hausregeln/view-kit/table/deeds/GroupMark.tsx'
import { deedName, groupFace } from '@hausregeln/view-kit/table/names.ts'
import { RuleChip } from '@hausregeln/view-kit/table/RuleChip.tsx'
import { BankDebt } from '../../bank-debt/view/BankDebt.tsx'
import { plotSaleTexts } from './texts.ts'
import './sales.css'

interface SalesDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Everything that the person at the screen could sell to the bank, with what they get or why not now. */
export function SalesDialog({ open, onClose }: SalesDialogProps) {
  const { rulebook, gameView, locale, me } = useTable()
  const texts = useTexts(plotSaleTexts)
  const rule = rulebook.book.rules.plotSale
  const deeds = deedsOf(gameView, me)
  const worth = saleValueOf(gameView, me)
  const all = formatAmount(locale, worth, currencyOf(rulebook.board, locale, worth))
  return (
    <Dialog open={open} onClose={onClose} title={texts.sales} eyebrow={rule}>
      <div className="stack">
        <p>
          {texts.salesIntro} {deeds.length > 0 && texts.allWorth(all)} {rule !== undefined && <RuleChip id={rule} />}
        </p>
        <BankDebt seat={me} />
        {deeds.length === 0 && <p className="soft">{texts.nothingOwned}</p>}
        <ul className="sales plain-list">
          {deeds.map((deed) => (
            <DeedSales key={deed} deed={deed} />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

/** Buildings are sold one by one; the deed only when it is bare. */
function DeedSales({ deed }: { readonly deed: number }) {
  const { rulebook, gameView, locale } = useTable()
  const level = gameView.s.level[deed] ?? 0
  const { colour } = groupFace(rulebook, gameView, gameView.book.board.groupOf[deed] ?? 0, locale)
  return (
    <li className="sales__deed">
      <p className="sales__head">
        <GroupMark colour={colour} />
        {deedName(rulebook, deed, locale)}
        <BuiltOn level={level} />
      </p>
      <div className="business__row">
        <ActionButton name={level > 0 ? 'sell' : 'sellDeed'} argument={deed} size="small" explained />
      </div>
    </li>
  )
}
