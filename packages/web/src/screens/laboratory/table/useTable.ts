import { useState } from 'react'
import { type AskedBook, type ChosenBook, useAskedBook } from './BookField.tsx'
import { seated, usualBots } from './BotFields.tsx'

/** Which rulebook is played, and by whom: as many as it seats. */
export function useTable(chosen: ChosenBook): {
  readonly asked: AskedBook
  readonly bots: readonly string[]
  readonly setBots: (bots: readonly string[]) => void
} {
  const asked = useAskedBook(chosen)
  const { book } = asked.rulebook
  const [wished, setBots] = useState<readonly string[]>(() => usualBots(book))
  const count = Math.max(book.minSeats, Math.min(wished.length, book.maxSeats))
  return { asked, bots: seated(wished, count), setBots }
}
