import type { Bar } from '../../identity/tokens.ts'
import type { BookStore } from '../books/bookStore.ts'
import type { Findings } from '../damage.ts'
import type { SnapshotStore } from '../snapshots/snapshotStore.ts'
import type { SpendingStore } from '../spending/spendingStore.ts'
import {
  type Crowd,
  type Deadlines,
  type Listener,
  type Note,
  type Standing,
  type Storage,
  StorageError,
  type StoredHead,
  type TableHead,
} from '../storage.ts'
import type { TrialStore } from '../trials/trialStore.ts'
import { booksOf } from './books.ts'
import { demandOneHouse } from './house.ts'
import { byChange, byPresence, ofEachHost } from './merging.ts'
import { placesOf } from './placement.ts'

/** Tables of which is remembered where they are. */
const KNOWN = 100_000

/**
 * Tables in several databases, each in one of them by its code. What belongs to no table lies in the first: the key, who
 * is not let in, rulebooks and links, and what processes tell each other of people. A database that is away takes its own
 * tables with it, and no others: lists are those of the databases that answer.
 */
export class SpreadStorage implements Storage {
  readonly #parts: readonly Storage[]
  readonly #first: Storage
  /** By code: in which of the databases a table is. */
  readonly #places = new Map<string, number>()
  #turn = 0
  readonly books: BookStore
  readonly spending: SpendingStore
  readonly snapshots: SnapshotStore = {
    get: async (code) => (await this.#home(code)).snapshots.get(code),
    put: async (snapshot) => (await this.#home(snapshot.code)).snapshots.put(snapshot),
    drop: async (code) => (await this.#home(code)).snapshots.drop(code),
  }
  readonly trials: TrialStore = {
    begin: async (code, owner) => (await this.#home(code)).trials.begin(code, owner),
    pass: async (code) => (await this.#home(code)).trials.pass(code),
    leave: async (code, owner) => {
      if (code !== null) await (await this.#home(code)).trials.leave(code, owner)
      else await this.#some((part) => part.trials.leave(null, owner))
    },
    failed: async (least) => (await this.#some((part) => part.trials.failed(least))).flat(),
  }

  /** `parts`: the databases in their order, two at least. */
  private constructor([first, ...others]: readonly [Storage, ...Storage[]]) {
    this.#first = first
    this.#parts = [first, ...others]
    this.books = booksOf(first, others)
    this.spending = first.spending
  }

  /**
   * Rejects with `StorageError` if a database after the first is one of another house, if the order is another, or if the
   * first has no key though there are tables in others.
   */
  static async over(first: Storage, others: readonly Storage[]): Promise<SpreadStorage> {
    await demandOneHouse(others.map((other) => () => other.hasKey()))
    if (!(await first.hasKey())) await demandNoTables(others)
    return new SpreadStorage([first, ...others])
  }

  get shared(): boolean {
    return this.#first.shared
  }

  get reachable(): boolean {
    return this.#first.reachable
  }

  takes(code: string): boolean {
    return this.#part(this.#newPlace(code)).takes(code)
  }

  async append(code: string, expected: number, steps: readonly string[], head: TableHead): Promise<void> {
    if (expected > 0) return (await this.#home(code)).append(code, expected, steps, head)
    const place = this.#newPlace(code)
    await this.#part(place).append(code, expected, steps, head)
    this.#remember(code, place)
  }

  async serve(code: string): Promise<void> {
    return (await this.#home(code)).serve(code)
  }

  async leave(isNeeded: (code: string) => boolean): Promise<void> {
    await this.#some((part) => part.leave(isNeeded))
  }

  async read(code: string, after?: number): Promise<string[]> {
    return (await this.#home(code)).read(code, after)
  }

  async *stream(code: string, after?: number): AsyncIterable<readonly string[]> {
    yield* (await this.#home(code)).stream(code, after)
  }

  async open(limit: number, since: number, perHost: number): Promise<StoredHead[]> {
    const found = (await this.#some((part) => part.open(limit, since, perHost))).flat()
    return ofEachHost(found.sort(byPresence(since)), perHost).slice(0, limit)
  }

  async head(code: string): Promise<StoredHead | null> {
    return (await this.#home(code)).head(code)
  }

  async attend(crowds: readonly Crowd[], at: number): Promise<void> {
    const homes = new Map<Storage, Crowd[]>()
    for (const crowd of crowds) {
      const home = await this.#home(crowd.code)
      homes.set(home, [...(homes.get(home) ?? []), crowd])
    }
    await this.#some((part) => part.attend(homes.get(part) ?? [], at))
  }

  async abandoned(deadlines: Deadlines, limit: number): Promise<StoredHead[]> {
    return (await this.#some((part) => part.abandoned(deadlines, limit))).flat().slice(0, limit)
  }

  async withChat(before: number, limit: number): Promise<string[]> {
    return (await this.#some((part) => part.withChat(before, limit))).flat().slice(0, limit)
  }

  async list(after: string, limit: number): Promise<StoredHead[]> {
    const all = (await Promise.all(this.#parts.map((part) => part.list(after, limit)))).flat()
    return all.sort((a, b) => (a.code < b.code ? -1 : 1)).slice(0, limit)
  }

  async rewrite(code: string, expected: number, steps: readonly string[], head: TableHead, forgotten: string | null) {
    return (await this.#home(code)).rewrite(code, expected, steps, head, forgotten)
  }

  async remove(code: string, sequence: number): Promise<boolean> {
    const removed = await (await this.#home(code)).remove(code, sequence)
    if (removed) this.#places.delete(code)
    return removed
  }

  async ofGuest(guest: string, limit: number): Promise<StoredHead[]> {
    return (await this.#some((part) => part.ofGuest(guest, limit))).flat().sort(byChange).slice(0, limit)
  }

  async standing(guest: string, except?: string): Promise<Standing> {
    const all = await this.#some((part) => part.standing(guest, except))
    const sum = (of: (one: Standing) => number) => all.reduce((total, one) => total + of(one), 0)
    return { belongs: sum(({ belongs }) => belongs), hosts: sum(({ hosts }) => hosts) }
  }

  async claimDue(now: number, owner: string, until: number, limit: number): Promise<string[]> {
    const claimed: string[] = []
    // Each time another one is the first, so that one that has much to do does not hold the others up.
    const from = this.#turn++ % this.#parts.length
    const inTurn = [...this.#parts.slice(from), ...this.#parts.slice(0, from)]
    let failed: unknown = new StorageError('No database answers.')
    let answered = 0
    for (const part of inTurn.filter((one) => one.reachable))
      try {
        if (claimed.length < limit) claimed.push(...(await part.claimDue(now, owner, until, limit - claimed.length)))
        answered++
      } catch (error) {
        failed = error
      }
    if (answered === 0) throw failed
    return claimed
  }

  async lease(code: string, now: number, owner: string, until: number): Promise<boolean> {
    return (await this.#home(code)).lease(code, now, owner, until)
  }

  async rest(code: string, sequence: number): Promise<void> {
    return (await this.#home(code)).rest(code, sequence)
  }

  async release(owner: string): Promise<void> {
    await this.#some((part) => part.release(owner))
  }

  key(): Promise<Buffer> {
    return this.#first.key()
  }

  hasKey(): Promise<boolean> {
    return this.#first.hasKey()
  }

  putKey(keys: Buffer): Promise<void> {
    return this.#first.putKey(keys)
  }

  async persons(after: string, limit: number): Promise<string[]> {
    const all = (await Promise.all(this.#parts.map((part) => part.persons(after, limit)))).flat()
    return [...new Set(all)].sort().slice(0, limit)
  }

  bars(): Promise<Bar[]> {
    return this.#first.bars()
  }

  bar(bar: Bar, instead?: string): Promise<void> {
    return this.#first.bar(bar, instead)
  }

  tell(notes: readonly Note[]): Promise<void> {
    return this.#first.tell(notes)
  }

  follow(listener: Listener): void {
    for (const [place, part] of this.#parts.entries())
      part.follow({
        heard: (note, from) => (place === 0 || note.kind === 'steps') && listener.heard(note, from),
        restored: () => listener.restored(),
        cut: () => listener.cut(place === 0 ? () => true : (code) => this.#places.get(code) === place),
      })
  }

  async marks(): Promise<string[]> {
    return (await Promise.all(this.#parts.map((part) => part.marks()))).flat()
  }

  /** What one of them says of itself is said with its number. */
  async check(): Promise<Findings> {
    const all = await Promise.all(this.#parts.map((part) => part.check()))
    return {
      file: all.flatMap(({ file }, place) => file.map((text) => `Database ${place + 1}: ${text}`)),
      whole: all.flatMap(({ whole }) => whole),
      damaged: all.flatMap(({ damaged }) => damaged),
    }
  }

  ready(): Promise<boolean> {
    return this.#first.ready()
  }

  async away(): Promise<number> {
    const ready = await Promise.all(this.#parts.map((part) => part.ready()))
    return ready.filter((one) => !one).length
  }

  async close(): Promise<void> {
    await Promise.all(this.#parts.map((part) => part.close()))
  }

  #part(place: number): Storage {
    return this.#parts[place] ?? this.#first
  }

  #newPlace(code: string): number {
    return placesOf(code, this.#parts.length)[0] ?? 0
  }

  /** The database in which a table is: of one that is nowhere, that in which it would be. */
  async #home(code: string): Promise<Storage> {
    const known = this.#places.get(code)
    if (known !== undefined) return this.#part(known)
    for (const place of placesOf(code, this.#parts.length))
      if ((await this.#part(place).head(code)) !== null) {
        this.#remember(code, place)
        return this.#part(place)
      }
    return this.#part(this.#newPlace(code))
  }

  #remember(code: string, place: number): void {
    const [oldest] = this.#places.keys()
    if (this.#places.size >= KNOWN && oldest !== undefined) this.#places.delete(oldest)
    this.#places.set(code, place)
  }

  /** The answers of those that answer; rejects if none does. One that is known to be away is not waited for. */
  async #some<T>(ask: (part: Storage) => Promise<T>): Promise<T[]> {
    const there = this.#parts.filter((part) => part.reachable)
    const all = await Promise.allSettled((there.length > 0 ? there : this.#parts).map(ask))
    const answers = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    const [failed] = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
    if (answers.length === 0) throw failed
    return answers
  }
}

/** A new house has none; one whose key is lost, or that was not moved to the end, has. */
async function demandNoTables(others: readonly Storage[]): Promise<void> {
  for (const [index, other] of others.entries())
    if ((await other.list('', 1)).length > 0)
      throw new StorageError(
        `Database ${index + 2} has tables, but the first has no key that signs guests' tokens: nobody would be recognised.`,
      )
}
