import type { Storage, TableHead } from '../storage/storage.ts'
import type { Again } from './again.ts'
import type { Visitor } from './people/visitor.ts'
import type { Receipt } from './steps/step.ts'
import type { Meter, World } from './world.ts'

interface Line {
  readonly text: string
  readonly head: TableHead
  readonly release: () => void
  /** What was asked for; empty: the table has done it by itself, and will do so again if it is still due. */
  readonly again: readonly Again[]
}

/**
 * Writes a table's steps to storage, in order. What a step answers and tells is released when it is durable, and not
 * before; if it cannot be written, the table in memory is worth nothing any more.
 */
export class Ledger {
  readonly #storage: Storage
  readonly #code: string
  readonly #onFailure: (error: unknown) => void
  readonly #meter: Meter
  #durable: number
  #waiting: Line[] = []
  #writing: Line[] = []
  #conditions: Promise<void>[] = []
  #failed = false

  /** `durable`: the last step that is in storage. */
  constructor({ storage, meter }: World, code: string, durable: number, onFailure: (error: unknown) => void) {
    this.#storage = storage
    this.#meter = meter
    this.#code = code
    this.#durable = durable
    this.#onFailure = onFailure
  }

  /** Whether all is written. */
  get idle(): boolean {
    return this.#waiting.length === 0 && this.#writing.length === 0
  }

  /** How many steps are not written. */
  get unwritten(): number {
    return this.#waiting.length + this.#writing.length
  }

  /** Number of the last step, written or not. */
  get sequence(): number {
    return this.#durable + this.#writing.length + this.#waiting.length
  }

  /** Number of the last step that is in storage, as far as is known here. */
  get durable(): number {
    return this.#durable
  }

  /** What was asked for and is not durable, in order. */
  get unfinished(): readonly Again[] {
    return [...this.#writing, ...this.#waiting].flatMap(({ again }) => again)
  }

  /** Another process has written a step. */
  advance(): void {
    this.#durable++
  }

  /** Writes a step after all others; then `release` is called. */
  add(line: Line): void {
    if (this.#failed) return
    this.#waiting.push(line)
    if (this.#writing.length === 0) void this.#write()
  }

  /** What is added from now on is written only when this has been; if it fails, the table does. */
  writeAfter(condition: Promise<void>): void {
    // It is awaited with the next line; until then its failure is not unheard.
    condition.catch(() => undefined)
    this.#conditions.push(condition)
  }

  /** Writes nothing more: what has not been begun is done again elsewhere, and must not be told twice. */
  stop(): void {
    this.#failed = true
  }

  /** Calls back as soon as all that has been added is durable. `again`: what is to be done if it does not become so. */
  afterAll(release: () => void, again?: Again): void {
    const last = this.#waiting.at(-1) ?? this.#writing.at(-1)
    if (last === undefined) return release()
    const list = this.#waiting.length > 0 ? this.#waiting : this.#writing
    list[list.length - 1] = {
      ...last,
      release: () => [last.release, release].forEach((call) => void call()),
      again: again === undefined ? last.again : [...last.again, again],
    }
  }

  async #write(): Promise<void> {
    while (this.#waiting.length > 0 && !this.#failed) {
      const lines = this.#waiting
      this.#writing = lines
      this.#waiting = []
      const begun = performance.now()
      try {
        await this.#append(lines)
        this.#writing = []
        this.#durable += lines.length
        this.#meter.written((performance.now() - begun) / 1000)
        for (const { release } of lines) release()
      } catch (error) {
        this.#failed = true
        return this.#onFailure(error)
      }
    }
  }

  async #append(lines: readonly Line[]): Promise<void> {
    if (this.#conditions.length > 0) await Promise.all(this.#conditions.splice(0))
    const texts = lines.map(({ text }) => text)
    const { head } = lines.at(-1) as Line
    const met = [...new Set(lines.flatMap((line) => line.head.met ?? []))]
    return this.#storage.append(this.#code, this.#durable, texts, met.length > 0 ? { ...head, met } : head)
  }
}

/**
 * What a table leaves when somebody else has written before it: up to which step its visitors have been told all, and
 * what was asked for since.
 */
export interface Left {
  /** Whether all of the table's game is needed for that. */
  readonly whole: boolean
  readonly told: number
  readonly again: readonly Again[]
}

/** A request of which a step is the answer. */
export interface Asked {
  readonly receipt: Receipt
  readonly visitor: Visitor
  readonly again: Again
}

/** The answer to a request, once step `sequence` is durable. */
export function answerTo({ visitor, receipt }: Asked, sequence: number) {
  return { to: visitor, message: { type: 'done', number: receipt.number, sequence } as const }
}
