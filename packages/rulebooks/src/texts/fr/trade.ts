import type { Some } from '../chapter-texts.ts'
import type { Side } from '../tongue.ts'
import type { Voice } from '../voice.ts'
import { of } from './of.ts'
import { paidTo } from './words.ts'

/** `Rue des Bains (hypothéquée), 50 thalers et une carte de sortie` */
function goods({ goods: { cash, deeds = [], jailCards = [], shares }, isMortgaged }: Side, v: Voice): string {
  const items = deeds.map((deed) => (isMortgaged(deed) ? `${v.deed(deed)} (hypothéquée)` : v.deed(deed)))
  if (shares !== undefined)
    items.push(`${shares.number} part${shares.number === 1 ? '' : 's'} ${of(v.seat(shares.issuer))}`)
  if (cash) items.push(v.money(cash))
  if (jailCards.length > 0)
    items.push(jailCards.length === 1 ? 'une carte de sortie' : `${jailCards.length} cartes de sortie`)
  return items.length > 0 ? v.list(items) : 'rien'
}

function offer(from: Side, to: Side, v: Voice): string {
  return `${v.seat(from.seat)} donne ${goods(from, v)} ; ${v.seat(to.seat)} donne en échange ${goods(to, v)}.`
}

export const texts: Some<'trade'> = {
  events: {
    tradeOffered: ({ seat, to }, v) => `${v.seat(seat)} fait une offre à ${v.seat(to)}.`,
    tradeCountered: ({ seat, to }, v) => `${v.seat(seat)} fait une contre-offre à ${v.seat(to)}.`,
    tradeDeclined: ({ seat, to }, v) => `${v.seat(to)} refuse l’offre ${of(v.seat(seat))}.`,
    tradeWithdrawn: ({ seat, to }, v) => `${v.seat(seat)} retire son offre à ${v.seat(to)}.`,
    tradeLapsed: ({ seat, to }, v) => `L’offre ${of(v.seat(seat))} à ${v.seat(to)} n’est plus valable.`,
    traded: ({ seat, to }, v) => `${v.seat(seat)} et ${v.seat(to)} tombent d’accord et échangent.`,
  },
  payments: {
    trade: ({ from, to, amount }, v) => `${v.seat(from)} paie ${v.money(amount)} ${paidTo(to, v)} dans l’échange.`,
  },
  refusals: {
    offerIsGift: 'Les cadeaux sont interdits ici : chacun doit donner quelque chose.',
    noSuchOffer: 'Cette offre n’est plus valable.',
    notYourOffer: 'Seul son destinataire peut accepter ou refuser une offre, et seul son auteur peut la retirer.',
    offerToSelf: 'On n’échange pas avec soi-même.',
    offerEmpty: 'Un échange demande une propriété ou une carte, et un seul côté paie.',
    offerBuilt: 'On n’échange que des propriétés dont le groupe de couleur n’a pas de bâtiment.',
    offerNotTheirs: 'L’offre nomme quelque chose qui n’appartient pas à qui doit le donner.',
    offerTooDear: 'L’argent liquide ne suffit pas pour la somme de l’offre.',
    offerInterestTooDear: 'L’argent liquide ne suffit pas pour les intérêts d’hypothèque dus par l’échange.',
    tooManyOffers: 'Personne ne peut faire plus de {offersATurn} offres en un tour.',
    proposerOwes:
      'Après cet échange, l’auteur de l’offre ne pourrait pas payer tout ce qu’il doit ou qu’on peut encore lui réclamer, et il resterait moins à ses créanciers.',
    recipientOwes:
      'Après cet échange, le destinataire de l’offre ne pourrait pas payer tout ce qu’il doit ou qu’on peut encore lui réclamer, et il resterait moins à ses créanciers.',
  },
  actions: {
    offer: ({ counter }) => (counter ? 'Faire une contre-offre' : 'Faire une offre'),
    accept: (made, v) => (made === null ? 'Accepter l’offre' : `Accepter l’offre ${of(v.seat(made.proposer))}`),
    refuse: (made, v) => (made === null ? 'Refuser l’offre' : `Refuser l’offre ${of(v.seat(made.proposer))}`),
    withdraw: (made, v) => (made === null ? 'Retirer l’offre' : `Retirer l’offre à ${v.seat(made.to)}`),
  },
  questions: {
    offers: ({ proposers }, v) => `Offre ${of(v.seats(proposers))} : accepter ou refuser ?`,
  },
  phrases: { offer },
}
