import { frameNumber, type Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** What cards order. */
export const vocabulary = {
  frames: ['payEach', 'collect'],
} as const satisfies Vocabulary

/** The frame of this name, as it lies in the agenda. */
export const PAY_EACH_FRAME = frameNumber('payEach')

/** The frame of this name, as it lies in the agenda. */
export const COLLECT_FRAME = frameNumber('collect')
