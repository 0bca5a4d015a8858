import { TABLE_REFUSALS, type TableRefusal } from '@hausregeln/protocol/refusal.ts'
import type { Storage, StoredHead } from '../../storage/storage.ts'
import type { ClosedBy, Step } from '../steps/step.ts'
import { isRemoved, seatOf, type TableState } from './state.ts'

/** What people who come to a closed table are told, by who has closed it. */
const CLOSED: Readonly<Record<ClosedBy, TableRefusal>> = {
  host: 'closed',
  time: 'abandoned',
  keeper: 'shut',
}

/** Why nobody comes to a table any more. */
export interface Closed {
  readonly reason: TableRefusal
  readonly sentence: string
}

/** Null: the table is open. */
export function whyClosed({ closed }: TableState): Closed | null {
  if (closed === null) return null
  const reason = CLOSED[closed.by]
  return { reason, sentence: `${TABLE_REFUSALS[reason]} ${closed.reason}`.trim() }
}

/**
 * Why a person does not come in; null: they do. Whether those without a seat may watch a game is left to the settings.
 */
export function whyKeptOut(state: TableState, guest: string): Closed | null {
  const closed = whyClosed(state)
  if (closed !== null) return closed
  const tell = (reason: TableRefusal) => ({ reason, sentence: TABLE_REFUSALS[reason] })
  if (isRemoved(state, guest)) return tell('removed')
  const { settings, phase, host } = state
  const admitted = settings.spectators || phase === 'lobby' || host.id === guest || seatOf(state, guest) !== null
  return admitted ? null : tell('noSpectators')
}

/**
 * Closes a table, whether or not it is in memory anywhere: nothing happens at it any more, and it is in no list of open
 * tables. Rejects with `ConflictError` if something has happened since `head` was read.
 */
export async function closeTable(
  storage: Storage,
  { code, sequence, title, rulebook, book, seats, guests, round, reports, chat }: StoredHead,
  by: ClosedBy,
  reason: string,
  now: number,
): Promise<void> {
  const step: Step = { at: now, facts: [{ fact: 'closed', by, reason }] }
  const further = { ...(reports && { reports }), ...(chat !== undefined && { chat }), ...(book && { book }) }
  const lasting = { title, rulebook, seats, guests, round, ...further }
  const closed = { ...lasting, phase: 'over', listed: false, changed: now, wake: null } as const
  await storage.append(code, sequence, [JSON.stringify(step)], closed)
}
