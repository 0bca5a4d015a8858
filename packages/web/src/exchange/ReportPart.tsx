import { ActionButton } from '../table/ActionButton.tsx'

/** A report that is owed: it can be filed at any time before it is late. */
export function ReportPart() {
  return (
    <div className="answers">
      <ActionButton name="report" main />
    </div>
  )
}
