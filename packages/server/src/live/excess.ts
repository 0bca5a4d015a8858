import type { Request, TableRefusal } from '@hausregeln/protocol'
import type { Doer, Quotas } from '../quota/quotas.ts'
import type { Storage } from '../storage/storage.ts'

/** Why what somebody asks for at a table is more than they may; null: it is not. Rejects with `StorageError`. */
export async function excessOf(
  request: Request,
  doer: Doer,
  code: string,
  { chat, seated, limits }: Quotas,
  storage: Storage,
): Promise<TableRefusal | null> {
  const { ask } = request
  const writes = ask === 'say' || ask === 'report' || (ask === 'propose' && request.what === 'join')
  if (writes) return chat.take(doer) ? null : 'tooFast'
  if (ask !== 'sit') return null
  if (!seated.take(doer.address)) return 'tooFast'
  const { belongs } = await storage.standing(doer.guest, code)
  return belongs < limits.SEATS_PER_GUEST ? null : 'tooManySeats'
}
