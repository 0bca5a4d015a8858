// Written by `npm run words`: a line for each folder with words.
import { words as coach } from './coach/de.words.ts'

export const words = {
  coach,
}
