import type { TableSettings } from '@hausregeln/protocol'
import { layBook, servedBook } from '@hausregeln/view-kit/room/books.ts'
import type { TableDraft } from './tableDraft.ts'

/** The settings of a draft, whose own rulebook is brought to the server unless it came from there. Throws `TableError`. */
export async function laidSettings(token: string, { settings, own }: TableDraft): Promise<TableSettings> {
  if (own === null || servedBook(settings.book)?.file === own.file) return settings
  const { book, rulebook } = await layBook(token, own.file)
  return { ...settings, book, rulebook }
}
