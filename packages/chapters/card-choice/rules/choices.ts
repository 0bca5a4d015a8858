import { choice } from '@hausregeln/engine/core/choice.ts'
import { mayDraw } from './card-choice.ts'

/** Whether cards must be drawn. */
export const choices = [choice('onCards', 'mayDraw', ['card-choice'], mayDraw, { slots: ['cardChoice'] })] as const
