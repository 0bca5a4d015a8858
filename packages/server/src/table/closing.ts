import type { TableRefusal } from '@hausregeln/protocol'
import type { Storage, StoredHead } from '../storage/storage.ts'
import type { ClosedBy, Step } from './step.ts'

/** What whoever comes to a closed table is told, by who has closed it. */
export const CLOSED: Readonly<Record<ClosedBy, TableRefusal>> = {
  host: 'closed',
  time: 'abandoned',
  keeper: 'shut',
}

/**
 * Closes a table, whether or not it is in memory anywhere: nothing happens at it any more, and it is in no list of open
 * tables. Rejects with `ConflictError` if something has happened since `head` was read.
 */
export async function closeTable(
  storage: Storage,
  { code, sequence, title, rulebook, seats, guests, round, reports }: StoredHead,
  by: ClosedBy,
  reason: string,
  now: number,
): Promise<void> {
  const step: Step = { at: now, facts: [{ fact: 'closed', by, reason }] }
  const lasting = { title, rulebook, seats, guests, round, ...(reports && { reports }) }
  const closed = { ...lasting, phase: 'over', listed: false, changed: now, wake: null } as const
  await storage.append(code, sequence, [JSON.stringify(step)], closed)
}
