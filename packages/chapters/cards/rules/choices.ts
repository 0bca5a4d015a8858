import { usually } from '@hausregeln/engine/core/choice.ts'
import { drawHereAndCarryOut } from './cards.ts'

/** How cards are drawn. */
export const choices = [usually('drawCard', 'backUnder', ['cards'], drawHereAndCarryOut)] as const
