import type { Receipt } from './step.ts'

/** How many pages a table remembers; the one that asked longest ago is forgotten first. */
const PAGES = 128

/** Receipts as JSON: the number of the last request by page. */
export type KeptReceipts = readonly (readonly [page: string, number: number])[]

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

  /** As JSON: what asked longest ago first. */
  keep(): KeptReceipts {
    return [...this.#done]
  }

  /** Goes on as it was kept. */
  takeUp(kept: KeptReceipts): void {
    for (const [page, number] of kept) this.#done.set(page, number)
  }

  /** Number of the last request of this page that was carried out; 0: none. */
  last(guest: string, client: string): number {
    return this.#done.get(`${guest} ${client}`) ?? 0
  }
}
