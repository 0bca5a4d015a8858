import type { Vocabulary } from '../../core/vocabulary.ts'
import { words } from '../../core/words.ts'
import { vocabulary as auctions } from './auctions.ts'
import { vocabulary as decks } from './decks.ts'
import { vocabulary as deeds } from './deeds.ts'
import { vocabulary as dice } from './dice.ts'
import { vocabulary as jail } from './jail.ts'
import { vocabulary as money } from './money.ts'

/** Words that every rulebook knows: the core's, and those of the tools that chapters share. */
export const COMMON_WORDS: readonly Vocabulary[] = [words, money, deeds, jail, dice, decks, auctions]
