import { endLine, entryLine, headerLine, type RecordHeader, type SealedEntry } from '@hausregeln/engine'
import type { Storage } from '../../storage/storage.ts'
import type { FactOf, Step } from '../steps/step.ts'

/** Of steps that tell nothing of the game nothing is read. */
const OF_GAME = /"fact":"(?:created|configured|brought|started|entered)"/

/**
 * The record of a table's game as text, part by part, out of its log: nothing of it is played, so that it can be had of a
 * table that cannot be opened. Empty: no game has begun. Rejects with `StorageError`.
 */
export async function* recordInLog(storage: Storage, code: string): AsyncGenerator<string> {
  let brought: FactOf<'brought'> | null = null
  let book: string | null = null
  let count: number | null = null
  for await (const texts of storage.stream(code)) {
    let lines = ''
    for (const text of texts.filter((one) => OF_GAME.test(one)))
      for (const fact of (JSON.parse(text) as Step).facts) {
        if (fact.fact === 'created' || fact.fact === 'configured') book = fact.settings.book ?? null
        if (fact.fact === 'brought') brought = fact
        if (fact.fact !== 'started' && fact.fact !== 'entered') continue
        if (fact.fact === 'started') lines += headerLine(await complete(storage, fact.header, book))
        const entries: readonly SealedEntry[] = fact.fact === 'entered' ? fact.entries : (brought?.record.entries ?? [])
        lines += entries.map(entryLine).join('')
        count = (count ?? 0) + entries.length
      }
    if (lines !== '') yield lines
  }
  if (count !== null) yield endLine(count)
}

/** A header with the rulebook that was brought, which is kept once and without tables. */
async function complete(storage: Storage, header: RecordHeader, mark: string | null): Promise<RecordHeader> {
  const kept = mark === null ? null : await storage.books.get(mark)
  return kept === null ? header : { ...header, identity: kept.identity, book: JSON.parse(kept.file) }
}
