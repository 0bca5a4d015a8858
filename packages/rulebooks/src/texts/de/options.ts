import { Space } from '@hausregeln/engine'
import type { Tongue } from '../tongue.ts'

export const options: Tongue['options'] = {
  autoRent: () =>
    'Miete wird schon bei der Landung eingezogen. Sonst muss sie verlangt werden, bevor der nächste Spieler gewürfelt hat.',
  rentGrace: () =>
    'So lange nach dem Ende eines Zuges wartet der nächste Wurf, damit noch Miete verlangt werden kann. Haben alle verlangt oder verzichtet, geht es sofort weiter; bei 0 gibt es keine Wartezeit.',
  freeParkingPot(v) {
    const parking = v.space(v.rulebook.book.board.kind.indexOf(Space.parking))
    return `Steuern, Kartenzahlungen an die Bank und das Geld für den Weg aus dem Gefängnis kommen in einen Topf. Ihn gewinnt, wer auf ${parking} landet.`
  },
  shortGame: () =>
    'Jeder bekommt zu Beginn zwei Besitzrechtkarten zugeteilt und bezahlt sie. Ein Hotel braucht nur 3 Häuser. Nach dem zweiten Bankrott gewinnt das größte Vermögen.',
  timeLimit(v) {
    const dealt =
      v.rule('deal') === null ? '' : ' Zu Beginn bekommt jeder zwei Besitzrechtkarten zugeteilt und bezahlt sie.'
    return `Ist diese Zeit um, wird der laufende Zug noch beendet, und das größte Vermögen gewinnt.${dealt}`
  },
  autoReports: () =>
    'Jeder fällige Bericht wird sofort abgegeben. Sonst hat man dafür Zeit, bis der Folgespieler seinen Zug beendet hat.',
  auctionStreetsOnly: () =>
    'Bahnhöfe und Werke kann kaufen, wer dort landet; sonst werden sie offen versteigert. Straßen werden immer verdeckt versteigert.',
  cards: () => 'Auf den Kartenfeldern werden Karten gezogen. Sonst geschieht dort nichts.',
  speedDie: (v) =>
    `Wer ${v.space(0)} einmal erreicht hat, wirft einen dritten Würfel mit: Zahlen zählen dazu, der Bus lässt die Wahl zwischen den Würfeln, und das übrige Zeichen führt danach zum nächsten Grundstück weiter.`,
}
