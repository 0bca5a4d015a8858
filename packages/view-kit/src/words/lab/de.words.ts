// Written by `npm run words`: a line for each folder with words.
import { words as hand } from './hand/de.words.ts'
import { words as laboratory } from './laboratory/de.words.ts'

export const words = {
  hand,
  laboratory,
}
