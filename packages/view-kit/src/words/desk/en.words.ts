// Written by `npm run words`: a line for each folder with words.
import { words as companion } from './companion/en.words.ts'
import { words as given } from './given/en.words.ts'
import { words as ownBoard } from './ownBoard/en.words.ts'
import { words as ownCard } from './ownCard/en.words.ts'
import { words as projector } from './projector/en.words.ts'

export const words = {
  companion,
  given,
  ownBoard,
  ownCard,
  projector,
}
