import { frameNumber, type Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** Who begins, and with what. */
export const vocabulary = {
  slots: ['firstThrow', 'deal'],
  events: {
    firstThrow: ['seat', 'dieA', 'dieB'],
    starts: ['seat'],
    dealt: ['seat', 'deed'],
  },
  frames: ['firstThrow', 'deal'],
} as const satisfies Vocabulary

/** The frame of this name, as it lies in the agenda. */
export const FIRST_THROW_FRAME = frameNumber('firstThrow')

/** The frame of this name, as it lies in the agenda. */
export const DEAL_FRAME = frameNumber('deal')
