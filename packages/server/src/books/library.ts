import { createHash } from 'node:crypto'
import type { BookFault, Rulebook } from '@hausregeln/engine'
import type { OwnRules } from '@hausregeln/protocol'
import { findRulebook, rulebooks } from '@hausregeln/rulebooks'
import { differenceCount } from '@hausregeln/rulebooks/change/between.ts'
import {
  type BookFile,
  bookFile,
  endlessFaults,
  openKept,
  type Read,
  readBook,
} from '@hausregeln/rulebooks/file/index.ts'
import type { BookStore, StoredBook } from '../storage/books/bookStore.ts'
import { DamageError } from '../storage/damage.ts'

/** Books that are kept ready at most; others are read and checked again. */
const READY = 100

/** A rulebook that somebody has brought, ready to be played. */
export interface OwnBook {
  readonly rules: OwnRules
  readonly rulebook: Rulebook
  /** The file as records carry it: it stands alone. */
  readonly file: BookFile
}

/** A file that was checked, as it is to be kept. `id`: that of its rulebook. */
export interface CheckedFile {
  readonly id: string
  readonly kept: Omit<StoredBook, 'used'>
}

/** Where tables find the rulebooks that people have brought. */
export interface Shelf {
  /** A book that is ready; undefined: it was not loaded, or is not any more. */
  ready(mark: string): OwnBook | undefined
}

/** Rulebooks that people have brought: checked before anything is done with them, kept once, ready for the tables. */
export class Library implements Shelf {
  readonly #store: BookStore
  readonly #ready = new Map<string, OwnBook>()
  readonly #loading = new Map<string, Promise<OwnBook | null>>()

  constructor(store: BookStore) {
    this.#store = store
  }

  ready(mark: string): OwnBook | undefined {
    return this.#ready.get(mark)
  }

  /** Makes a book ready; null: there is none of this mark. Rejects with `StorageError`. */
  async load(mark: string): Promise<OwnBook | null> {
    const known = this.#ready.get(mark)
    if (known !== undefined) {
      this.#ready.delete(mark)
      this.#ready.set(mark, known)
      return known
    }
    const loading = this.#loading.get(mark) ?? this.#read(mark)
    this.#loading.set(mark, loading)
    try {
      return await loading
    } finally {
      this.#loading.delete(mark)
    }
  }

  /** Makes the book of this mark ready, if there is one. Rejects with `StorageError`. */
  async prepare(mark: string | null): Promise<void> {
    if (mark !== null) await this.load(mark)
  }

  /** Keeps a book that was checked. Rejects with `StorageError`. */
  async keep(book: Omit<StoredBook, 'used'>, at: number): Promise<void> {
    await this.#store.put({ ...book, used: at })
  }

  /** Makes a book ready that a table is to be laid with, and notes that it is used; null: there is none. */
  async use(mark: string, at: number): Promise<OwnBook | null> {
    const stored = await this.#store.get(mark)
    if (stored === null) return null
    await this.#store.put({ ...stored, used: at })
    return this.load(mark)
  }

  async #read(mark: string): Promise<OwnBook | null> {
    const stored = await this.#store.get(mark)
    if (stored === null) return null
    const book = readStored(stored)
    if (book === null) return null
    this.#ready.set(mark, book)
    for (const oldest of this.#ready.keys()) if (this.#ready.size > READY) this.#ready.delete(oldest)
    return book
  }
}

/** A book as it was kept; null: it needs another one. Throws `DamageError`. */
export function readStored(stored: StoredBook): OwnBook | null {
  const { mark } = stored
  const text = parsed(stored)
  // A file that needs another one is a link's, and no table's.
  if (text.extends !== undefined) return null
  const read = openKept(text, () => undefined)
  if (read.faults) throw new DamageError(`The rulebook ${mark} cannot be read: ${read.faults[0]?.en}`)
  const { rulebook, file } = read.value
  if (rulebook.book.identity() !== stored.identity) throw new DamageError(`The rulebook ${mark} has other rules.`)
  return { rulebook, file, rules: rulesOf(mark, rulebook, stored.base) }
}

/** A file's text checked completely, as tables keep it: whole, so that no other book is needed to read it. */
export function checkBook(text: string): Read<CheckedFile> {
  return checked(text, ({ rulebook, file }) => ({ ...bookFile(rulebook), about: file.about }))
}

/** The same, as links keep it: as it was written. */
export function checkFile(text: string): Read<CheckedFile> {
  return checked(text, ({ file }) => file)
}

interface Opened {
  readonly rulebook: Rulebook
  readonly file: BookFile
}

function checked(text: string, keep: (opened: Opened) => BookFile): Read<CheckedFile> {
  const read = readBook(text, findRulebook)
  if (read.faults) return read
  const { rulebook } = read.value
  const endless: readonly BookFault[] = endlessFaults(rulebook)
  if (endless.length > 0) return { faults: endless }
  const file = JSON.stringify(keep(read.value))
  const base = read.value.file.extends ?? nearest(rulebook)
  const mark = createHash('sha256').update(file).digest('hex')
  return { value: { id: rulebook.book.id, kept: { mark, identity: rulebook.book.identity(), base, file } } }
}

/** What is told of a book. */
export function rulesOf(mark: string, rulebook: Rulebook, base: string): OwnRules {
  const { title } = rulebook
  return { mark, title: { ...title }, base, differences: differencesTo(rulebook, base) }
}

/** The built-in rulebook from which a book differs least. */
function nearest(rulebook: Rulebook): string {
  const counted = rulebooks.map(({ book: { id } }) => ({ id, differences: differencesTo(rulebook, id) }))
  return counted.reduce((least, one) => (one.differences < least.differences ? one : least)).id
}

function differencesTo(rulebook: Rulebook, base: string): number {
  const house = findRulebook(base)
  return house === undefined ? 0 : differenceCount(house, rulebook)
}

function parsed({ mark, file }: StoredBook): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(file) as Readonly<Record<string, unknown>>
  } catch (error) {
    throw new DamageError(`The rulebook ${mark} cannot be read.`, { cause: error })
  }
}
