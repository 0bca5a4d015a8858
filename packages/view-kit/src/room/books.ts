import type { BookFault, RecordHeader, Rulebook } from '@hausregeln/engine'
import {
  type BookMade,
  badBookSchema,
  bookMadeSchema,
  keptBookSchema,
  type LinkMade,
  linkListSchema,
  linkMadeSchema,
  type OwnLink,
  type OwnRules,
} from '@hausregeln/protocol'
import type { BookFile } from '@hausregeln/rulebooks/file/index.ts'
import { bringCarried } from '../game/books/books.ts'
import { Loads } from '../game/books/loads.ts'
import { answerOf, call } from './api.ts'
import { TableError } from './tableError.ts'

/** A rulebook that the server has checked and does not take: with all that is wrong with it. */
export class BookRefused extends TableError {
  readonly faults: readonly BookFault[]
  constructor(faults: readonly BookFault[], sentence: string) {
    super('badBook', sentence)
    this.faults = faults
  }
}

/**
 * Brings a rulebook's file to the server, so that a table can be laid with it: as somebody opened it, or as a game's
 * header carries it. Throws `BookRefused`, `TableError`.
 */
export async function layBook(token: string, file: object): Promise<BookMade> {
  return bookMadeSchema.parse(await answerOf('api/books', { body: file, token, refused: refusedBook }))
}

/** Makes a short link to a rulebook, for everybody who gets it. Throws `BookRefused`, `TableError`. */
export async function makeLink(token: string, file: BookFile): Promise<LinkMade> {
  return linkMadeSchema.parse(await answerOf('api/links', { body: file, token, refused: refusedBook }))
}

/** The short links that you have made, the latest first. Throws `TableError`. */
export async function ownLinks(token: string): Promise<readonly OwnLink[]> {
  return linkListSchema.parse(await answerOf('api/links', { token })).links
}

/** The text of the file behind a short link: a stranger's. Throws `TableError`. */
export async function linkedFile(code: string): Promise<string> {
  return (await call(`api/links/${code}`, {})).text()
}

/** Removes a short link that you have made. Throws `TableError`. */
export async function removeLink(token: string, code: string): Promise<void> {
  await call(`api/links/${code}`, { method: 'DELETE', token })
}

function refusedBook(answer: unknown): TableError | null {
  const { data } = badBookSchema.safeParse(answer)
  return data === undefined ? null : new BookRefused(data.faults, data.sentence)
}

/** The rulebook of a table, as the server has it. */
export interface ServedBook {
  readonly rules: OwnRules
  readonly rulebook: Rulebook
  readonly file: BookFile
  /** What a header carries of it. */
  readonly carried: Pick<RecordHeader, 'identity' | 'book'>
}

const books = new Loads(fetchBook)

/**
 * The rulebook of this mark, fetched and checked once. Throws `TableError`; it may be asked again.
 */
export function loadServedBook(mark: string): Promise<ServedBook> {
  return books.ask(mark)
}

/** The same for a page that waits for it (`use`). Throws each time once it could not be loaded. */
export function awaitedServedBook(mark: string): Promise<ServedBook> {
  return books.awaited(mark)
}

/** The same if it was loaded before. */
export function servedBook(mark: string | undefined): ServedBook | undefined {
  return mark === undefined ? undefined : books.there(mark)
}

async function fetchBook(mark: string): Promise<ServedBook> {
  const { rules, layout, file } = keptBookSchema.parse(await answerOf(`api/books/${mark}`))
  const { openKept, describeBookFault } = await import('@hausregeln/rulebooks/file/index.ts')
  const read = openKept(file, () => undefined)
  if (read.faults) throw new TableError('badBook', read.faults.map((fault) => describeBookFault(fault, 'en')).join(' '))
  const { rulebook } = read.value
  if (rulebook.book.layout.fingerprint !== layout)
    throw new TableError('otherProtocol', 'This page is of another version. Please load it again.')
  bringCarried(file, rulebook)
  return { rules, rulebook, file: read.value.file, carried: { identity: rulebook.book.identity(), book: file } }
}
