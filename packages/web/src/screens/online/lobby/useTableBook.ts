import type { Book } from '@hausregeln/engine'
import { awaitedRulebook, loadedRulebook } from '@hausregeln/view-kit/game/books/books.ts'
import { awaitedServedBook } from '@hausregeln/view-kit/room/books.ts'
import type { Room } from '@hausregeln/view-kit/room/room.ts'
import { use } from 'react'

/** The rulebook of a table, which waits for it (`Suspense`); undefined: there is none. Throws if it cannot be loaded. */
export function useTableBook({ table }: Room): Book | undefined {
  if (table === null) return undefined
  if (table.own !== undefined) return use(awaitedServedBook(table.own.mark)).rulebook.book
  const { rulebook } = table.settings
  return (loadedRulebook(rulebook) ?? use(awaitedRulebook(rulebook)))?.book
}
