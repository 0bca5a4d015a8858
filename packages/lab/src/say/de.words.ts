// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  asTold: (a) => a.sentence,
  noBook: (a) => `Das Regelbuch ${a.name} gibt es hier nicht.`,
  noBot: (a) => `Den Bot ${a.name} gibt es nicht. Es gibt: ${a.known}.`,
  tableSize: (a) => `${a.name} wird zu ${a.least} bis ${a.most} gespielt, nicht zu ${a.count}.`,
  handNeedsBook: 'Zu einer Stellung von Hand gehört ein Regelbuch.',
  handSeats: (a) => (a.count === 1 ? `Die Stellung hat ${a.count} Spieler, es spielen aber ${a.bots} Bots.` : `Die Stellung hat ${a.count} Spieler, es spielen aber ${a.bots} Bots.`),
  tableSeats: (a) => `Am Tisch sitzen ${a.count}, es spielen aber ${a.bots} Bots.`,
  entries: (a) => (a.count === 1 ? `Das Spiel hat nur ${a.count} Eintrag.` : `Das Spiel hat nur ${a.count} Einträge.`),
  over: 'Das Spiel ist dort schon zu Ende.',
  newer: (a) => `Der Versuch hat das Format ${a.given}; dieses Programm liest bis ${a.most}.`,
  noGroup: (a) => `Die Gruppe ${a.name} gibt es nicht.`,
  noSeat: (a) => `Platz ${a.seat} gibt es nicht.`,
  seatOut: (a) => `Platz ${a.seat} ist nicht im Spiel.`,
  noDeed: (a) => `Auf Feld ${a.space} liegt kein Grundstück.`,
  leastOverMost: 'Das Wenigste ist mehr als das Meiste.',
  leftWithNothing: 'Wer nicht mehr im Spiel ist, hat weder Geld noch Grundstücke.',
  fewerThanTwo: 'Es sind keine zwei Spieler mehr im Spiel.',
  noDeal: 'Es ist kein Handel angegeben.',
  noTrade: 'Dieses Regelbuch kennt keinen Handel.',
  noShares: 'Dieses Regelbuch kennt keine Anteile.',
  noAtlas: 'Das ist kein Atlas im Format 1.',
  notLoaded: 'Die Spiele konnten nicht beginnen, weil sich ein Teil der Seite nicht laden ließ. Bitte lade die Seite neu.',
}
