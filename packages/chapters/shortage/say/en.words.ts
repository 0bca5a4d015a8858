// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    shortage: {
      gist: 'If the buildings of the bank are not enough for all who want to build, they are auctioned one by one.',
    },
  },
}
