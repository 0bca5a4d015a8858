import type { SomePart } from '../words.ts'
import { companion } from './companion.ts'
import { ownBoard } from './ownBoard.ts'
import { ownCard } from './ownCard.ts'
import { projector } from './projector.ts'

/** What only the keeper’s desk says. */
export const desk: SomePart<'desk'> = {
  companion,
  ownBoard,
  ownCard,
  projector,
}
