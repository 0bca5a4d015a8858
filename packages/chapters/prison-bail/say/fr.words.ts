// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  choice: {
    jail: {
      payOrStay: '{bails}, puis gratuitement ; ou passer chaque fois son tour',
    },
  },
}
