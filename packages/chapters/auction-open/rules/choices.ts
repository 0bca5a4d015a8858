import { choice, otherwise, reckoned, UNASKED } from '@hausregeln/engine/core/choice.ts'
import { former } from '@hausregeln/engine/core/edition.ts'

/** The least step between bids holds whatever is auctioned. */
export const choices = [
  otherwise(
    'pieceStep',
    'bidStep',
    [],
    reckoned(({ bidStep }) => bidStep as number),
    { sentence: UNASKED },
  ),
] as const

/** It once did not hold where buildings were auctioned. */
export const formers = [former(1, choice('pieceStep', 'one', [], 1, { sentence: UNASKED }))] as const
