// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    remote: {
      purchase: {
        title: 'Buying and building from afar',
      },
    },
  },
}
