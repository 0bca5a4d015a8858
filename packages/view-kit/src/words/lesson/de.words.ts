// Written by `npm run words`: a line for each folder with words.
import { words as lesson } from './lesson/de.words.ts'

export const words = {
  lesson,
}
