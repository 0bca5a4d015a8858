import type { Bot } from '@hausregeln/bots'
import type { Rulebook } from '@hausregeln/engine'
import type { Table } from '../table.ts'
import type { OpenBotProgram } from './bot-program.ts'
import { ExternalBot, type OwnOf } from './external-bot.ts'

/** What a bot from elsewhere is told of a table. */
export type GuestTable = Pick<Table, 'seats' | 'options' | 'maxRounds'>

/** Bots from elsewhere that may take seats. */
export interface Guests {
  has(name: string): boolean
  /** For one seat at a time, game after game. */
  make(name: string, rulebook: Rulebook, table: GuestTable, ownOf: OwnOf): Bot
}

/** Those of these names, who come in by `open`: once for each seat that one of them takes. */
export function guestsBy(open: OpenBotProgram, names: readonly string[]): Guests {
  return {
    has: (name) => names.includes(name),
    make: (name, rulebook, table, ownOf) => new ExternalBot(name, open(name), rulebook, table, ownOf),
  }
}
