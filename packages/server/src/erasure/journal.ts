import { constants } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { markIn } from '../identity/marks.ts'
import type { Bar } from '../identity/tokens.ts'
import { StorageError } from '../storage/storage.ts'
import { ERASED, ERASING } from './reasons.ts'

/** What was decided about a person last; times are milliseconds since 1970. */
export interface Entry {
  /** See `markOf`: whom a journal concerns can be recognised by it, and not read out of it. */
  readonly who: string
  readonly at: number
  /** Tokens that were issued before do not count. */
  readonly before: number
  readonly banned: boolean
  /** The person was erased, and stays so. */
  readonly erased: boolean
}

/** By how much clocks of several machines may differ, in milliseconds. */
const OVERLAP = 60_000

/** A line that was wholly written; one that was cut off was never confirmed to anybody. */
const WHOLE = /^\{.*\}$/

/**
 * A file beside the database, to which erasures and bars are appended before they are confirmed, so that none is lost
 * with the database, or taken back by an older copy of it. A line is an entry. Several processes may append to one file.
 */
export class Journal {
  readonly #file: string
  readonly #entries = new Map<string, Entry>()
  #looked = 0

  private constructor(file: string) {
    this.#file = file
  }

  /** Reads the file, which need not be there. Rejects with `StorageError` that says what is wrong with it. */
  static async open(file: string): Promise<Journal> {
    const journal = new Journal(file)
    try {
      await journal.#read()
      return journal
    } catch (error) {
      if (error instanceof StorageError) throw error
      throw fault(file, 'read', error)
    }
  }

  /** What was decided about each person last. */
  get entries(): readonly Entry[] {
    return [...this.#entries.values()]
  }

  /** Notes what is not noted of these bars, durably. Rejects with `StorageError`; then nothing may be confirmed. */
  async keep(bars: readonly Bar[]): Promise<void> {
    const fresh = bars.map(entryOf).filter((entry) => isNews(entry, this.#entries.get(entry.who)))
    if (fresh.length === 0) return
    try {
      await this.#append(fresh)
    } catch (error) {
      throw fault(this.#file, 'written', error)
    }
    for (const entry of fresh) this.#take(entry)
  }

  /** The same of those bars that are new since this was last asked, or almost. */
  async keepNew(bars: readonly Bar[]): Promise<void> {
    const since = this.#looked - OVERLAP
    await this.keep(bars.filter(({ at }) => at > since))
    this.#looked = Math.max(this.#looked, ...bars.map(({ at }) => at))
  }

  async #append(entries: readonly Entry[]): Promise<void> {
    const file = await open(this.#file, 'a', constants.S_IRUSR | constants.S_IWUSR)
    try {
      const { size } = await file.stat()
      // A line that was cut off before stays by itself.
      await file.appendFile(`\n${entries.map((entry) => JSON.stringify(entry)).join('\n')}\n`)
      await file.sync()
      if (size === 0) await syncDirectory(dirname(this.#file))
    } finally {
      await file.close()
    }
  }

  async #read(): Promise<void> {
    const text = await readFile(this.#file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return ''
      throw error
    })
    for (const [index, line] of text.split('\n').entries())
      if (WHOLE.test(line)) this.#take(this.#entryIn(line, index + 1))
  }

  #entryIn(line: string, number: number): Entry {
    try {
      const { who, at, before, banned, erased } = JSON.parse(line) as Partial<Entry>
      const isEntry = typeof who === 'string' && typeof banned === 'boolean' && typeof erased === 'boolean'
      if (isEntry && Number.isFinite(at) && Number.isFinite(before))
        return { who, at: Number(at), before: Number(before), banned, erased }
    } catch {
      // Said below.
    }
    throw new StorageError(
      `The journal ${this.#file} is damaged at line ${number}. Put back the one of your back-up; if there is none, ` +
        'remove that line: whom it concerns may then come back with an older copy of the database.',
    )
  }

  #take(entry: Entry): void {
    const known = this.#entries.get(entry.who)
    const last = known !== undefined && known.at > entry.at ? known : entry
    this.#entries.set(entry.who, { ...last, erased: entry.erased || known?.erased === true })
  }
}

/** A bar as a journal notes it. */
export function entryOf({ guest, at, before, banned, reason }: Bar): Entry {
  return { who: markIn(guest), at, before, banned, erased: reason === ERASED || reason === ERASING }
}

/** Whether an entry says more than what is known of its person. */
export function isNews(entry: Entry, known: Entry | undefined): boolean {
  if (known === undefined || entry.at > known.at || (entry.erased && !known.erased)) return true
  return entry.at === known.at && (entry.before !== known.before || entry.banned !== known.banned)
}

function fault(file: string, what: string, error: unknown): StorageError {
  const { code, message } = error as NodeJS.ErrnoException
  return new StorageError(`The journal ${file} cannot be ${what} (${code ?? message}).`)
}

/** The file's name is there, too, when the power is lost; Windows cannot be asked for it. */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(directory, 'r')
  await handle.sync().finally(() => handle.close())
}
