// Written by `npm run words` from the .ftl files beside it; change those.
import { bits } from '@hausregeln/engine'
import { words as common } from '../../say/fr.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  refusal: {
    tradeForbidden: 'Ces règles interdisent les échanges entre joueurs.',
    demandsFirst: 'Tant qu’un loyer peut encore être réclamé, aucun propriétaire n’ouvre d’enchères.',
    notAskedForMinimum: 'Seul celui qui met une propriété aux enchères fixe un prix minimum.',
    tooManyPutUp: 'Offres et enchères à soi sont limitées ensemble à {offersATurn} par tour.',
    auctionBuilt: 'On ne met aux enchères que des propriétés dont le groupe de couleur n’a pas de bâtiment.',
    minimumTooHigh: 'Le prix minimum est trop haut : l’argent dont aucune dette n’a besoin doit en couvrir {minimumPenalty}.',
  },
  wait: {
    minimum: (a, v) => (bits(a.seats).length < 2 ? `${v.seats(a.seats)} fixe un prix minimum.` : `${v.seats(a.seats)} fixent un prix minimum.`),
  },
  minimumSet: {
    none: (a, v) => `${v.seat(a.seat)} ne fixe pas de prix minimum pour ${v.deed(a.deed)}.`,
    amount: (a, v) => `${v.seat(a.seat)} fixe un prix minimum de ${v.money(a.amount)} pour ${v.deed(a.deed)}.`,
  },
  penalty: {
    half: (a, v) => `${v.seat(a.from)} paie la moitié du prix minimum${common.phrase.forDeed(a, v)} ${common.phrase.paidTo(a, v)} : ${v.money(a.amount)}.`,
    share: (a, v) => `${v.seat(a.from)} paie ${v.numberOf('minimumPenalty')} du prix minimum${common.phrase.forDeed(a, v)} ${common.phrase.paidTo(a, v)} : ${v.money(a.amount)}.`,
  },
  action: {
    putUp: (a, v) => `Mettre ${v.deed(a.deed)} aux enchères`,
    noMinimum: 'Mettre aux enchères sans prix minimum',
    setMinimum: (a, v) => `Fixer un prix minimum de ${v.short(a.amount)}`,
  },
  ask: {
    minimum: (a, v) => `${v.deed(a.deed)} va être mise aux enchères : fixer un prix minimum (jusqu’à ${v.money(a.most)}), ou 0 pour aucun.`,
  },
}
