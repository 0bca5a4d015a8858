// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    shortage: {
      gist: 'Reichen die Gebäude der Bank nicht für alle, die bauen wollen, werden sie einzeln versteigert.',
    },
  },
}
