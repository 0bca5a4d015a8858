import type { Catalogue } from '../../language.ts'
import { classic } from './classic.ts'
import { euronopoly } from './euronopoly.ts'
import { exchange } from './exchange.ts'
import { simplified } from './simplified.ts'
import { stadium } from './stadium.ts'

/** What the paragraphs of the rulebooks say in French, by what they say in English. */
export const paragraphs: Catalogue = { ...classic, ...stadium, ...simplified, ...exchange, ...euronopoly }
