import { choice, usually } from '@hausregeln/engine/core/choice.ts'
import { drawHere, withoutFurtherThrow } from '../../landing/rules/landing.ts'
import { drawEventCard } from './event-cards.ts'

/** How event cards are drawn. */
export const choices = [
  usually('drawCard', 'laidAside', ['event-cards'], drawEventCard),
  choice('onCards', 'drawEndsDoubles', ['event-cards'], withoutFurtherThrow('cardsDoubles', drawHere)),
] as const
