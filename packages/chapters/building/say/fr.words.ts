// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    building: {
      gist: 'On construit des maisons dans les rues et, une fois leur nombre atteint, un hôtel. La banque reprend les bâtiments à la moitié de leur prix.',
    },
  },
  question: {
    buildsWhere: 'En construisant, on a son pion',
    buildsAnyTime: 'Moment où l’on construit',
  },
  choice: {
    buildsEvenly: {
      wholeGroups: 'sur des groupes complets, uniformément',
      unevenly: 'sur des groupes complets, inégalement aussi',
      singly: 'sur toute rue à soi, même sans le groupe complet et inégalement',
    },
    buildsWhere: {
      whereYouStand: 'dans la rue où l’on construit',
      anywhere: 'n’importe où',
    },
    buildsAnyTime: {
      ownTurn: 'pendant son propre tour et entre les tours',
      anyTime: 'à tout moment',
    },
  },
  number: {
    shortGameHouses: 'Maisons avant un hôtel dans une partie courte',
  },
}
