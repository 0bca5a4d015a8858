// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    first: {
      throw: {
        gist: 'Le plus grand lancer commence ; les ex æquo relancent.',
      },
    },
    deal: {
      gist: 'Des titres mélangés sont distribués à tour de rôle.',
    },
  },
  question: {
    dealing: 'Au début',
    dealPrice: 'Les propriétés distribuées',
  },
  choice: {
    open: {
      firstThrow: 'le plus grand lancer',
      firstThrowAndDeal: 'le plus grand lancer ; dans la partie courte et celle au temps, on distribue d’abord des propriétés',
      firstSeatAndDeal: 'la première place ; on distribue d’abord des propriétés, là où cela vaut',
    },
    dealing: {
      some: '{dealtDeeds} propriétés sont distribuées à chacun',
      all: 'toutes les propriétés sont distribuées',
      byOption: 'on distribue des propriétés, si la table le veut',
    },
    dealPrice: {
      free: 'ne coûtent rien',
      paid: 'se paient aussitôt',
    },
  },
  number: {
    dealtDeeds: 'Propriétés distribuées à chacun',
  },
  event: {
    starts: (a, v) => `${v.seat(a.seat)} commence.`,
  },
  firstThrow: (a, v) => `Qui commence ? ${v.seat(a.seat)} fait ${a.dice}.`,
  dealt: (a, v) => `${v.seat(a.seat)} reçoit ${v.deed(a.deed)} et paie ${v.money(a.price)}.`,
  ask: {
    deal: (a, v) => `${v.seat(a.seat)} reçoit un titre de propriété.`,
  },
}
