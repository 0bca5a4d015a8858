import { choice } from '@hausregeln/engine/core/choice.ts'
import { chooseSpace, payInPassing } from './free-space.ts'

/** A free choice of space instead of the salary. */
export const choices = [
  choice('onStart', 'chooseSpace', ['free-space', 'startReached=inPassing'], chooseSpace, { slots: ['freeSpace'] }),
  choice('startReached', 'inPassing', ['onStart=chooseSpace'], payInPassing, { slots: ['freeSpace'] }),
] as const
