import { digestOf } from '@hausregeln/engine'
import { type BookFile, type OpenedBook, openBook, type Read } from '@hausregeln/rulebooks/file/index.ts'
import { inWords } from '@hausregeln/rulebooks/file/words.ts'
import { bringAllWords } from '@hausregeln/rulebooks/texts/bring-words.ts'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { SHELVES } from '../shelves.ts'
import { loadedRulebook, loadRulebook } from './books.ts'

/** A rulebook out of a file that this browser keeps. */
export interface KeptBook {
  readonly key: string
  readonly file: BookFile
  /** When it was last opened or chosen, in milliseconds since 1970. */
  readonly used: number
}

interface Schema extends DBSchema {
  books: { key: string; value: KeptBook }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null

/** Rejects where the browser keeps nothing (private windows). */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(SHELVES.books, 1, {
    upgrade: (db) => void db.createObjectStore('books', { keyPath: 'key' }),
  })
  return opened
}

/** Keeps a rulebook's file, once however often it is opened. Returns its key. */
export async function keepBook(file: BookFile): Promise<string> {
  const key = digestOf(JSON.stringify(file))
  await (await database()).put('books', { key, file, used: Date.now() })
  return key
}

/** The rulebooks that are kept, the one used last first. */
export async function keptBooks(): Promise<readonly KeptBook[]> {
  const books = await (await database()).getAll('books')
  return books.sort((a, b) => b.used - a.used)
}

/** Removes a rulebook from the list. */
export async function dropBook(key: string): Promise<void> {
  await (await database()).delete('books', key)
}

/** A rulebook that is kept, checked again as any file is; null: it is not kept any more. */
export async function openKept(key: string): Promise<Read<OpenedBook> | null> {
  const kept = await (await database()).get('books', key)
  return kept === undefined ? null : openFile(kept.file)
}

/** A file as it lay here or came over a wire: it is checked completely, and refused in the words of people. */
export async function openFile(file: BookFile): Promise<Read<OpenedBook>> {
  if (file.extends !== undefined) await loadRulebook(file.extends)
  const read = openBook(file, loadedRulebook)
  if (!read.faults) return read
  await bringAllWords()
  return { faults: read.faults.map(inWords) }
}
