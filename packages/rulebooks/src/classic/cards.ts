import type { DeckDef } from '@hausregeln/engine/kit/definition.ts'
import { card } from '../card.ts'

/** The spaces that cards send to, by their number on the board (K-0.2). */
const START = 0
const SOUTH_STATION = 5
const LAKE_STREET = 11
const OPERA_SQUARE = 24
const CASTLE_AVENUE = 39

/** K-0.3: the sixteen chance cards. Their order is the record's numbering; play shuffles them. */
export const chance: DeckDef = {
  name: { de: 'Ereignis', en: 'Event' },
  cards: [
    card(
      { do: 'advanceTo', space: START },
      'Rückenwind bis nach Hause: weiter auf LOS, dort liegen 200 Taler Gehalt bereit.',
      'A tailwind all the way home: on to Start, where a salary of 200 thalers is waiting.',
    ),
    card(
      { do: 'advanceTo', space: OPERA_SQUARE },
      'Die erste Geige hat Schnupfen, Ersatz wird gesucht: weiter zum Opernplatz. Unterwegs über LOS gibt es 200 Taler.',
      'The first violin has a cold and a stand-in is wanted: on to Opera Square. Passing Start on the way pays 200 thalers.',
    ),
    card(
      { do: 'advanceTo', space: LAKE_STREET },
      'Das Handtuch ist schon eingepackt: weiter zur Seestraße. Unterwegs über LOS gibt es 200 Taler.',
      'The towel is already packed: on to Lake Street. Passing Start on the way pays 200 thalers.',
    ),
    card(
      { do: 'nextUtility', factor: 10 },
      'Irgendwo tropft es oder es knistert: vor bis zum nächsten Werk. Ist es frei, steht es zum Kauf. Gehört es einem anderen Spieler, wird gewürfelt und das Zehnfache der Augen gezahlt.',
      'Something drips, or maybe it crackles: on to the next utility. If it is unowned, it is for sale. If another player owns it, throw the dice and pay ten times the total.',
    ),
    card(
      { do: 'nextStation', times: 2 },
      'Die Durchsage war kaum zu verstehen, klang aber eilig: vor bis zum nächsten Bahnhof. Ist er frei, steht er zum Kauf. Gehört er einem anderen Spieler, kostet der Halt die doppelte Miete.',
      'Nobody understood the announcement, but it sounded urgent: on to the next station. If it is unowned, it is for sale. If another player owns it, the stop costs double rent.',
    ),
    card(
      { do: 'nextStation', times: 2 },
      'Im falschen Zug eingeschlafen: vor bis zum nächsten Bahnhof. Ist er frei, steht er zum Kauf. Gehört er einem anderen Spieler, kostet das Aussteigen die doppelte Miete.',
      'Asleep on the wrong train: on to the next station. If it is unowned, it is for sale. If another player owns it, getting off costs double rent.',
    ),
    card(
      { do: 'receive', amount: 50 },
      'Das Sparschwein hat Nachwuchs bekommen: 50 Taler von der Bank.',
      'The piggy bank has had piglets: 50 thalers from the bank.',
    ),
    card(
      { do: 'jailFree' },
      'Der Wärter schuldet noch einen Gefallen: Diese Freikarte öffnet einmal die Gefängnistür. Sie wird behalten, bis sie gespielt oder weitergegeben wird.',
      'The jailer still owes a favour: this jail card opens the door once. Keep it until it is played or traded.',
    ),
    card(
      { do: 'back', steps: 3 },
      'Der Schirm steht noch im Café: 3 Felder zurück.',
      'The umbrella is still at the café: 3 spaces back.',
    ),
    card(
      { do: 'toJail' },
      'Das bestellte Taxi hat ein Blaulicht: geradewegs ins Gefängnis, ohne Gehalt.',
      'The taxi has a blue light on its roof: straight to jail, without salary.',
    ),
    card(
      { do: 'repairs', house: 25, hotel: 100 },
      'Der Hagel hat kein Dach ausgelassen: je Haus 25 Taler und je Hotel 100 Taler an die Bank.',
      'The hail has not spared a single roof: 25 thalers for each house and 100 thalers for each hotel to the bank.',
    ),
    card(
      { do: 'pay', amount: 15 },
      'Das Leihrad kam einen Tag zu spät zurück: 15 Taler an die Bank.',
      'The hired bicycle came back a day late: 15 thalers to the bank.',
    ),
    card(
      { do: 'advanceTo', space: SOUTH_STATION },
      'Die Tante reist mit fünf Koffern an: weiter zum Südbahnhof. Unterwegs über LOS gibt es 200 Taler.',
      'An aunt is arriving with five suitcases: on to South Station. Passing Start on the way pays 200 thalers.',
    ),
    card(
      { do: 'advanceTo', space: CASTLE_AVENUE },
      'Die Einladung hat einen Goldrand: weiter zur Schlossallee.',
      'The invitation has gilt edges: on to Castle Avenue.',
    ),
    card(
      { do: 'payEach', amount: 50 },
      'Die Wette war leichtsinnig, das Ehrenwort gilt: jedem anderen Spieler 50 Taler.',
      'A reckless bet, but a word is a word: 50 thalers to every other player.',
    ),
    card(
      { do: 'receive', amount: 150 },
      'Die Briefmarke aus Großvaters Album war tatsächlich echt: 150 Taler von der Bank.',
      "The stamp in grandfather's album was the real thing after all: 150 thalers from the bank.",
    ),
  ],
}

