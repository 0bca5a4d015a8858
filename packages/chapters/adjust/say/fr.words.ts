// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  refusal: {
    asItIs: 'C’est déjà ce que disent les livres.',
    cashTooLow: 'Personne ne peut avoir moins que rien.',
    notBetweenMoves: 'Cela ne se rectifie qu’avant un lancer ou à la fin d’un tour, quand rien d’autre n’est en suspens.',
  },
  adjusted: {
    receives: (a, v) => `Rectification : ${v.seat(a.seat)} reçoit ${v.money(a.amount)} de la banque.`,
    pays: (a, v) => `Rectification : ${v.seat(a.seat)} paie ${v.money(a.amount)} à la banque.`,
    owner: (a, v) => `Rectification : ${v.deed(a.deed)} appartient maintenant à ${v.seat(a.owner)}.`,
    unowned: (a, v) => `Rectification : ${v.deed(a.deed)} appartient maintenant à la banque.`,
    level: (a, v) => `Rectification : sur ${v.deed(a.deed)} se trouve maintenant : ${a.standing}.`,
    mortgaged: (a, v) => `Rectification : ${v.deed(a.deed)} est maintenant hypothéquée.`,
    lifted: (a, v) => `Rectification : ${v.deed(a.deed)} n’est plus hypothéquée.`,
    place: (a, v) => `Rectification : ${v.seat(a.seat)} se trouve maintenant sur ${v.space(a.space)}.`,
    cardInDeck: (a, v) => `Rectification : la carte de sortie est maintenant dans le paquet ${v.deck(a.deck)}.`,
    cardHeld: (a, v) => `Rectification : ${v.seat(a.seat)} détient maintenant la carte de sortie du paquet ${v.deck(a.deck)}.`,
    notInJail: (a, v) => `Rectification : ${v.seat(a.seat)} n’est pas en prison.`,
    inJail: (a, v) => `Rectification : ${v.seat(a.seat)} est en prison ; prochaine manche là-bas : ${a.round}.`,
    noLap: (a, v) => `Rectification : ${v.seat(a.seat)} n’est pas encore passé par Départ.`,
    lap: (a, v) => `Rectification : ${v.seat(a.seat)} est déjà passé par Départ.`,
  },
  nothing: 'rien',
  oneHotel: (a, v) => `1 ${v.noun(a.piece)}`,
}
