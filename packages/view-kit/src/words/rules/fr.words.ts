// Written by `npm run words`: a line for each folder with words.
import { words as rules } from './rules/fr.words.ts'

export const words = {
  rules,
}
