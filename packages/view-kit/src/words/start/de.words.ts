// Written by `npm run words`: a line for each folder with words.
import { words as around } from './around/de.words.ts'
import { words as board } from './board/de.words.ts'
import { words as design } from './design/de.words.ts'
import { words as frame } from './frame/de.words.ts'
import { words as middle } from './middle/de.words.ts'
import { words as screens } from './screens/de.words.ts'
import { words as setup } from './setup/de.words.ts'

export const words = {
  around,
  board,
  design,
  frame,
  middle,
  screens,
  setup,
}
