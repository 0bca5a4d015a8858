// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  choice: {
    jail: {
      payOrStay: '{bails}, puis gratuitement ; ou passer chaque fois son tour',
    },
  },
  refusal: {
    bailFirst: 'On ne relance les dés qu’une fois l’amende payée ou la peine purgée.',
  },
}
