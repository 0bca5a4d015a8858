import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { ActionButton } from '@hausregeln/view-kit/table/acting/ActionButton.tsx'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { useDeadline } from './deadline.ts'
import { shareTexts } from './texts.ts'

/** A report that is owed: it can be filed at any time before it is late. */
export function ReportPart() {
  const { me } = useTable()
  const texts = useTexts(shareTexts)
  const deadline = useDeadline()
  return (
    <>
      <p className="fine">{texts.youOwe(deadline(me))}</p>
      <div className="answers">
        <ActionButton name="report" main />
      </div>
    </>
  )
}
