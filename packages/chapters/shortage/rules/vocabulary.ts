import { frameNumber, type Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** Buildings in short supply. */
export const vocabulary = {
  refusals: {
    notAskedForPieces: 'shortage',
    bidBelowPiece: 'shortage',
  },
  events: {
    wanted: ['seat', 'deed'],
    notWanted: ['seat', 'deed'],
    pieceAuctioned: ['seat', 'stock'],
    pieceWon: ['seat', 'amount'],
  },
  actions: { want: 'none', leaveIt: 'none', place: 'deed' },
  frames: ['shortage'],
} as const satisfies Vocabulary

/** The frame of this name, as it lies in the agenda. */
export const SHORTAGE_FRAME = frameNumber('shortage')
