// Written by `npm run words`: a line for each folder with words.
import { words as analysis } from './analysis/en.words.ts'

export const words = {
  analysis,
}
