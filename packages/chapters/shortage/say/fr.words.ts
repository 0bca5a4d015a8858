// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    shortage: {
      gist: 'Si les bâtiments de la banque ne suffisent pas à tous ceux qui veulent construire, ils sont mis aux enchères un à un.',
    },
  },
}
