import { choice } from '@hausregeln/engine/core/choice.ts'
import { mayDraw } from './card-choice.ts'

/** Whether cards must be drawn. */
export const choices = [
  choice(
    'onCards',
    'mayDraw',
    ['card-choice'],
    { de: 'eine Karte darf gezogen werden, muss aber nicht', en: 'a card may be drawn, but need not be' },
    mayDraw,
    { slots: ['cardChoice'] },
  ),
] as const
