import type { BookFault } from '@hausregeln/engine'
import type { OpenedBook } from '@hausregeln/rulebooks/file/index.ts'
import { textOf } from '@hausregeln/rulebooks/file/texts.ts'
import { FieldFrame } from '@hausregeln/view-kit/design/index.ts'
import { finishedShelf, readBookFile } from '@hausregeln/view-kit/game/books/bookFile.ts'
import { type KeptBook, keepBook, keptBooks, openKept } from '@hausregeln/view-kit/game/books/bookShelf.ts'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { go } from '../frame/route.ts'
import { useStart } from '../screens/start.ts'
import { FaultList } from './DraftFaults.tsx'
import { type KeptDraft, keptDrafts } from './keep/drafts.ts'
import { loadSource } from './keep/sources.ts'
import type { Origin } from './model/draft.ts'
import { workshopTexts } from './texts.ts'
import { type Editor, type Opened, openedNew } from './useDraft.ts'

interface BeginWithProps {
  readonly editor: Editor
  readonly onBegin: (opened: Opened) => void
}

const FILE = 'file:'
const NOW = 'now:'

/** What the draft began with. Another choice begins a new draft; the drafts that are there stand in the same list. */
export function BeginWith({ editor, onBegin }: BeginWithProps) {
  const texts = useTexts(workshopTexts)
  const input = useRef<HTMLInputElement>(null)
  const [faults, setFaults] = useState<readonly BookFault[]>([])
  const inputId = useId()
  async function begin(origin: Origin) {
    setFaults([])
    onBegin(openedNew(origin, await loadSource(origin)))
  }
  async function open(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    const read = await readBookFile(file)
    if (read.faults) return setFaults(read.faults)
    await keepBook(read.value.file).catch(() => undefined)
    await begin({ kind: 'file', file: read.value.file })
  }
  async function beginKept(key: string) {
    const read = await openKept(key)
    if (read?.faults) setFaults(read.faults)
    else if (read !== null) await begin({ kind: 'file', file: read.value.file })
  }
  function pick(value: string) {
    const [kind, id = ''] = value.split(':')
    if (value === FILE) input.current?.click()
    else if (kind === 'house' || kind === 'finished') void begin({ kind, id })
    else if (kind === 'kept') void beginKept(id)
    else if (kind === 'draft') go({ at: 'workshop', draft: id })
  }
  return (
    <div className="workshop__begin">
      <input
        ref={input}
        id={inputId}
        type="file"
        accept=".json,application/json"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={texts.openFile}
        onChange={(event) => void open(event)}
      />
      <BeginSelect editor={editor} onPick={pick} />
      <div role="status">
        {faults.length > 0 && (
          <div className="notice workshop__faults">
            <strong>{texts.cannotOpen}</strong>
            <FaultList faults={faults} places />
          </div>
        )}
      </div>
    </div>
  )
}

interface BeginSelectProps {
  readonly editor: Editor
  readonly onPick: (value: string) => void
}

function BeginSelect({ editor, onPick }: BeginSelectProps) {
  const texts = useTexts(workshopTexts)
  const locale = useLocale()
  const { books } = useStart()
  const [finished, setFinished] = useState<readonly OpenedBook[]>([])
  const drafts = useDrafts(editor)
  const kept = useKept()
  useEffect(() => {
    void finishedShelf().then(setFinished)
  }, [])
  const { origin } = editor.draft
  const value = origin.kind === 'file' ? NOW : `${origin.kind}:${origin.id}`
  return (
    <FieldFrame label={texts.begin}>
      {(binding) => (
        <select
          {...binding}
          className="hr-input hr-select"
          value={value}
          onChange={(event) => onPick(event.target.value)}
        >
          <optgroup label={texts.house}>
            {books.map(({ id, title }) => (
              <option key={id} value={`house:${id}`}>
                {title}
              </option>
            ))}
          </optgroup>
          <optgroup label={texts.finished}>
            {finished.map(({ file, rulebook }) => (
              <option key={file.id} value={`finished:${file.id}`}>
                {textIn(rulebook.title, locale)}
              </option>
            ))}
          </optgroup>
          <optgroup label={texts.opened}>
            {origin.kind === 'file' && <option value={NOW}>{textIn(editor.source.rulebook.title, locale)}</option>}
            {kept.map(({ key, file }) => (
              <option key={key} value={`kept:${key}`}>
                {textIn(textOf(file.title), locale)}
              </option>
            ))}
            <option value={FILE}>{texts.openFile}</option>
          </optgroup>
          {drafts.length > 0 && (
            <optgroup label={texts.drafts}>
              {drafts.map(({ id, title }) => (
                <option key={id} value={`draft:${id}`}>
                  {title}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      )}
    </FieldFrame>
  )
}

/** Rulebooks out of files that this browser keeps. */
function useKept(): readonly KeptBook[] {
  const [kept, setKept] = useState<readonly KeptBook[]>([])
  useEffect(() => {
    keptBooks().then(setKept, () => setKept([]))
  }, [])
  return kept
}

/** The other drafts of this browser. */
function useDrafts({ id }: Editor): readonly KeptDraft[] {
  const [drafts, setDrafts] = useState<readonly KeptDraft[]>([])
  useEffect(() => {
    keptDrafts().then(
      (all) => setDrafts(all.filter((one) => one.id !== id)),
      () => setDrafts([]),
    )
  }, [id])
  return drafts
}
