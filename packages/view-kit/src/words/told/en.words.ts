// Written by `npm run words`: a line for each folder with words.
import { words as ending } from './ending/en.words.ts'
import { words as moments } from './moments/en.words.ts'
import { words as replay } from './replay/en.words.ts'
import { words as stageLater } from './stageLater/en.words.ts'

export const words = {
  ending,
  moments,
  replay,
  stageLater,
}
