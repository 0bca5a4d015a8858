import { editionOf, inEdition, type RecordHeader, type Rulebook } from '@hausregeln/engine'
import type { Carried } from '@hausregeln/rulebooks/file/index.ts'
import { loadRulebook as load } from '@hausregeln/rulebooks/load.ts'
import { Loads } from './loads.ts'

const rulebooks = new Loads(load)

/** A rulebook by its id, loaded once; undefined: there is none. Rejects if it cannot be loaded, and may be asked again. */
export function loadRulebook(id: string): Promise<Rulebook | undefined> {
  return rulebooks.ask(id)
}

/** The same for a page that waits for it (`use`). Rejects each time once it could not be loaded. */
export function awaitedRulebook(id: string): Promise<Rulebook | undefined> {
  return rulebooks.awaited(id)
}

/** A rulebook that was loaded before; undefined: it was not, or there is none. */
export function loadedRulebook(id: string): Rulebook | undefined {
  return rulebooks.there(id)
}

/** What a header says of its rulebook. */
export type BookRef = Pick<RecordHeader, 'rulebook' | 'identity' | 'book' | 'edition'>

/** Rulebooks that came along with games, by what their headers carry. */
const carried = new WeakMap<object, Rulebook>()

/**
 * The rulebook of a game, in its edition: what its header carries, else the one of its name; undefined: there is none.
 * Rejects with a sentence if what it carries cannot be played.
 */
export async function loadBookOf(ref: BookRef): Promise<Rulebook | undefined> {
  return asBegun(await anyEditionOf(ref), ref)
}

/** The same if it was loaded before. */
export function loadedBookOf(ref: BookRef): Rulebook | undefined {
  const { rulebook, book } = ref
  return asBegun(book === undefined ? loadedRulebook(rulebook) : carried.get(book), ref)
}

function asBegun(rulebook: Rulebook | undefined, ref: BookRef): Rulebook | undefined {
  return rulebook && inEdition(rulebook, editionOf(ref))
}

async function anyEditionOf(ref: BookRef): Promise<Rulebook | undefined> {
  const { rulebook, book, edition } = ref
  if (book === undefined) return loadRulebook(rulebook)
  const known = carried.get(book)
  if (known !== undefined) return known
  const { carriedBook, describeBookFault } = await import('@hausregeln/rulebooks/file/index.ts')
  const read = carriedBook({ rulebook, book, identity: ref.identity ?? '', ...(edition !== undefined && { edition }) })
  if (read === null) return undefined
  if (read.faults) throw new Error(read.faults.map((fault) => describeBookFault(fault, 'en')).join(' '))
  carried.set(book, read.value)
  return read.value
}

/** A rulebook that was checked already, by what headers of its games will carry. */
export function bringCarried(book: object, rulebook: Rulebook): void {
  carried.set(book, rulebook)
}

/** What a header carries of its rulebook, for a further game by it. */
export function carriedIn({ identity, book }: BookRef): Carried {
  return identity === undefined || book === undefined ? {} : { identity, book }
}
