import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { RuleChip } from '@hausregeln/view-kit/table/RuleChip.tsx'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { ownersInRace } from '../rules/race.ts'

/** Tells who is about to throw that rents of the turn before have not been demanded yet. */
export function DemandsNotice() {
  const { gameView, rulebook } = useTable()
  const texts = useTexts(tableTexts)
  const lapsing = ownersInRace(gameView).length
  const rule = rulebook.book.rules.rentLapse
  if (lapsing === 0) return null
  return (
    <p className="notice">
      {texts.demandsOpen(lapsing)} {rule && <RuleChip id={rule} />}
    </p>
  )
}
