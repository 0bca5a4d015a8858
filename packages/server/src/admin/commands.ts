import { TABLE_REFUSALS } from '@hausregeln/protocol/refusal.ts'
import { type Books, barGuest } from '../erasure/bar.ts'
import { rotated, withoutOld } from '../identity/key.ts'
import { markOf } from '../identity/marks.ts'
import type { StoredLink } from '../storage/books/bookStore.ts'
import { ConflictError, type Storage, StorageError, type StoredHead } from '../storage/storage.ts'
import { closeTable } from '../table/state/closing.ts'
import type { Step } from '../table/steps/step.ts'

/** Tables that are read at once. */
const PAGE = 500
/** How long a server may take to let go of a table that is closed, in milliseconds. */
const LETTING_GO = 2500

/** What is wanted of a list. */
export interface Filter {
  readonly phase?: string | undefined
  readonly reported?: boolean | undefined
}

/** All tables that fit, in the order of their codes. */
export async function* tablesIn(storage: Storage, { phase, reported }: Filter = {}): AsyncIterable<StoredHead> {
  for (let after = ''; ; ) {
    const heads = await storage.list(after, PAGE)
    for (const head of heads)
      if ((phase === undefined || head.phase === phase) && (!reported || (head.reports ?? 0) > 0)) yield head
    if (heads.length < PAGE) return
    after = heads.at(-1)?.code ?? ''
  }
}

/** A short link with the title of the rulebook to which it leads. */
export interface NamedLink extends StoredLink {
  readonly title: string
}

/** All short links to rulebooks, in the order of their codes. */
export async function* linksIn(storage: Storage): AsyncIterable<NamedLink> {
  for (let after = ''; ; ) {
    const links = await storage.books.links(after, PAGE)
    for (const link of links) {
      const { file = '{}' } = (await storage.books.get(link.mark)) ?? {}
      yield { ...link, title: JSON.stringify((JSON.parse(file) as { readonly title?: unknown }).title ?? null) }
    }
    if (links.length < PAGE) return
    after = links.at(-1)?.code ?? ''
  }
}

/** A table with its chat, and what was reported. */
export interface Shown {
  readonly head: StoredHead
  readonly persons: readonly { readonly id: string; readonly name: string }[]
  readonly chat: readonly {
    readonly line: number
    readonly guest: string
    readonly name: string
    readonly text: string
  }[]
  readonly reports: readonly {
    readonly by: string
    readonly line: number
    readonly reason: string
    readonly at: number
  }[]
}

/** All that is kept of a table. Throws if there is none of this code. */
export async function showTable(storage: Storage, code: string): Promise<Shown> {
  const head = await needHead(storage, code)
  const steps = (await storage.read(code)).map((text) => JSON.parse(text) as Step)
  const facts = steps.flatMap(({ at, facts: each }) => each.map((fact) => ({ at, fact })))
  const persons = new Map<string, string>()
  for (const { fact } of facts) {
    if (fact.fact === 'created') persons.set(fact.host.id, fact.host.name)
    if (fact.fact === 'sat') persons.set(fact.guest.id, fact.guest.name)
  }
  return {
    head,
    persons: [...persons].map(([id, name]) => ({ id, name })),
    chat: facts.flatMap(({ fact }) => {
      if (fact.fact !== 'said') return []
      const { line, guest, text } = fact.line
      return [{ line, guest: guest.id, name: guest.name, text }]
    }),
    reports: facts.flatMap(({ at, fact }) =>
      fact.fact === 'reported' ? [{ by: fact.by, line: fact.line, reason: fact.reason, at }] : [],
    ),
  }
}

/** Closes a table: those who are there are told, with the reason if there is one. */
export async function closeByKeeper(storage: Storage, code: string, reason: string): Promise<void> {
  for (;;) {
    const head = await needHead(storage, code)
    if (head.phase === 'over') throw new StorageError(`Table ${code} is over already.`)
    try {
      return await closeTable(storage, head, 'keeper', reason, Date.now())
    } catch (error) {
      // Somebody has just done something at it.
      if (!(error instanceof ConflictError)) throw error
    }
  }
}

/** Removes a table with all that is kept of it; it is closed first, and servers get the time to let go of it. */
export async function deleteTable(storage: Storage, code: string): Promise<void> {
  const { phase } = await needHead(storage, code)
  if (phase !== 'over') {
    await closeByKeeper(storage, code, '')
    await new Promise((resolve) => setTimeout(resolve, LETTING_GO))
  }
  for (;;) {
    const head = await storage.head(code)
    if (head === null || (await storage.remove(code, head.sequence))) return
  }
}

/** Lets somebody in no more, or again; an earlier token of theirs that counted no more stays so. */
export async function setBan(books: Books, guest: string, banned: boolean, reason: string): Promise<void> {
  const names = [guest, markOf(guest)]
  const known = (await books.storage.bars()).filter((bar) => names.includes(bar.guest))
  const before = Math.max(0, ...known.map((bar) => bar.before))
  await barGuest(books, { guest, at: Date.now(), before, banned, reason }, markOf(guest))
}

/** A new key that signs from now on; earlier tokens remain valid. */
export async function addKey(storage: Storage): Promise<void> {
  await storage.putKey(rotated(await storage.key()))
}

/** Makes tokens that were signed by earlier keys invalid. */
export async function forgetKeys(storage: Storage): Promise<void> {
  await storage.putKey(withoutOld(await storage.key()))
}

async function needHead(storage: Storage, code: string): Promise<StoredHead> {
  const head = await storage.head(code)
  if (head === null) throw new StorageError(TABLE_REFUSALS.noSuchTable)
  return head
}
