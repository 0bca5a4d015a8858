// Written by `npm run words`: a line for each folder with words.
import { words as around } from './around/fr.words.ts'
import { words as board } from './board/fr.words.ts'
import { words as design } from './design/fr.words.ts'
import { words as frame } from './frame/fr.words.ts'
import { words as middle } from './middle/fr.words.ts'
import { words as screens } from './screens/fr.words.ts'
import { words as setup } from './setup/fr.words.ts'

export const words = {
  around,
  board,
  design,
  frame,
  middle,
  screens,
  setup,
}
