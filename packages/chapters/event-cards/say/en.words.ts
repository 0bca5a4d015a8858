// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  effect: {
    sitOut: 'sit out the next turn',
    throwAgain: 'throw again',
    opposite: 'to the space on the other side',
  },
  card: {
    sitOut: 'Sit out the next turn',
    throwAgain: 'Throw again',
    opposite: 'To the space on the other side',
  },
}
