// Written by `npm run words`: a line for each folder with words.
import { words as online } from './online/en.words.ts'
import { words as people } from './people/en.words.ts'
import { words as refusals } from './refusals/en.words.ts'
import { words as storage } from './storage/en.words.ts'

export const words = {
  online,
  people,
  refusals,
  storage,
}
