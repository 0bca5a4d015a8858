import { LIMITS } from '@hausregeln/protocol'
import { Button, Dialog, Field, useToast } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import type { OnlineTable } from '@hausregeln/view-kit/room/onlineTable.ts'
import { type FormEvent, useState } from 'react'
import { useFailures } from '../table/useFailures.ts'
import { peopleTexts } from './peopleTexts.ts'
import { onlineTexts } from './texts.ts'

interface ReportDialogProps {
  readonly table: OnlineTable
  /** The line of the chat; without one it is the table that is reported. */
  readonly line?: number
  readonly onClose: () => void
}

/** Tells those who run the server what is wrong with a line or a table. */
export function ReportDialog({ table, line, onClose }: ReportDialogProps) {
  const texts = useTexts(onlineTexts)
  const people = useTexts(peopleTexts)
  const failures = useFailures()
  const toast = useToast()
  const [reason, setReason] = useState('')
  const ask = line === undefined ? people.reportTableAsk : texts.reportAsk
  async function report(event: FormEvent) {
    event.preventDefault()
    if (reason.trim() === '') return
    const told = await failures(() => table.ask({ ask: 'report', ...(line !== undefined && { line }), reason }))
    if (!told) return
    toast({ text: texts.reported })
    onClose()
  }
  return (
    <Dialog open title={line === undefined ? people.reportTable : texts.report} size="small" onClose={onClose}>
      <form className="stack" onSubmit={(event) => void report(event)}>
        <Field label={ask} maxLength={LIMITS.reason} autoComplete="off" value={reason} onChange={setReason} />
        <div>
          <Button type="submit" look="primary" reason={reason.trim() === '' ? ask : undefined}>
            {texts.report}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
