// Written by `npm run words`: a line for each folder with words.
import { words as online } from './online/de.words.ts'
import { words as people } from './people/de.words.ts'
import { words as refusals } from './refusals/de.words.ts'
import { words as storage } from './storage/de.words.ts'

export const words = {
  online,
  people,
  refusals,
  storage,
}
