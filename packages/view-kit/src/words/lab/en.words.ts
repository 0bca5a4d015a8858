// Written by `npm run words`: a line for each folder with words.
import { words as hand } from './hand/en.words.ts'
import { words as laboratory } from './laboratory/en.words.ts'

export const words = {
  hand,
  laboratory,
}
