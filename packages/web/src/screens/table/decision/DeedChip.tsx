import { textIn, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { deedDef } from '@hausregeln/view-kit/table/deeds/deed.ts'
import { deedForSale } from '@hausregeln/view-kit/table/deeds/lot.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import '@hausregeln/view-kit/table/rule-chip.css'

/** Opens the card of the deed that is for sale or under the hammer: what one bids for is at hand on the smallest screen. */
export function DeedChip() {
  const { gameView, rulebook, locale, showSpace } = useTable()
  const texts = useTexts(tableTexts)
  const deed = deedForSale(gameView)
  const def = deedDef(rulebook, deed)
  if (def === null) return null
  return (
    <button
      type="button"
      className="rule-chip"
      aria-label={texts.deedOf(textIn(def.name, locale))}
      onClick={() => showSpace(gameView.book.board.spaceOf[deed] ?? 0)}
    >
      {texts.deedCard}
    </button>
  )
}
