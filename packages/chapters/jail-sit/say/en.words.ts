// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  choice: {
    jail: {
      sitOut: 'sit out {attempts} rounds',
    },
  },
}
