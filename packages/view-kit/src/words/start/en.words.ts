// Written by `npm run words`: a line for each folder with words.
import { words as around } from './around/en.words.ts'
import { words as board } from './board/en.words.ts'
import { words as design } from './design/en.words.ts'
import { words as frame } from './frame/en.words.ts'
import { words as middle } from './middle/en.words.ts'
import { words as screens } from './screens/en.words.ts'
import { words as setup } from './setup/en.words.ts'

export const words = {
  around,
  board,
  design,
  frame,
  middle,
  screens,
  setup,
}
