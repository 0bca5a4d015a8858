import type { Receipt } from './step.ts'

/** How many pages a table remembers; the one that asked longest ago is forgotten first. */
const PAGES = 128

/** Which requests have been carried out: the last number of every page. */
export class Receipts {
  readonly #done = new Map<string, number>()

  note({ guest, client, number }: Receipt): void {
    const page = `${guest} ${client}`
    this.#done.delete(page)
    this.#done.set(page, number)
    if (this.#done.size <= PAGES) return
    for (const oldest of this.#done.keys()) {
      this.#done.delete(oldest)
      return
    }
  }

  /** Number of the last request of this page that was carried out; 0: none. */
  last(guest: string, client: string): number {
    return this.#done.get(`${guest} ${client}`) ?? 0
  }
}
