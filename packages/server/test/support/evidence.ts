import { type GameRecord, isHost, verifyRecord } from '@hausregeln/engine'
import { findRulebook } from '@hausregeln/rulebooks'
import type { Storage } from '@hausregeln/server/storage/storage.ts'
import type { Receipt, Step } from '@hausregeln/server/table/steps/step.ts'
import type { Page } from './page.ts'

/** What is in storage of what was confirmed to pages. */
export interface Evidence {
  /** Requests that were confirmed to a page. */
  readonly confirmed: number
  /** Of these: missing in storage. */
  readonly lost: number
  /** Requests that are in storage twice. */
  readonly twice: number
  /** Steps in storage. */
  readonly steps: number
}

/** Looks at tables in storage, and at the pages that were at each. Throws a sentence if a game does not keep the rules. */
export async function examine(storage: Storage, tables: Iterable<readonly Page[]>): Promise<Evidence> {
  let [confirmed, lost, twice, steps] = [0, 0, 0, 0]
  for (const pages of tables) {
    const log = (await storage.read(pages[0]?.told?.code ?? '')).map((text) => JSON.parse(text) as Step)
    steps += log.length
    checkRecord(log)
    const found = countReceipts(log)
    for (const { guest, client, confirmed: numbers } of pages) {
      confirmed += numbers.length
      lost += numbers.filter((number) => !found.has(key({ guest, client, number }))).length
    }
    twice += [...found.values()].filter((times) => times > 1).length
  }
  return { confirmed, lost, twice, steps }
}

function countReceipts(log: readonly Step[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const { receipt } of log) if (receipt) found.set(key(receipt), (found.get(key(receipt)) ?? 0) + 1)
  return found
}

function key({ guest, client, number }: Receipt): string {
  return `${guest} ${client} ${number}`
}

/** The game in storage keeps the rules, and its dice follow from the seed. Throws a sentence if not. */
function checkRecord(log: readonly Step[]): void {
  const facts = log.flatMap((step) => step.facts)
  const header = facts.find((fact) => fact.fact === 'started')?.header
  const seed = facts.find((fact) => fact.fact === 'created')?.seed
  if (header === undefined || seed == null) throw new Error('The game is not in storage.')
  const entries = facts.flatMap((fact) => (fact.fact === 'entered' ? fact.entries : []))
  const record: GameRecord = { header, entries }
  const book = findRulebook(header.rulebook)?.book
  if (book === undefined) throw new Error(`No rulebook "${header.rulebook}".`)
  const revealed = entries.some(({ entry }) => isHost(entry) && entry.host === 'reveal')
  verifyRecord(book, record, revealed ? null : seed)
}
