import { SHELVES } from '@hausregeln/view-kit/game/shelves.ts'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Draft } from '../model/draft.ts'
import type { History } from '../model/history.ts'

/** A draft as the browser keeps it, with the steps that can be undone. Times are milliseconds since 1970. */
export interface KeptDraft {
  readonly id: string
  readonly title: string
  readonly changed: number
  readonly history: History<Draft>
}

interface Schema extends DBSchema {
  drafts: { key: string; value: KeptDraft }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null

/** A database of its own: games are not to wait for a change of drafts. Rejects where the browser refuses. */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(SHELVES.drafts, 1, {
    upgrade(db) {
      db.createObjectStore('drafts', { keyPath: 'id' })
    },
  })
  return opened
}

/** All drafts, the one changed last first. */
export async function keptDrafts(): Promise<readonly KeptDraft[]> {
  const all = await (await database()).getAll('drafts')
  return all.sort((a, b) => b.changed - a.changed)
}

/** Settled at once, so that leaving the page in the same moment loses nothing. */
export async function keepDraft(draft: KeptDraft): Promise<void> {
  const transaction = (await database()).transaction('drafts', 'readwrite')
  void transaction.store.put(draft)
  transaction.commit()
  await transaction.done
}

/** Removes a draft with all its steps. */
export async function removeDraft(id: string): Promise<void> {
  await (await database()).delete('drafts', id)
}

const ID_BYTES = 6

/** A name for a draft in an address. */
export function newDraftId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
