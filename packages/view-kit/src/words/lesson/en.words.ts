// Written by `npm run words`: a line for each folder with words.
import { words as lesson } from './lesson/en.words.ts'

export const words = {
  lesson,
}
