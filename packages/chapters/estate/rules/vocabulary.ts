import { frameNumber, type Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** What those leave who go. */
export const vocabulary = {
  slots: ['estate'],
  events: {
    estateAuctioned: ['seat', 'deed'],
  },
  frames: ['estate'],
} as const satisfies Vocabulary

/** The frame of this name, as it lies in the agenda. */
export const ESTATE_FRAME = frameNumber('estate')
