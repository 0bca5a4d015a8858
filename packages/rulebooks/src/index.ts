import type { Rulebook } from '@hausregeln/engine'
import { classic } from './classic/book.ts'
import { euronopoly } from './euronopoly/book.ts'
import { simplified } from './simplified/book.ts'
import { stadium } from './stadium/book.ts'

export { classic, euronopoly, simplified, stadium }

/** All rulebooks, in the order in which they are offered. */
export const rulebooks: readonly Rulebook[] = [classic, stadium, simplified, euronopoly]

export function findRulebook(id: string): Rulebook | undefined {
  return rulebooks.find((rulebook) => rulebook.book.id === id)
}
