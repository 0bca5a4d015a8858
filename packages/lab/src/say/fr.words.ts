// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  asTold: (a) => a.sentence,
  noBook: (a) => `Il n’y a pas de règlement ${a.name} ici.`,
  noBot: (a) => `Il n’y a pas de bot ${a.name}. Il y a : ${a.known}.`,
  tableSize: (a) => `${a.name} se joue de ${a.least} à ${a.most} joueurs, et non à ${a.count}.`,
  handNeedsBook: 'Une position saisie à la main a besoin d’un règlement.',
  handSeats: (a) => (a.count < 2 ? `La position a ${a.count} joueur, mais ${a.bots} bots jouent.` : `La position a ${a.count} joueurs, mais ${a.bots} bots jouent.`),
  tableSeats: (a) => `${a.count} personnes sont à la table, mais ${a.bots} bots jouent.`,
  entries: (a) => (a.count < 2 ? `La partie n’a que ${a.count} entrée.` : `La partie n’a que ${a.count} entrées.`),
  over: 'La partie y est déjà terminée.',
  newer: (a) => `L’expérience a le format ${a.given} ; ce programme lit jusqu’au format ${a.most}.`,
  noGroup: (a) => `Le groupe ${a.name} n’existe pas.`,
  noSeat: (a) => `La place ${a.seat} n’existe pas.`,
  seatOut: (a) => `La place ${a.seat} n’est pas dans la partie.`,
  noDeed: (a) => `Il n’y a pas de propriété sur la case ${a.space}.`,
  leastOverMost: 'Le minimum dépasse le maximum.',
  leftWithNothing: 'Qui a quitté la partie n’a ni argent ni propriétés.',
  fewerThanTwo: 'Il ne reste pas deux joueurs dans la partie.',
  noDeal: 'Aucun échange n’est indiqué.',
  noTrade: 'Ce règlement ne connaît pas les échanges.',
  noShares: 'Ce règlement ne connaît pas les parts.',
  noAtlas: 'Ce n’est pas un atlas au format 1.',
  notLoaded: 'Les parties n’ont pas pu commencer, car un élément de la page n’a pas pu être chargé. Veuillez recharger la page.',
}
