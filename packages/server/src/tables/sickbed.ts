import type { Log } from '../log.ts'
import { DamageError, type Findings } from '../storage/damage.ts'
import type { Storage } from '../storage/storage.ts'

/** After how many lived milliseconds a damaged table is tried again. */
const AGAIN = 60_000
/** When it is read first, in milliseconds after the start. */
const SOON = 2000
/** How often all that is kept is read, in milliseconds. */
const OFTEN = 24 * 3_600_000

interface Case {
  readonly sentence: string
  readonly until: number
}

/**
 * Which tables are damaged: found when somebody wants to open them, and by reading all that is kept, at the start and
 * daily.
 */
export class Sickbed {
  readonly #storage: Storage
  readonly #log: Log
  readonly #cases = new Map<string, Case>()
  readonly #first: ReturnType<typeof setTimeout>
  readonly #timer: ReturnType<typeof setInterval>
  /** What is wrong with the database as a whole. */
  #file: readonly string[] = []
  #checking: Promise<void> | null = null
  #ended = false

  constructor(storage: Storage, log: Log) {
    this.#storage = storage
    this.#log = log
    this.#timer = setInterval(() => void this.check(), OFTEN)
    this.#timer.unref()
    this.#first = setTimeout(() => void this.check(), SOON)
    this.#first.unref()
  }

  /** How many tables are damaged, as far as is known; one at least if the database as a whole is. */
  get damaged(): number {
    return Math.max(this.#cases.size, this.#file.length > 0 ? 1 : 0)
  }

  /** Throws `DamageError` if a table is known to be damaged. `now`: lived milliseconds. */
  demandHealthy(code: string, now: number): void {
    const found = this.#cases.get(code)
    if (found !== undefined && now < found.until) throw new DamageError(found.sentence)
  }

  /** A table could not be opened. Damage is said once, and not looked at again for a while. */
  failed(code: string, error: unknown, now: number): void {
    const sentence = error instanceof Error ? error.message : String(error)
    if (!this.#cases.has(code)) this.#log.error({ table: code, err: error }, 'A table is damaged.')
    this.#cases.set(code, { sentence, until: now + AGAIN })
  }

  /** A table could be opened. */
  recovered(code: string): void {
    if (this.#cases.delete(code)) this.#log.warn({ table: code }, 'A table that was damaged can be read again.')
  }

  /** Reads all that is kept. */
  check(): Promise<void> {
    this.#checking ??= this.#check().finally(() => {
      this.#checking = null
    })
    return this.#checking
  }

  end(): void {
    this.#ended = true
    clearTimeout(this.#first)
    clearInterval(this.#timer)
  }

  async #check(): Promise<void> {
    try {
      this.#take(await this.#storage.check())
    } catch (error) {
      if (!this.#ended) this.#log.warn({ err: error }, 'What is kept could not be checked.')
    }
  }

  #take({ file, damaged }: Findings): void {
    this.#file = file
    for (const [code, sentence] of damaged) this.failed(code, new DamageError(sentence), 0)
    if (file.length > 0) this.#log.error({ complaints: file }, 'The database is damaged.')
  }
}
