import { type GameRecord, RecordError, readRecord, replay } from '@hausregeln/engine'
import { SaidError, say } from '@hausregeln/engine/core/say.ts'
import { Button } from '@hausregeln/view-kit/design/index.ts'
import { loadBookOf } from '@hausregeln/view-kit/game/books/books.ts'
import { useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { saidIn } from '@hausregeln/view-kit/i18n/saidIn.ts'
import { FileText } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { faultText } from './faultText.ts'
import { labTexts } from './texts.ts'

/** A recorded game from a file. */
export interface RecordFile {
  readonly name: string
  readonly record: GameRecord
}

/** Reads a recorded game from a file; what is wrong with it is told, and nothing changes. */
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
      const record = await followed(await file.text())
      setFault(null)
      onRead({ name: file.name, record })
    } catch (error) {
      setFault(error instanceof SaidError ? await saidIn(error.said, locale) : error)
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

/** A record that can be followed to its end. Rejects with `RecordError` or `SetupError` otherwise. */
async function followed(text: string): Promise<GameRecord> {
  const record = readRecord(text)
  const rulebook = await loadBookOf(record.header)
  if (rulebook === undefined) throw new RecordError(say('bookUnknown', { name: record.header.rulebook }))
  const { stopped } = replay(rulebook.book, record)
  if (stopped !== null) throw new RecordError(stopped)
  return record
}
