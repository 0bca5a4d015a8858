// Written by `npm run words`: a line for each folder with words.
import { words as workshop } from './workshop/de.words.ts'

export const words = {
  workshop,
}
