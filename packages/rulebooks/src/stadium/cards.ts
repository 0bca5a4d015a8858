import type { DeckDef } from '@hausregeln/engine/kit/definition.ts'
import { chance, community } from '../classic/cards.ts'
import { deck, effectsOf } from '../own.ts'

// S-0.1: each card does what the classic card of its number does (K-0.3), in words of its own.

/** The sixteen away cards. Their order is the record's numbering; play shuffles them. */
export const away: DeckDef = deck('stadium', 'away', effectsOf(chance))

/** The sixteen home cards. */
export const home: DeckDef = deck('stadium', 'home', effectsOf(community))
