import type { DeckDef } from '@hausregeln/engine/kit/definition.ts'
import { card } from '../card.ts'

/** The spaces that cards send to, by their number on the board. */
const START = 0
const SOUTH_STATION = 5
const LAKE_STREET = 11
const OPERA_SQUARE = 24
const CASTLE_AVENUE = 39

/** V-6.7 by option: the effects of K-0.3 with twenty times the amounts. Their order is the record's numbering. */
export const chance: DeckDef = {
  name: { de: 'Ereignis', en: 'Event' },
  cards: [
    card(
      { do: 'advanceTo', space: START },
      'Abkürzung durch den Hinterhof: weiter auf LOS, genau getroffen sind das 6.000 M.',
      'A short cut through the yard: on to Start, and an exact hit is worth 6,000 M.',
    ),
    card(
      { do: 'advanceTo', space: OPERA_SQUARE },
      'Die Garderobe schließt gleich: weiter zum Opernplatz.',
      'The cloakroom is about to close: on to Opera Square.',
    ),
    card(
      { do: 'advanceTo', space: LAKE_STREET },
      'Das Boot legt pünktlich ab: weiter zur Seestraße.',
      'The boat leaves on time: on to Lake Street.',
    ),
    card(
      { do: 'nextUtility', factor: 200 },
      'Zählerablesung: vor bis zum nächsten Werk. Ist es frei, steht es zum Kauf; gehört es jemand anderem, kostet ein neuer Wurf das 200-Fache seiner Augen.',
      'Meter reading: on to the next utility. If it is unowned, it is for sale; if another player owns it, throw again and pay 200 times the total.',
    ),
    card(
      { do: 'nextStation', times: 2 },
      'Anschluss verpasst: vor bis zum nächsten Bahnhof. Ist er frei, steht er zum Kauf; gehört er jemand anderem, gilt die doppelte Miete.',
      'Missed the connection: on to the next station. If it is unowned, it is for sale; if another player owns it, the rent is double.',
    ),
    card(
      { do: 'nextStation', times: 2 },
      'Im Speisewagen sitzen geblieben: vor bis zum nächsten Bahnhof. Ist er frei, steht er zum Kauf; gehört er jemand anderem, gilt die doppelte Miete.',
      'Lingered in the dining car: on to the next station. If it is unowned, it is for sale; if another player owns it, the rent is double.',
    ),
    card(
      { do: 'receive', amount: 1000 },
      'Das Sparbuch wirft Zinsen ab: 1.000 M von der Bank.',
      'The savings book bears interest: 1,000 M from the bank.',
    ),
    card(
      { do: 'nothing' },
      'Ein Passierschein für das Gefängnis. Nur lässt hier niemand mit sich reden: Er gilt nicht und kommt zurück unter den Stapel.',
      'A pass out of jail. But nobody here can be talked round: it is void and goes back under its pile.',
    ),
    card(
      { do: 'back', steps: 3 },
      'Der Schlüssel steckt noch: 3 Felder zurück.',
      'The key is still in the lock: 3 spaces back.',
    ),
    card(
      { do: 'toJail' },
      'Der Polizist hat zugesehen: geradewegs ins Gefängnis, ohne Gehalt.',
      'The officer was watching: straight to jail, without salary.',
    ),
    card(
      { do: 'repairs', house: 500, hotel: 2000 },
      'Die Rohre sind eingefroren: je Haus 500 M und je Hotel 2.000 M.',
      'The pipes have frozen: 500 M for each house and 2,000 M for each hotel.',
    ),
    card({ do: 'pay', amount: 300 }, 'Bei Rot über die Kreuzung: 300 M.', 'Across the junction on red: 300 M.'),
    card(
      { do: 'advanceTo', space: SOUTH_STATION },
      'Besuch kommt mit dem Frühzug: weiter zum Südbahnhof.',
      'Visitors arrive on the early train: on to South Station.',
    ),
    card(
      { do: 'advanceTo', space: CASTLE_AVENUE },
      'Einmal wohnen wie die anderen: weiter zur Schlossallee.',
      'For once, live like the others: on to Castle Avenue.',
    ),
    card(
      { do: 'payEach', amount: 1000 },
      'Diese Runde zahlt einer allein: jedem anderen Spieler 1.000 M.',
      'This round is on one player alone: 1,000 M to every other player.',
    ),
    card(
      { do: 'receive', amount: 3000 },
      'Die Erfindung geht in Serie: 3.000 M von der Bank.',
      'The invention goes into production: 3,000 M from the bank.',
    ),
  ],
}

