import type { Rulebook } from '@hausregeln/engine'
import { bringWordsOf } from './texts/bring-words.ts'

/** Each rulebook is a module of its own, with all that it needs, for programs that need one of them only. */
const LOADERS: Readonly<Record<string, () => Promise<Rulebook>>> = {
  classic: async () => (await import('./classic/book.ts')).classic,
  stadium: async () => (await import('./stadium/book.ts')).stadium,
  simplified: async () => (await import('./simplified/book.ts')).simplified,
  exchange: async () => (await import('./exchange/book.ts')).exchange,
  euronopoly: async () => (await import('./euronopoly/book.ts')).euronopoly,
}

/** The ids of all rulebooks, in the order in which they are offered. */
export const RULEBOOK_IDS: readonly string[] = Object.keys(LOADERS)

/**
 * The rulebook with this id and nothing of the others, with what it says in the languages that are read; undefined:
 * there is none. Rejects if it cannot be loaded.
 */
export async function loadRulebook(id: string): Promise<Rulebook | undefined> {
  if (!Object.hasOwn(LOADERS, id)) return undefined
  const [rulebook] = await Promise.all([LOADERS[id]?.(), bringWordsOf(id)])
  return rulebook
}
