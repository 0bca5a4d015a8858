import type { CardDef, CardEffect, DeckDef } from '@hausregeln/engine/kit/definition.ts'
import { card } from '../card.ts'

/** The spaces that cards send to, by their number on the board. */
const START = 0
const PARIS = 4
const RISK = 20
const ATHENS = 26

/** The same card twice. */
function twice(effect: CardEffect, de: string, en: string): readonly CardDef[] {
  return [card(effect, de, en), card(effect, de, en)]
}

/** E-7.1: 24 cards, six of them twice. Their order is the record's numbering. */
export const events: DeckDef = {
  name: { de: 'Ereignis', en: 'Event' },
  cards: [
    ...twice(
      { do: 'throwAgain' },
      'Rückenwind auf der Autobahn: noch einmal würfeln.',
      'Tailwind on the motorway: throw again.',
    ),
    ...twice(
      { do: 'sitOut' },
      'Der Anschlusszug war pünktlich, die Reisegruppe nicht: eine Runde aussetzen.',
      'The connecting train was on time, the party was not: sit out a round.',
    ),
    ...twice(
      { do: 'opposite' },
      'Im falschen Nachtzug aufgewacht: auf die andere Seite des Bretts.',
      'Woken up in the wrong night train: to the other side of the board.',
    ),
    ...twice(
      { do: 'receive', amount: 200 },
      'Eine Reportage lobt das Frühstück: 200 GE von der Bank.',
      'A travel report praises the breakfast: 200 GE from the bank.',
    ),
    ...twice(
      { do: 'pay', amount: 100 },
      'Kurtaxe, Bettensteuer, Schirmgebühr: 100 GE.',
      'Visitor’s tax, bed tax, umbrella fee: 100 GE.',
    ),
    ...twice(
      { do: 'pay', amount: 200 },
      'Der Koffer flog nach Reykjavík, das Übergepäck wird trotzdem berechnet: 200 GE.',
      'The suitcase flew to Reykjavík, the excess baggage is charged all the same: 200 GE.',
    ),
    card(
      { do: 'advanceTo', space: START },
      'Heimweh, und die Autobahn ist frei: weiter auf Start.',
      'Homesick, and the motorway is clear: on to the start.',
    ),
    card(
      { do: 'advanceTo', space: RISK },
      'Eine Abkürzung, von der nur der Fahrer weiß: weiter auf das Risikofeld.',
      'A short cut that only the driver knows: on to the risk field.',
    ),
    card(
      { do: 'advanceTo', space: ATHENS },
      'Restplatz auf der Fähre: weiter nach Athen.',
      'A last berth on the ferry: on to Athens.',
    ),
    card(
      { do: 'advanceTo', space: PARIS },
      'Der Tisch mit Blick auf den Turm ist bestellt: weiter nach Paris.',
      'The table overlooking the tower is booked: on to Paris.',
    ),
    card(
      { do: 'nextStation', times: 1 },
      'Der Kofferraum klirrt verdächtig: vor bis zur nächsten Zollstation. Ist sie frei, steht sie zum Kauf.',
      'The boot clinks suspiciously: on to the next customs station. If it is free, it is for sale.',
    ),
    card(
      { do: 'back', steps: 3 },
      'Das Navigationsgerät meint es gut: 3 Felder zurück.',
      'The navigation system means well: 3 spaces back.',
    ),
    card(
      { do: 'receive', amount: 500 },
      'Der Stadtrat will das Gästehaus an der Promenade fördern: 500 GE von der Bank.',
      'The town council wants to support the guest house on the promenade: 500 GE from the bank.',
    ),
    card(
      { do: 'receive', amount: 300 },
      'Die Reiserücktrittsversicherung zahlt ausnahmsweise: 300 GE von der Bank.',
      'The travel insurance pays for once: 300 GE from the bank.',
    ),
    card(
      { do: 'pay', amount: 400 },
      'Das Cabrio stand im Halteverbot, drei Länder lang: 400 GE.',
      'The convertible was parked where it must not be, in three countries: 400 GE.',
    ),
    card(
      { do: 'repairs', house: 20, hotel: 20 },
      'Die Gäste haben Sand im Abfluss gelassen: je Apartment 20 GE, ein Ferienhaus zählt drei, eine Luxusvilla neun.',
      'The guests have left sand in the drains: 20 GE an apartment; a holiday home counts three, a luxury villa nine.',
    ),
    card(
      { do: 'receiveEach', amount: 50 },
      'Wer kennt die Hauptstädte auswendig? Von jedem anderen Spieler 50 GE.',
      'Who knows the capitals by heart? 50 GE from every other player.',
    ),
    card(
      { do: 'payEach', amount: 50 },
      'Ansichtskarten für alle, mit Sondermarken: jedem anderen Spieler 50 GE.',
      'Picture postcards for everybody, with special stamps: 50 GE to every other player.',
    ),
  ],
}
