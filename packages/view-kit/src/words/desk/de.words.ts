// Written by `npm run words`: a line for each folder with words.
import { words as companion } from './companion/de.words.ts'
import { words as given } from './given/de.words.ts'
import { words as ownBoard } from './ownBoard/de.words.ts'
import { words as ownCard } from './ownCard/de.words.ts'
import { words as projector } from './projector/de.words.ts'

export const words = {
  companion,
  given,
  ownBoard,
  ownCard,
  projector,
}
