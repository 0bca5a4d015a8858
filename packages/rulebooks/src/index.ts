import type { Rulebook } from '@hausregeln/engine'
import { classic } from './classic/book.ts'
import { euronopoly } from './euronopoly/book.ts'
import { exchange } from './exchange/book.ts'
import { simplified } from './simplified/book.ts'
import { stadium } from './stadium/book.ts'

export type * from '@hausregeln/chapters/known.ts'
export { classic, euronopoly, exchange, simplified, stadium }

/** All rulebooks, in the order in which they are offered. */
export const rulebooks: readonly Rulebook[] = [classic, stadium, simplified, exchange, euronopoly]

/** The built-in rulebook of this id. */
export function findRulebook(id: string): Rulebook | undefined {
  return rulebooks.find(({ def }) => def.id === id)
}