/** V-6.7 by option: numbered like the chance cards. */
export const community: DeckDef = {
  name: { de: 'Gemeinschaft', en: 'Community' },
  cards: [
    card(
      { do: 'advanceTo', space: START },
      'Die Nachbarn winken schon: weiter auf LOS, genau getroffen sind das 6.000 M.',
      'The neighbours are waving: on to Start, and an exact hit is worth 6,000 M.',
    ),
    card(
      { do: 'receive', amount: 4000 },
      'Das Erbstück war versichert: 4.000 M von der Bank.',
      'The heirloom was insured: 4,000 M from the bank.',
    ),
    card(
      { do: 'pay', amount: 1000 },
      'Die Hausapotheke will gefüllt sein: 1.000 M.',
      'The medicine chest wants filling: 1,000 M.',
    ),
    card(
      { do: 'receive', amount: 1000 },
      'Das alte Fahrrad ist verkauft: 1.000 M von der Bank.',
      'The old bicycle is sold: 1,000 M from the bank.',
    ),
    card(
      { do: 'nothing' },
      'Die Gefängnisleitung schickt Grüße, aber keinen Schlüssel: Diese Karte gilt hier nicht und kommt zurück unter den Stapel.',
      'The prison sends its regards, but no key: this card is void here and goes back under its pile.',
    ),
    card(
      { do: 'toJail' },
      'Die Nachtruhe gilt auch für Posaunen: geradewegs ins Gefängnis, ohne Gehalt.',
      'Silence at night includes trombones: straight to jail, without salary.',
    ),
    card(
      { do: 'receive', amount: 2000 },
      'Das Straßenfest macht Gewinn: 2.000 M von der Bank.',
      'The street fair makes a profit: 2,000 M from the bank.',
    ),
    card(
      { do: 'receive', amount: 400 },
      'Zu viel gezahlte Steuern: 400 M von der Bank.',
      'Taxes paid in excess: 400 M from the bank.',
    ),
    card(
      { do: 'receiveEach', amount: 200 },
      'Ein Ständchen zum Geburtstag, mit Sammelbüchse: von jedem anderen Spieler 200 M.',
      'A birthday serenade, with a collecting tin: 200 M from every other player.',
    ),
    card(
      { do: 'receive', amount: 2000 },
      'Die Festgeldanlage läuft aus: 2.000 M von der Bank.',
      'A fixed deposit matures: 2,000 M from the bank.',
    ),
    card(
      { do: 'pay', amount: 2000 },
      'Das Krankenzimmer hatte Aussicht: 2.000 M.',
      'The sickroom had a view: 2,000 M.',
    ),
    card(
      { do: 'pay', amount: 1000 },
      'Neue Schulbücher für alle Kinder: 1.000 M.',
      'New schoolbooks for all the children: 1,000 M.',
    ),
    card(
      { do: 'receive', amount: 500 },
      'Guter Rat war einmal nicht billig: 500 M von der Bank.',
      'Good advice was not cheap for once: 500 M from the bank.',
    ),
    card(
      { do: 'repairs', house: 800, hotel: 2300 },
      'Der Gehweg wird erneuert: je Haus 800 M und je Hotel 2.300 M.',
      'The pavement is renewed: 800 M for each house and 2,300 M for each hotel.',
    ),
    card(
      { do: 'receive', amount: 200 },
      'Zweiter Preis beim Kürbiswiegen: 200 M von der Bank.',
      'Second prize for the heaviest pumpkin: 200 M from the bank.',
    ),
    card(
      { do: 'receive', amount: 2000 },
      'Eine Großcousine hat an alle gedacht: 2.000 M von der Bank.',
      'A distant cousin has thought of everybody: 2,000 M from the bank.',
    ),
  ],
}
