import type { BookFault } from '@hausregeln/engine'
import { pathOf } from '@hausregeln/engine/kit/book/fault.ts'
import type { OpenedBook } from '@hausregeln/rulebooks/file/index.ts'
import { FileJson } from 'lucide-react'
import { type ChangeEvent, use, useRef, useState } from 'react'
import { Button } from '../../design/index.ts'
import { finishedShelf, readBookFile } from '../../game/bookFile.ts'
import { said, useLocale, useTexts } from '../../i18n/index.ts'
import { whereTexts } from './texts.ts'
import './ownBook.css'

interface OwnBookProps {
  readonly onOpened: (opened: OpenedBook) => void
}

/** Opens a rulebook that lies in a file; what is wrong with it is told, and nothing changes. */
export default function OwnBook({ onOpened }: OwnBookProps) {
  const texts = useTexts(whereTexts)
  const input = useRef<HTMLInputElement>(null)
  const [faults, setFaults] = useState<readonly BookFault[]>([])
  async function open(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    const read = await readBookFile(file)
    setFaults(read.faults ?? [])
    if (!read.faults) onOpened(read.value)
  }
  return (
    <div className="own-book">
      <Shelf onOpened={onOpened} />
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={texts.chooseFile}
        onChange={(event) => void open(event)}
      />
      <Button icon={<FileJson size={18} aria-hidden />} onClick={() => input.current?.click()}>
        {texts.chooseFile}
      </Button>
      <div role="status">{faults.length > 0 && <Faults faults={faults} />}</div>
    </div>
  )
}

/** The finished rulebooks, each with a line that says what it is for. */
function Shelf({ onOpened }: OwnBookProps) {
  const locale = useLocale()
  return (
    <ul className="own-book__shelf plain-list">
      {use(finishedShelf()).map((opened) => (
        <li key={opened.file.id}>
          <Button onClick={() => onOpened(opened)}>{said(opened.rulebook.title, locale)}</Button>
          {opened.about !== null && <p className="fine">{said(opened.about, locale)}</p>}
        </li>
      ))}
    </ul>
  )
}

/** All that is wrong with a file, each with its place. */
function Faults({ faults }: { readonly faults: readonly BookFault[] }) {
  const texts = useTexts(whereTexts)
  const language = useLocale() === 'de' ? 'de' : 'en'
  return (
    <div className="notice own-book__faults">
      <strong>{texts.bookFaults}</strong>
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.at.join('.')} ${fault.en}`}>
            <Place at={fault.at} /> {fault[language]}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Place({ at }: { readonly at: BookFault['at'] }) {
  if (at.length === 0) return null
  return <code>{pathOf(at)}</code>
}
