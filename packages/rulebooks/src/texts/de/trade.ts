import type { ChapterTexts } from '../chapter-texts.ts'
import type { Side } from '../tongue.ts'
import type { Voice } from '../voice.ts'
import { paidTo, shares } from './words.ts'

/** `Badstraße (mit Hypothek), 50 Taler und eine Freikarte` */
function goods(
  { seat, goods: { cash, deeds = [], jailCards = [], shares: given }, isMortgaged }: Side,
  v: Voice,
): string {
  const items = deeds.map((deed) => (isMortgaged(deed) ? `${v.deed(deed)} (mit Hypothek)` : v.deed(deed)))
  if (given !== undefined) items.push(shares(given.number, given.issuer, seat, v))
  if (cash) items.push(v.money(cash))
  if (jailCards.length > 0) items.push(jailCards.length === 1 ? 'eine Freikarte' : `${jailCards.length} Freikarten`)
  return items.length > 0 ? v.list(items) : 'nichts'
}

function offer(from: Side, to: Side, v: Voice): string {
  return `${v.seat(from.seat)} gibt ${goods(from, v)}, ${v.seat(to.seat)} gibt dafür ${goods(to, v)}.`
}

export const texts: ChapterTexts<'trade'> = {
  events: {
    tradeOffered: ({ seat, to }, v) => `${v.seat(seat)} macht ${v.seat(to)} ein Angebot.`,
    tradeCountered: ({ seat, to }, v) => `${v.seat(seat)} macht ${v.seat(to)} ein Gegenangebot.`,
    tradeDeclined: ({ seat, to }, v) => `${v.seat(to)} lehnt das Angebot von ${v.seat(seat)} ab.`,
    tradeWithdrawn: ({ seat, to }, v) => `${v.seat(seat)} zieht das Angebot an ${v.seat(to)} zurück.`,
    tradeLapsed: ({ seat, to }, v) => `Das Angebot von ${v.seat(seat)} an ${v.seat(to)} ist verfallen.`,
    traded: ({ seat, to }, v) =>
      `${v.seat(seat)} und ${v.seat(to)} sind sich einig${v.rule('shareTrade') === null ? ' und tauschen' : ''}.`,
  },
  payments: {
    trade: ({ from, to, amount }, v) => `${v.seat(from)} zahlt im Tausch ${v.money(amount)} ${paidTo(to, v)}.`,
  },
  refusals: {
    noSuchOffer: 'Dieses Angebot gilt nicht mehr.',
    notYourOffer: 'Annehmen und ablehnen kann nur, wer das Angebot bekommen hat; zurückziehen nur, wer es gemacht hat.',
    offerToSelf: 'Mit sich selbst kann niemand handeln.',
    offerEmpty: 'Zu einem Handel gehört ein Grundstück oder eine Karte, und nur eine Seite zahlt.',
    offerIsGift: 'Geschenke sind hier verboten: Beide Seiten müssen etwas geben.',
    offerBuilt: 'Getauscht werden nur Grundstücke, in deren Farbgruppe kein Gebäude steht.',
    offerNotTheirs: 'Im Angebot steht etwas, das nicht dem gehört, der es geben soll.',
    offerTooDear: 'Für das Geld im Angebot reicht das Bargeld nicht.',
    offerInterestTooDear:
      'Das Bargeld reicht nicht für die Zinsen auf die Hypotheken, die mit dem Tausch fällig werden.',
    tooManyOffers: 'Mehr als {offersATurn} Angebote darf in einem Zug niemand machen.',
    proposerOwes:
      'Wer das Angebot macht, könnte danach nicht alles zahlen, was geschuldet ist oder noch verlangt werden kann, und den Gläubigern bliebe weniger.',
    recipientOwes:
      'Wer das Angebot bekommt, könnte danach nicht alles zahlen, was geschuldet ist oder noch verlangt werden kann, und den Gläubigern bliebe weniger.',
  },
  actions: {
    offer: ({ counter }) => (counter ? 'Gegenangebot machen' : 'Angebot machen'),
    accept: (offer, v) => (offer === null ? 'Angebot annehmen' : `Angebot von ${v.seat(offer.proposer)} annehmen`),
    refuse: (offer, v) => (offer === null ? 'Angebot ablehnen' : `Angebot von ${v.seat(offer.proposer)} ablehnen`),
    withdraw: (offer, v) => (offer === null ? 'Angebot zurückziehen' : `Angebot an ${v.seat(offer.to)} zurückziehen`),
  },
  questions: {
    offers: ({ proposers }, v) => `Angebot von ${v.seats(proposers)}: annehmen oder ablehnen?`,
  },
  phrases: { offer },
}
