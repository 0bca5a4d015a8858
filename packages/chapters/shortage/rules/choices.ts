import { UNASKED, usually } from '@hausregeln/engine/core/choice.ts'
import { fallsShort } from './shortage.ts'

/** What becomes of an order that the stock does not serve. */
export const choices = [usually('fallsShort', 'auctioned', ['shortage'], fallsShort, { sentence: UNASKED })] as const
