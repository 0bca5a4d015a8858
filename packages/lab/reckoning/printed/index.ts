import type { Printed } from '../printed.ts'
import { classic } from './classic.ts'
import { euronopoly } from './euronopoly.ts'
import { exchange } from './exchange.ts'
import { simplified } from './simplified.ts'
import { stadium } from './stadium.ts'

/** The printed numbers by the id of the rulebook; a rulebook without is not reckoned a second time. */
export const PRINTED: Readonly<Record<string, Printed>> = { classic, stadium, simplified, exchange, euronopoly }
