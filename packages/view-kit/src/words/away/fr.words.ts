// Written by `npm run words`: a line for each folder with words.
import { words as online } from './online/fr.words.ts'
import { words as people } from './people/fr.words.ts'
import { words as refusals } from './refusals/fr.words.ts'
import { words as storage } from './storage/fr.words.ts'

export const words = {
  online,
  people,
  refusals,
  storage,
}
