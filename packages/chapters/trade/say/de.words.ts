// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/de.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  event: {
    tradeOffered: (a, v) => `${v.seat(a.seat)} macht ${v.seat(a.to)} ein Angebot.`,
    tradeCountered: (a, v) => `${v.seat(a.seat)} macht ${v.seat(a.to)} ein Gegenangebot.`,
    tradeDeclined: (a, v) => `${v.seat(a.to)} lehnt das Angebot von ${v.seat(a.seat)} ab.`,
    tradeWithdrawn: (a, v) => `${v.seat(a.seat)} zieht das Angebot an ${v.seat(a.to)} zurück.`,
    tradeLapsed: (a, v) => `Das Angebot von ${v.seat(a.seat)} an ${v.seat(a.to)} ist verfallen.`,
  },
  payment: {
    trade: (a, v) => `${v.seat(a.from)} zahlt im Tausch ${v.money(a.amount)} ${common.phrase.paidTo(a, v)}.`,
  },
  refusal: {
    noSuchOffer: 'Dieses Angebot gilt nicht mehr.',
    notYourOffer: 'Annehmen und ablehnen kann nur, wer das Angebot bekommen hat; zurückziehen nur, wer es gemacht hat.',
    offerToSelf: 'Mit sich selbst kann niemand handeln.',
    offerEmpty: 'Zu einem Handel gehört ein Grundstück oder eine Karte, und nur eine Seite zahlt.',
    offerIsGift: 'Geschenke sind hier verboten: Beide Seiten müssen etwas geben.',
    offerBuilt: 'Getauscht werden nur Grundstücke, in deren Farbgruppe kein Gebäude steht.',
    offerNotTheirs: 'Im Angebot steht etwas, das nicht dem gehört, der es geben soll.',
    offerTooDear: 'Für das Geld im Angebot reicht das Bargeld nicht.',
    offerInterestTooDear: 'Das Bargeld reicht nicht für die Zinsen auf die Hypotheken, die mit dem Tausch fällig werden.',
    tooManyOffers: 'Mehr als {offersATurn} Angebote darf in einem Zug niemand machen.',
    proposerOwes: 'Wer das Angebot macht, könnte danach nicht alles zahlen, was geschuldet ist oder noch verlangt werden kann, und den Gläubigern bliebe weniger.',
    recipientOwes: 'Wer das Angebot bekommt, könnte danach nicht alles zahlen, was geschuldet ist oder noch verlangt werden kann, und den Gläubigern bliebe weniger.',
  },
  goods: {
    mortgaged: (a, v) => `${v.deed(a.deed)} (mit Hypothek)`,
    jailCards: (a) => (a.number === 1 ? 'eine Freikarte' : `${a.number} Freikarten`),
    nothing: 'nichts',
  },
  made: (a, v) => `${v.seat(a.seat)} gibt ${a.gives}, ${v.seat(a.to)} gibt dafür ${a.gets}.`,
  traded: {
    goods: (a, v) => `${v.seat(a.seat)} und ${v.seat(a.to)} sind sich einig und tauschen.`,
    shares: (a, v) => `${v.seat(a.seat)} und ${v.seat(a.to)} sind sich einig.`,
  },
  action: {
    offer: {
      first: 'Angebot machen',
      counter: 'Gegenangebot machen',
    },
    accept: {
      any: 'Angebot annehmen',
      one: (a, v) => `Angebot von ${v.seat(a.proposer)} annehmen`,
    },
    refuse: {
      any: 'Angebot ablehnen',
      one: (a, v) => `Angebot von ${v.seat(a.proposer)} ablehnen`,
    },
    withdraw: {
      any: 'Angebot zurückziehen',
      one: (a, v) => `Angebot an ${v.seat(a.to)} zurückziehen`,
    },
  },
  ask: {
    offers: (a, v) => `Angebot von ${v.seats(a.proposers)}: annehmen oder ablehnen?`,
  },
}
