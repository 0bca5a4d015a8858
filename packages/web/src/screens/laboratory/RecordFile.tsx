import { type GameRecord, readRecord } from '@hausregeln/engine'
import { Button } from '@hausregeln/view-kit/design/index.ts'
import { loadBookOf } from '@hausregeln/view-kit/game/books/books.ts'
import { useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { FileText } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { faultText } from './faultText.ts'
import { labTexts } from './texts.ts'

/** A recorded game out of a file. */
export interface RecordFile {
  readonly name: string
  readonly record: GameRecord
}

/** Reads a recorded game out of a file; what is wrong with it is told, and nothing changes. */
export function RecordFileButton({ onRead }: { readonly onRead: (file: RecordFile) => void }) {
  const texts = useTexts(labTexts)
  const locale = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<unknown>(null)
  async function read(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    try {
      const record = readRecord(await file.text())
      await loadBookOf(record.header)
      setFault(null)
      onRead({ name: file.name, record })
    } catch (error) {
      setFault(error)
    }
  }
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept=".jsonl,.json,application/json"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={texts.recordFile}
        onChange={(event) => void read(event)}
      />
      <Button icon={<FileText size={18} aria-hidden />} onClick={() => input.current?.click()}>
        {texts.recordFile}
      </Button>
      <p role="status" className="lab__fault">
        {fault !== null && `${texts.recordFault} ${faultText(fault, locale)}`}
      </p>
    </div>
  )
}
