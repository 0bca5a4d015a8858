// Written by `npm run words`: a line for each folder with words.
import { words as analysis } from './analysis/de.words.ts'

export const words = {
  analysis,
}
