import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { KEY_FILE } from '../identity/key.ts'
import type { Findings } from '../storage/damage.ts'
import { SqliteStorage } from '../storage/sqlite.ts'
import { DATABASE_FILE } from '../storage/sqliteSchema.ts'
import { type Storage, StorageError } from '../storage/storage.ts'

/** Links that are read at once. */
const PAGE = 500

/** What was saved, and what was not. */
export interface Rescued extends Findings {
  readonly saved: number
  readonly key: boolean
}

/**
 * Reads all that is kept, however damaged, and saves what is whole into a new data directory: tables that are whole,
 * the keys and bans. Rejects with `StorageError` if there is something in the directory already.
 */
export async function rescue(storage: Storage, directory: string): Promise<Rescued> {
  if (existsSync(join(directory, DATABASE_FILE)) || existsSync(join(directory, KEY_FILE)))
    throw new StorageError(`${directory} is not empty. Name a new directory.`)
  const findings = await storage.check()
  const target = new SqliteStorage(directory)
  try {
    const key = await storage.key().then(
      (keys) => target.putKey(keys).then(() => true),
      () => false,
    )
    for (const bar of await storage.bars().catch(() => [])) await target.bar(bar)
    let saved = 0
    for (const code of findings.whole) if (await carry(storage, target, code)) saved++
    await carryLinks(storage, target)
    return { ...findings, saved, key }
  } finally {
    await target.close()
  }
}

/** Whether a table is saved: it may have been damaged since it was checked, or be gone. */
async function carry(storage: Storage, target: Storage, code: string): Promise<boolean> {
  try {
    const stored = await storage.head(code)
    if (stored === null) return false
    const { code: _code, sequence, here: _here, seen: _seen, ...head } = stored
    if (head.book !== undefined && !(await carryBook(storage, target, head.book.mark))) return false
    await target.append(code, 0, (await storage.read(code)).slice(0, sequence), head)
    return true
  } catch {
    return false
  }
}

/** Whether a rulebook is saved. */
async function carryBook(storage: Storage, target: Storage, mark: string): Promise<boolean> {
  const book = await storage.books.get(mark)
  if (book !== null) await target.books.put(book)
  return book !== null
}

/** Short links are saved as far as they, and their rulebooks, can be read. */
async function carryLinks(storage: Storage, target: Storage): Promise<void> {
  for (let after = ''; ; ) {
    const links = await storage.books.links(after, PAGE).catch(() => [])
    for (const link of links)
      if (await carryBook(storage, target, link.mark).catch(() => false)) await target.books.addLink(link)
    if (links.length < PAGE) return
    after = links.at(-1)?.code ?? ''
  }
}
