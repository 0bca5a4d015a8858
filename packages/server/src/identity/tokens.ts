import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Guest, guestSchema } from '@hausregeln/protocol'
import { markOf } from './marks.ts'

const ID_BYTES = 12

/** What those who run the server, or a person, have decided about that person's tokens; the last of each person counts. */
export interface Bar {
  /** Id of the person, or their mark where the id is not kept, see marks.ts. */
  readonly guest: string
  /** When that was decided, in milliseconds since 1970; 0: before this was written down. */
  readonly at: number
  /** Tokens that were issued before this moment are no longer valid; milliseconds since 1970. */
  readonly before: number
  /** The person is not let in at all. */
  readonly banned: boolean
  /** For those who run the server. */
  readonly reason: string
}

/** Who a token says that somebody is, or why it counts for nothing. */
export type Reading = { readonly guest: Guest } | { readonly refusal: 'badToken' | 'banned' }

/** Somebody who was let in by a token. */
export interface Watcher {
  readonly guest: Guest
  /** The token may no longer be valid. */
  lookAtToken(): void
}

/**
 * Guests' tokens: who somebody is, and when that was said, signed by this server. `<as base64url JSON>.<HMAC-SHA-256 of
 * that>`. The person who holds the token is the guest, on every device; the server keeps no list of guests, only of
 * tokens that are no longer valid.
 */
export class Tokens {
  #keys: readonly Buffer[]
  #bars: ReadonlyMap<string, Bar>
  /** Those who want to know when tokens may no longer count. */
  readonly #watchers = new Set<Watcher>()

  /** `keys`: the first signs, tokens of all count. */
  constructor(keys: readonly Buffer[], bars: readonly Bar[]) {
    this.#keys = keys
    this.#bars = byGuest(bars)
  }

  /**
   * What keys and bars are now; null: keys are as they were. Tokens are looked at again only where they may count no
   * more: thousands are open at once, and this is called every few moments.
   */
  renew(keys: readonly Buffer[] | null, bars: readonly Bar[]): void {
    const before = this.#bars
    const sameKeys = keys === null || Buffer.concat([...keys]).equals(Buffer.concat([...this.#keys]))
    this.#keys = keys ?? this.#keys
    this.#bars = byGuest(bars)
    const concerned = sameKeys ? bars.filter((bar) => !isSameBar(bar, before.get(bar.guest))) : null
    if (concerned?.length === 0) return
    const guests = concerned && new Set(concerned.map(({ guest }) => guest))
    for (const watcher of [...this.#watchers]) {
      const { id } = watcher.guest
      if (guests === null || guests.has(id) || guests.has(markOf(id))) watcher.lookAtToken()
    }
  }

  /** Tells this one whenever tokens of its person may no longer be valid, until `leave`. */
  watch(watcher: Watcher): void {
    this.#watchers.add(watcher)
  }

  leave(watcher: Watcher): void {
    this.#watchers.delete(watcher)
  }

  /** A token for a new guest, or, with `id`, for the same one under another name. `at`: milliseconds since 1970. */
  issue(name: string, id = randomBytes(ID_BYTES).toString('base64url'), at = Date.now()) {
    const guest = { id, name }
    const body = Buffer.from(JSON.stringify({ ...guest, at })).toString('base64url')
    const [key = Buffer.alloc(0)] = this.#keys
    return { token: `${body}.${sign(body, key).toString('base64url')}`, guest }
  }

  /** Who holds this token. */
  read(token: string): Reading {
    const [body = '', signature = '', ...rest] = token.split('.')
    const given = Buffer.from(signature, 'base64url')
    if (rest.length > 0 || !this.#keys.some((key) => isSame(given, sign(body, key)))) return { refusal: 'badToken' }
    const said = JSON.parse(Buffer.from(body, 'base64url').toString()) as { readonly at?: number }
    const guest = guestSchema.parse(said)
    const bars = [this.#bars.get(guest.id), this.#bars.get(markOf(guest.id))]
    if (bars.some((bar) => bar?.banned)) return { refusal: 'banned' }
    // Tokens from the time when they had no date in them are as old as can be.
    const isOld = bars.some((bar) => bar !== undefined && (said.at ?? 0) < bar.before)
    return isOld ? { refusal: 'badToken' } : { guest }
  }
}

function sign(body: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(body).digest()
}

function isSame(given: Buffer, due: Buffer): boolean {
  return given.length === due.length && timingSafeEqual(given, due)
}

function isSameBar(bar: Bar, before: Bar | undefined): boolean {
  return before !== undefined && bar.before === before.before && bar.banned === before.banned
}

function byGuest(bars: readonly Bar[]): ReadonlyMap<string, Bar> {
  return new Map(bars.map((bar) => [bar.guest, bar]))
}
