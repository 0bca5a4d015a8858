import type { Rulebook } from '@hausregeln/engine'

/** Each rulebook is a file of its own, which is loaded when somebody plays or reads it. */
const LOADERS: Readonly<Record<string, () => Promise<Rulebook>>> = {
  classic: async () => (await import('@hausregeln/rulebooks/classic/book.ts')).classic,
  stadium: async () => (await import('@hausregeln/rulebooks/stadium/book.ts')).stadium,
  simplified: async () => (await import('@hausregeln/rulebooks/simplified/book.ts')).simplified,
  exchange: async () => (await import('@hausregeln/rulebooks/exchange/book.ts')).exchange,
  euronopoly: async () => (await import('@hausregeln/rulebooks/euronopoly/book.ts')).euronopoly,
}

const loading = new Map<string, Promise<Rulebook | undefined>>()
const loaded = new Map<string, Rulebook>()

/** A rulebook by its id, loaded once; undefined: there is none. Rejects if it cannot be loaded, and may be asked again. */
export function loadRulebook(id: string): Promise<Rulebook | undefined> {
  const before = loading.get(id)
  if (before !== undefined) return before
  const coming = load(id)
  loading.set(id, coming)
  coming.catch(() => loading.delete(id))
  return coming
}

async function load(id: string): Promise<Rulebook | undefined> {
  const rulebook = Object.hasOwn(LOADERS, id) ? await LOADERS[id]?.() : undefined
  if (rulebook !== undefined) loaded.set(id, rulebook)
  return rulebook
}

/** A rulebook that was loaded before; undefined: it was not, or there is none. */
export function loadedRulebook(id: string): Rulebook | undefined {
  return loaded.get(id)
}
