import { frameNumber, type Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** What cards order. */
export const vocabulary = {
  frames: ['payEach', 'collect'],
} as const satisfies Vocabulary

declare module '@hausregeln/engine/core/vocabulary.ts' {
  interface Chapters {
    readonly cards: typeof vocabulary
  }
}

/** The frame of this name, as it lies in the agenda. */
export const PAY_EACH_FRAME = frameNumber('payEach')

/** The frame of this name, as it lies in the agenda. */
export const COLLECT_FRAME = frameNumber('collect')
