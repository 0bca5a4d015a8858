import { choice, usually } from '@hausregeln/engine/core/choice.ts'
import { drawHere, withoutFurtherThrow } from '../../landing/rules/landing.ts'
import { drawEventCard } from './event-cards.ts'

/** How event cards are drawn. */
export const choices = [
  usually(
    'drawCard',
    'laidAside',
    ['event-cards'],
    {
      de: 'werden abgelegt und nach der letzten neu gemischt',
      en: 'are laid aside and shuffled again after the last one',
    },
    drawEventCard,
  ),
  choice(
    'onCards',
    'drawEndsDoubles',
    ['event-cards'],
    {
      de: 'eine Karte wird gezogen; ein Pasch gibt keinen weiteren Wurf',
      en: 'a card is drawn; doubles give no further throw',
    },
    withoutFurtherThrow('cardsDoubles', drawHere),
  ),
] as const
