import type { SomePart } from '../words.ts'
import { around } from './around.ts'
import { board } from './board.ts'
import { design } from './design.ts'
import { frame } from './frame.ts'
import { middle } from './middle.ts'
import { screens } from './screens.ts'
import { setup } from './setup.ts'

/** What the start page says. */
export const start: SomePart<'start'> = {
  around,
  board,
  design,
  frame,
  middle,
  screens,
  setup,
}
