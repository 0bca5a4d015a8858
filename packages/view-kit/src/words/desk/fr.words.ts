// Written by `npm run words`: a line for each folder with words.
import { words as companion } from './companion/fr.words.ts'
import { words as given } from './given/fr.words.ts'
import { words as ownBoard } from './ownBoard/fr.words.ts'
import { words as ownCard } from './ownCard/fr.words.ts'
import { words as projector } from './projector/fr.words.ts'

export const words = {
  companion,
  given,
  ownBoard,
  ownCard,
  projector,
}