/** K-0.3: the sixteen community cards, numbered like the chance cards. */
export const community: DeckDef = {
  name: { de: 'Gemeinschaft', en: 'Community' },
  cards: [
    card(
      { do: 'advanceTo', space: START },
      'Die halbe Straße schiebt mit an: weiter auf LOS, dort gibt es 200 Taler Gehalt.',
      'Half the street helps to push: on to Start, where a salary of 200 thalers is paid.',
    ),
    card(
      { do: 'receive', amount: 200 },
      'Auf dem Dachboden hing ein verkanntes Meisterwerk: 200 Taler von der Bank.',
      'An unrecognised masterpiece hung in the attic: 200 thalers from the bank.',
    ),
    card(
      { do: 'pay', amount: 50 },
      'Der Fußball fand das einzige geschlossene Fenster: 50 Taler an die Bank.',
      'The football found the only closed window: 50 thalers to the bank.',
    ),
    card(
      { do: 'receive', amount: 50 },
      'Auf dem Hofflohmarkt ging sogar die Stehlampe weg: 50 Taler von der Bank.',
      'At the courtyard sale even the old lamp found a buyer: 50 thalers from the bank.',
    ),
    card(
      { do: 'jailFree' },
      'Die Gefängnisdirektorin singt im selben Chor: Diese Freikarte öffnet einmal die Gefängnistür. Sie wird behalten, bis sie gespielt oder weitergegeben wird.',
      'The prison governor sings in the same choir: this jail card opens the door once. Keep it until it is played or traded.',
    ),
    card(
      { do: 'toJail' },
      'Das Straßenfest ging bis vier, die Geduld der Polizei bis drei: geradewegs ins Gefängnis, ohne Gehalt.',
      'The street party lasted until four, the patience of the police until three: straight to jail, without salary.',
    ),
    card(
      { do: 'receive', amount: 100 },
      'Die gepflanzte Linde spendet dem ganzen Platz Schatten, die Stadt sagt Danke: 100 Taler von der Bank.',
      'The lime tree shades the whole square and the town says thank you: 100 thalers from the bank.',
    ),
    card(
      { do: 'receive', amount: 20 },
      'Nach dem Fest standen noch drei Kisten Leergut im Hof: 20 Taler Pfand von der Bank.',
      'Three crates of empties were left over from the fête: a deposit of 20 thalers from the bank.',
    ),
    card(
      { do: 'receiveEach', amount: 10 },
      'Kuchen für die ganze Runde, und die Runde legt zusammen: von jedem anderen Spieler 10 Taler.',
      'Cake for the whole table, and the table chips in: 10 thalers from every other player.',
    ),
    card(
      { do: 'receive', amount: 100 },
      'Der Kalender mit den Katzen des Viertels ist ausverkauft: 100 Taler von der Bank.',
      'The calendar with the cats of the quarter has sold out: 100 thalers from the bank.',
    ),
    card(
      { do: 'pay', amount: 100 },
      'Das Klavier war breiter als das Treppenhaus: 100 Taler an die Bank.',
      'The piano was wider than the staircase: 100 thalers to the bank.',
    ),
    card(
      { do: 'pay', amount: 50 },
      'Der Kanarienvogel besteht auf Gesangsstunden: 50 Taler an die Bank.',
      'The canary insists on singing lessons: 50 thalers to the bank.',
    ),
    card(
      { do: 'receive', amount: 25 },
      'Jemand musste die Turmuhr stellen, und jemand hat es getan: 25 Taler von der Bank.',
      'Somebody had to set the tower clock, and somebody did: 25 thalers from the bank.',
    ),
    card(
      { do: 'repairs', house: 40, hotel: 115 },
      'Die Stadt wünscht sich Stuck an jeder Fassade: je Haus 40 Taler und je Hotel 115 Taler an die Bank.',
      'The town would like stucco on every front: 40 thalers for each house and 115 thalers for each hotel to the bank.',
    ),
    card(
      { do: 'receive', amount: 10 },
      'Der entlaufene Kater ist wieder da, die Nachbarin strahlt: 10 Taler Finderlohn von der Bank.',
      'The runaway tomcat is back and the neighbour beams: a reward of 10 thalers from the bank.',
    ),
    card(
      { do: 'receive', amount: 100 },
      'Die Bienen auf dem Dach hatten einen guten Sommer: 100 Taler von der Bank.',
      'The bees on the roof have had a good summer: 100 thalers from the bank.',
    ),
  ],
}
