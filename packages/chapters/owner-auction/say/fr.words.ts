// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    owner: {
      auction: {
        title: 'Enchères à l’initiative du propriétaire',
      },
    },
  },
  number: {
    minimumPenalty: 'Amende si le prix minimum n’est pas atteint',
  },
  refusal: {
    tradeForbidden: 'Ces règles interdisent les échanges entre joueurs.',
    demandsFirst: 'Tant qu’un loyer peut encore être réclamé, aucun propriétaire n’ouvre d’enchères.',
    notAskedForMinimum: 'Seul celui qui met une propriété aux enchères fixe un prix minimum.',
    tooManyPutUp: 'Offres et enchères à soi sont limitées ensemble à {offersATurn} par tour.',
    auctionBuilt: 'On ne met aux enchères que des propriétés dont le groupe de couleur n’a pas de bâtiment.',
    minimumTooHigh: 'Le prix minimum est trop haut : l’argent dont aucune dette n’a besoin doit en couvrir {minimumPenalty}.',
  },
}
