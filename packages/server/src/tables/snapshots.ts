import type { Log } from '../log.ts'
import { messageOf } from '../storage/messageOf.ts'
import type { Storage } from '../storage/storage.ts'
import { readSnapshot, type Snapshot, SnapshotError, sumOf, writeSnapshot } from '../table/snapshot/format.ts'
import { programDigest } from '../table/snapshot/program.ts'
import { isRewriting } from '../table/steps/step.ts'
import type { Table } from '../table/table.ts'
import type { Meter } from '../table/world.ts'

/** After how many steps that a table would have to play a snapshot is made when the table leaves memory. */
const WORTH = 50
/** After how many it is made while the table is in use. */
const OVERDUE = 250
/** Snapshots that are made in a round at most. */
const AT_ONCE = 5

interface Found {
  readonly snapshot: Snapshot
  /** The steps after it, part by part. */
  readonly parts: AsyncIterable<readonly string[]>
}

/**
 * Snapshots of tables in play: made in the background, looked at when a table is opened. One that is damaged, of another
 * program or of another log is left aside, and the log is played from its beginning.
 */
export class Snapshots {
  readonly #storage: Storage
  readonly #log: Log
  readonly #meter: Meter
  /** By table in memory: up to which step it need not be played any more. */
  readonly #covered = new WeakMap<Table, number>()

  constructor(storage: Storage, log: Log, meter: Meter) {
    this.#storage = storage
    this.#log = log
    this.#meter = meter
  }

  /** The snapshot of a table and the steps after it, if there is one of this log and not after step `told`. */
  async find(code: string, told: number): Promise<Found | null> {
    try {
      const stored = await this.#storage.snapshots.get(code)
      if (stored === null || stored.sequence > told) return null
      const snapshot = await readSnapshot(stored.body)
      if (snapshot.program !== (await programDigest())) throw new SnapshotError('It is of another program.')
      const { sequence } = snapshot
      const steps = this.#storage.stream(code, sequence - 1)[Symbol.asyncIterator]()
      const [last = '', ...texts] = (await steps.next()).value ?? []
      if (snapshot.code !== code || sequence !== stored.sequence || sumOf(last) !== snapshot.last)
        throw new SnapshotError('It is of another log.')
      return { snapshot, parts: this.#following(code, texts, steps) }
    } catch (error) {
      this.ignored(code, error)
      return null
    }
  }

  /** A snapshot was of no use. */
  ignored(code: string, error: unknown): void {
    this.#meter.snapshot('ignored')
    this.#log.warn({ table: code, reason: messageOf(error) }, 'A snapshot is left aside, and the log is played.')
  }

  /** A table was opened from its snapshot, or by all of its log (0). */
  opened(table: Table, from: number): void {
    if (from > 0) this.#meter.snapshot('used')
    this.#covered.set(table, from)
  }

  /** Makes snapshots of tables that have come far since the last. */
  round(tables: Iterable<Table>): void {
    let made = 0
    for (const table of tables) {
      if (made >= AT_ONCE) return
      if (this.#uncovered(table) >= OVERDUE && this.#keep(table)) made++
    }
  }

  /** A table leaves memory. */
  leaves(table: Table): void {
    if (table.closed !== null || table.over) void this.#drop(table.code)
    else if (this.#uncovered(table) >= WORTH) this.#keep(table)
  }

  /** Steps that would have to be played; without a snapshot, entries that a single step has brought count, too. */
  #uncovered(table: Table): number {
    const covered = this.#covered.get(table) ?? 0
    return covered === 0 ? Math.max(table.sequence, table.holding.length) : table.sequence - covered
  }

  /** Whether it can be made now. */
  #keep(table: Table): boolean {
    const kept = table.keep()
    if (kept === null) return false
    this.#covered.set(table, table.sequence)
    void this.#write(table.code, table.sequence, kept)
    return true
  }

  async #write(code: string, sequence: number, kept: Pick<Snapshot, 'history' | 'play'>): Promise<void> {
    try {
      const [program, [last]] = [await programDigest(), await this.#storage.read(code, sequence - 1)]
      if (last === undefined) return
      const body = await writeSnapshot({ program, code, sequence, last: sumOf(last), ...kept })
      await this.#storage.snapshots.put({ code, sequence, body })
      // Nothing that was taken out of the log in the meantime stays here.
      if ((await this.#storage.read(code, sequence)).some(isRewriting)) await this.#drop(code)
      this.#meter.snapshot('written')
    } catch (error) {
      this.#log.warn({ table: code, err: error }, 'A snapshot could not be written.')
    }
  }

  /** Of a table that is over nothing is kept but its log, which can be erased. */
  async #drop(code: string): Promise<void> {
    await this.#storage.snapshots.drop(code).catch((error) => {
      this.#log.warn({ table: code, err: error }, 'A snapshot could not be removed.')
    })
  }

  /** The steps after a snapshot. Throws `SnapshotError` if something has been taken out of the log since it was made. */
  async *#following(code: string, texts: readonly string[], steps: AsyncIterator<readonly string[]>) {
    for (let part = texts; ; ) {
      if (part.some(isRewriting)) {
        await this.#drop(code)
        throw new SnapshotError('Something has been taken out of the log since.')
      }
      yield part
      const next = await steps.next()
      if (next.done) return
      part = next.value
    }
  }
}
