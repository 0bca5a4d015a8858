// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  question: {
    unowned: 'Ce qui est libre',
    rentOnDemand: 'Loyer',
    rentInJail: 'Loyer si le propriétaire est en prison',
    groupRent: 'Loyer des groupes complets sans bâtiment',
    freshUtilityThrow: 'Lancer pour le loyer des compagnies',
  },
  choice: {
    onStreet: {
      deed: 'on achète, on paie le loyer ou on se repose',
    },
    onStation: {
      deed: 'on achète, on paie le loyer ou on se repose',
    },
    onUtility: {
      deed: 'on achète, on paie le loyer ou on se repose',
    },
    rentThrow: {
      dice: 'les dés',
    },
    rentOnDemand: {
      onDemand: 'seulement sur demande',
      atOnce: 'est encaissé aussitôt',
    },
    rentInJail: {
      paid: 'est payé',
      half: 'est payé à moitié',
      unpaid: 'n’est pas payé',
    },
    groupRent: {
      never: 'comme d’habitude',
      unlessMortgaged: '{groupRentFactor} fois plus élevé, tant que rien n’est hypothéqué dans le groupe',
      always: '{groupRentFactor} fois plus élevé',
    },
    freshUtilityThrow: {
      arrival: 'celui qui y a mené',
      fresh: 'un nouveau',
    },
  },
  number: {
    groupRentFactor: 'Loyer des groupes complets sans bâtiment, tant de fois',
    rentGrowth: 'Hausse des loyers à chaque manche, jusqu’à dix fois au plus',
  },
}
