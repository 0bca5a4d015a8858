// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    trade: {
      title: 'Échanger',
      gist: 'Les joueurs peuvent se proposer des propriétés sans bâtiments, des cartes de sortie et de l’argent, et les échanger.',
    },
  },
  question: {
    gifts: 'Les cadeaux',
  },
  choice: {
    gifts: {
      allowed: 'sont permis',
      refused: 'sont interdits : chaque côté donne quelque chose',
    },
  },
  number: {
    offersATurn: 'Offres que chacun peut faire en un tour',
  },
}
