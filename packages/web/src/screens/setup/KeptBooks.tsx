import type { OpenedBook } from '@hausregeln/rulebooks/file/index.ts'
import { Button, IconButton, useToast } from '@hausregeln/view-kit/design/index.ts'
import { dropBook, type KeptBook, keptBooks, openFile } from '@hausregeln/view-kit/game/books/bookShelf.ts'
import { type Locale, textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { bookTexts } from '../../rules/texts.ts'
import { titleOf } from '../title.ts'

interface KeptBooksProps {
  readonly onOpened: (opened: OpenedBook) => void
}

/** The rulebooks that this browser keeps, the one used last first; any of them can be taken off the list. */
export function KeptBooks({ onOpened }: KeptBooksProps) {
  const texts = useTexts(bookTexts)
  const locale = useLocale()
  const toast = useToast()
  const [books, setBooks] = useState<readonly KeptBook[]>([])
  useEffect(() => {
    keptBooks().then(setBooks, () => setBooks([]))
  }, [])
  if (books.length === 0) return null
  async function open({ file }: KeptBook) {
    const read = await openFile(file)
    if (read.faults) toast({ text: textIn(read.faults[0], locale), tone: 'warning' })
    else onOpened(read.value)
  }
  async function drop({ key }: KeptBook) {
    await dropBook(key)
    setBooks(books.filter((one) => one.key !== key))
  }
  return (
    <section className="own-book__list">
      <h3>{texts.keptTitle}</h3>
      <ul className="own-book__shelf plain-list">
        {books.map((book) => (
          <li key={book.key} className="own-book__kept">
            <Button onClick={() => void open(book)}>{nameOf(book, locale)}</Button>
            <IconButton
              label={texts.drop(nameOf(book, locale))}
              icon={<Trash2 size={18} aria-hidden />}
              onClick={() => void drop(book)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function nameOf({ file }: KeptBook, locale: Locale): string {
  return titleOf(file.id, locale, file)
}
