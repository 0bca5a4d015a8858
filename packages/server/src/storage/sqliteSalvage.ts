import type { SqliteRows } from './sqliteRows.ts'
import type { Standing, StoredHead } from './storage.ts'

/** For how long what was read counts, in milliseconds: it takes long to read. */
const CURRENT = 5000

/**
 * Lists of a file in which pages are damaged, so that a question that reads many tables at once cannot be answered: they
 * are read one by one, and those that cannot be read are left out.
 */
export class SqliteSalvage {
  readonly #rows: SqliteRows
  #heads: readonly StoredHead[] = []
  #at = Number.NEGATIVE_INFINITY

  constructor(rows: SqliteRows) {
    this.#rows = rows
  }

  /** See `Storage.open`. */
  open(limit: number, since: number, perHost: number): StoredHead[] {
    const places = new Map<string, number>()
    const present = ({ here, seen }: StoredHead) => (seen >= since ? here : 0)
    const seated = ({ seats }: StoredHead) => seats.filter((name) => name !== null).length
    return this.#all()
      .filter(({ phase, listed }) => listed && phase === 'lobby')
      .sort((a, b) => present(b) - present(a) || seated(b) - seated(a) || b.changed - a.changed)
      .filter(({ guests: [host = ''] }) => {
        places.set(host, (places.get(host) ?? 0) + 1)
        return (places.get(host) ?? 0) <= perHost
      })
      .slice(0, limit)
  }

  /** See `Storage.ofGuest`; those that a person has left are not among them. */
  ofGuest(guest: string, limit: number): StoredHead[] {
    const own = this.#all().filter(({ guests }) => guests.includes(guest))
    return own.sort((a, b) => b.changed - a.changed).slice(0, limit)
  }

  /** See `Storage.standing`. */
  standing(guest: string, except: string): Standing {
    const own = this.#all().filter(
      ({ code, phase, guests }) => phase !== 'over' && code !== except && guests.includes(guest),
    )
    return { belongs: own.length, hosts: own.filter(({ guests }) => guests[0] === guest).length }
  }

  /** See `Storage.claimDue`. */
  claimDue(now: number, owner: string, until: number, limit: number): string[] {
    const due = this.#all().filter(({ wake }) => wake !== null && wake <= now)
    return due.flatMap(({ code }) => attempt(() => this.#rows.claim(code, now, owner, until)) ?? []).slice(0, limit)
  }

  #all(): StoredHead[] {
    const now = performance.now()
    if (now - this.#at >= CURRENT) {
      this.#at = now
      this.#heads = this.#rows.codes().flatMap((code) => attempt(() => this.#rows.head(code)) ?? [])
    }
    return [...this.#heads]
  }
}

/** What it gives; null: it cannot. */
function attempt<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}
