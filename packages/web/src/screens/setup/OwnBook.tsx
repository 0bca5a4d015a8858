import type { BookFault } from '@hausregeln/engine'
import type { OpenedBook } from '@hausregeln/rulebooks/file/index.ts'
import { Button } from '@hausregeln/view-kit/design/index.ts'
import { Text } from '@hausregeln/view-kit/design/Text.tsx'
import { finishedShelf, readBookFile } from '@hausregeln/view-kit/game/books/bookFile.ts'
import { keepBook } from '@hausregeln/view-kit/game/books/bookShelf.ts'
import { isLesson, readBrought, withOwnBook } from '@hausregeln/view-kit/game/books/lessonFile.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { FileJson } from 'lucide-react'
import { type ChangeEvent, use, useRef, useState } from 'react'
import { go } from '../../frame/route.ts'
import { wordOf } from '../../frame/word.ts'
import { bookTexts } from '../../rules/texts.ts'
import { Faults } from './Faults.tsx'
import { KeptBooks } from './KeptBooks.tsx'
import { whereTexts } from './texts.ts'
import './ownBook.css'

interface OwnBookProps {
  readonly onOpened: (opened: OpenedBook) => void
}

/** A file with a lesson in it rather than a rulebook: its text; null for all others. */
async function lessonIn(file: Blob): Promise<string | null> {
  const text = await file.text()
  return isLesson(text) ? text : null
}

/** Leads to the table of a lesson, or tells why it cannot be played. */
async function playLesson(text: string): Promise<readonly BookFault[]> {
  const whole = await withOwnBook(text)
  const read = await readBrought(whole)
  if (read.faults) return read.faults
  go({ at: 'brought', word: await wordOf(whole) })
  return []
}

/** Opens a rulebook or a lesson that lies in a file; what is wrong with it is told, and nothing changes. */
export default function OwnBook({ onOpened }: OwnBookProps) {
  const texts = useTexts(whereTexts)
  const books = useTexts(bookTexts)
  const input = useRef<HTMLInputElement>(null)
  const [faults, setFaults] = useState<readonly BookFault[]>([])
  const [added, setAdded] = useState(0)
  async function open(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    const lesson = await lessonIn(file)
    if (lesson !== null) return setFaults(await playLesson(lesson))
    const read = await readBookFile(file)
    setFaults(read.faults ?? [])
    if (read.faults) return
    onOpened(read.value)
    // Where the browser keeps nothing, the book is played all the same.
    await keepBook(read.value.file).then(
      () => setAdded(added + 1),
      () => undefined,
    )
  }
  return (
    <div className="own-book">
      <KeptBooks key={added} onOpened={onOpened} />
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
      <p className="fine">{books.lessonToo}</p>
      <div role="status">{faults.length > 0 && <Faults title={texts.bookFaults} faults={faults} />}</div>
    </div>
  )
}

/** The finished rulebooks, each with a line that says what it is for. */
function Shelf({ onOpened }: OwnBookProps) {
  const texts = useTexts(bookTexts)
  return (
    <section className="own-book__list">
      <h3>{texts.finishedTitle}</h3>
      <ul className="own-book__shelf plain-list">
        {use(finishedShelf()).map((opened) => (
          <li key={opened.file.id}>
            <Button onClick={() => onOpened(opened)}>
              <Text text={opened.rulebook.title} />
            </Button>
            {opened.about !== null && (
              <p className="fine">
                <Text text={opened.about} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
