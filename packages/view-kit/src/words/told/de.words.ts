// Written by `npm run words`: a line for each folder with words.
import { words as ending } from './ending/de.words.ts'
import { words as moments } from './moments/de.words.ts'
import { words as replay } from './replay/de.words.ts'
import { words as stageLater } from './stageLater/de.words.ts'

export const words = {
  ending,
  moments,
  replay,
  stageLater,
}
