// Written by `npm run words`: a line for each folder with words.
import { words as book } from '@hausregeln/engine/kit/book/say/de.words.ts'
import { words as core } from '@hausregeln/engine/core/say/de.words.ts'
import { words as apartments } from '@hausregeln/chapters/apartments/rules/say/de.words.ts'
import { words as finiteBank } from '@hausregeln/chapters/finite-bank/rules/say/de.words.ts'
import { words as firstThrow } from '@hausregeln/chapters/first-throw/rules/say/de.words.ts'
import { words as landing } from '@hausregeln/chapters/landing/rules/say/de.words.ts'
import { words as prisonBail } from '@hausregeln/chapters/prison-bail/rules/say/de.words.ts'
import { words as shares } from '@hausregeln/chapters/shares/rules/say/de.words.ts'
import { words as file } from '../file/say/de.words.ts'

export const words = {
  'book': book,
  'core': core,
  'apartments': apartments,
  'finite-bank': finiteBank,
  'first-throw': firstThrow,
  'landing': landing,
  'prison-bail': prisonBail,
  'shares': shares,
  'file': file,
}
