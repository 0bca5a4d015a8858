import { companion } from './companion.ts'
import { ownCard } from './ownCard.ts'

/** What only the keeper’s desk says. */
export const desk = {
  companion,
  ownCard,
}
