// Written by `npm run words` from the .ftl files beside it; change those.
import { of } from '@hausregeln/say/elision.ts'
import { words as common } from '../../say/fr.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  event: {
    tradeOffered: (a, v) => `${v.seat(a.seat)} fait une offre à ${v.seat(a.to)}.`,
    tradeCountered: (a, v) => `${v.seat(a.seat)} fait une contre-offre à ${v.seat(a.to)}.`,
    tradeDeclined: (a, v) => `${v.seat(a.to)} refuse l’offre ${of(v.seat(a.seat))}.`,
    tradeWithdrawn: (a, v) => `${v.seat(a.seat)} retire son offre à ${v.seat(a.to)}.`,
    tradeLapsed: (a, v) => `L’offre ${of(v.seat(a.seat))} à ${v.seat(a.to)} n’est plus valable.`,
  },
  payment: {
    trade: (a, v) => `${v.seat(a.from)} paie ${v.money(a.amount)} ${common.phrase.paidTo(a, v)} dans l’échange.`,
  },
  refusal: {
    noSuchOffer: 'Cette offre n’est plus valable.',
    notYourOffer: 'Seul son destinataire peut accepter ou refuser une offre, et seul son auteur peut la retirer.',
    offerToSelf: 'On n’échange pas avec soi-même.',
    offerEmpty: 'Un échange demande une propriété ou une carte, et un seul côté paie.',
    offerIsGift: 'Les cadeaux sont interdits ici : chacun doit donner quelque chose.',
    offerBuilt: 'On n’échange que des propriétés dont le groupe de couleur n’a pas de bâtiment.',
    offerNotTheirs: 'L’offre nomme quelque chose qui n’appartient pas à qui doit le donner.',
    offerTooDear: 'L’argent liquide ne suffit pas pour la somme de l’offre.',
    offerInterestTooDear: 'L’argent liquide ne suffit pas pour les intérêts d’hypothèque dus par l’échange.',
    tooManyOffers: 'Personne ne peut faire plus de {offersATurn} offres en un tour.',
    proposerOwes: 'Après cet échange, l’auteur de l’offre ne pourrait pas payer tout ce qu’il doit ou qu’on peut encore lui réclamer, et il resterait moins à ses créanciers.',
    recipientOwes: 'Après cet échange, le destinataire de l’offre ne pourrait pas payer tout ce qu’il doit ou qu’on peut encore lui réclamer, et il resterait moins à ses créanciers.',
  },
  goods: {
    mortgaged: (a, v) => `${v.deed(a.deed)} (hypothéquée)`,
    jailCards: (a) => (a.number === 0 ? 'aucune carte de sortie' : a.number < 2 ? 'une carte de sortie' : `${a.number} cartes de sortie`),
    nothing: 'rien',
  },
  made: (a, v) => `${v.seat(a.seat)} donne ${a.gives} ; ${v.seat(a.to)} donne en échange ${a.gets}.`,
  traded: {
    goods: (a, v) => `${v.seat(a.seat)} et ${v.seat(a.to)} tombent d’accord et échangent.`,
    shares: (a, v) => `${v.seat(a.seat)} et ${v.seat(a.to)} tombent d’accord.`,
  },
  action: {
    offer: {
      first: 'Faire une offre',
      counter: 'Faire une contre-offre',
    },
    accept: {
      any: 'Accepter l’offre',
      one: (a, v) => `Accepter l’offre ${of(v.seat(a.proposer))}`,
    },
    refuse: {
      any: 'Refuser l’offre',
      one: (a, v) => `Refuser l’offre ${of(v.seat(a.proposer))}`,
    },
    withdraw: {
      any: 'Retirer l’offre',
      one: (a, v) => `Retirer l’offre à ${v.seat(a.to)}`,
    },
  },
  ask: {
    offers: (a, v) => `Offre ${of(v.seats(a.proposers))} : accepter ou refuser ?`,
  },
}
