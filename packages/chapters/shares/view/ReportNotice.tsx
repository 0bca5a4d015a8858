import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { ActionButton } from '@hausregeln/view-kit/table/acting/ActionButton.tsx'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { reportsOwed } from '../rules/report.ts'
import { useDeadline } from './deadline.ts'
import { shareTexts } from './texts.ts'

/** A player who owes a report is told so while something else is asked, until when, and what it costs to forget it. */
export function ReportNotice() {
  const { gameView, me } = useTable()
  const texts = useTexts(shareTexts)
  const deadline = useDeadline()
  if (me < 0 || ((reportsOwed(gameView) >>> me) & 1) === 0) return null
  return (
    <div className="notice exchange__owed">
      <p>{texts.youOwe(deadline(me))}</p>
      <ActionButton name="report" size="small" />
    </div>
  )
}
