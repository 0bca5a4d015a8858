// Written by `npm run words`: a line for each folder with words.
import { words as ending } from './ending/fr.words.ts'
import { words as moments } from './moments/fr.words.ts'
import { words as replay } from './replay/fr.words.ts'
import { words as stageLater } from './stageLater/fr.words.ts'

export const words = {
  ending,
  moments,
  replay,
  stageLater,
}
