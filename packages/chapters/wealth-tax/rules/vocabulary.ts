import { frameNumber, type Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** A tax on wealth from time to time. */
export const vocabulary = {
  slots: ['wealthTax'],
  events: { wealthTaxed: ['round'] },
  frames: ['wealthTax'],
} as const satisfies Vocabulary

/** The frame of this name, as it lies in the agenda. */
export const WEALTH_TAX_FRAME = frameNumber('wealthTax')
