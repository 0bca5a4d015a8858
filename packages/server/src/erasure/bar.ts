import type { Bar } from '../identity/tokens.ts'
import type { Storage } from '../storage/storage.ts'
import type { Journal } from './journal.ts'
import type { Redraw } from './redrawing.ts'

/** Where it is kept who is not let in, and who was erased. */
export interface Books {
  readonly storage: Storage
  readonly journal: Journal
  /** Where logs are written again; without it, at once where it is asked for. */
  readonly redraw?: Redraw
}

/** Bars a person durably: in the journal first, so that no older copy of the storage lets them in again. */
export async function barGuest({ storage, journal }: Books, bar: Bar, instead?: string): Promise<void> {
  await journal.keep([bar])
  await storage.bar(bar, instead)
}
