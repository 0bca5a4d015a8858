import { TABLE_REFUSALS, type TableRefusal } from '@hausregeln/protocol/refusal.ts'
import { defineTexts, type Locale } from '../i18n/index.ts'
import { TableError } from './tableError.ts'

type Sentences = Readonly<Record<TableRefusal | 'unreachable', string>>

const de: Sentences = {
  notSeated: 'Du hast an diesem Tisch keinen Platz.',
  seatTaken: 'Dieser Platz ist besetzt.',
  noSuchSeat: 'Diesen Platz gibt es nicht.',
  noSuchBot: 'Diesen Bot gibt es nicht.',
  alreadySeated: 'Du sitzt schon an diesem Tisch.',
  hostOnly: 'Das darf nur, wer den Tisch eröffnet hat.',
  gameRuns: 'Das Spiel läuft schon.',
  gameNotBegun: 'Das Spiel hat noch nicht begonnen.',
  gameIsOver: 'Das Spiel ist zu Ende.',
  gameNotOver: 'Das Spiel ist noch nicht zu Ende.',
  paused: 'Das Spiel ist unterbrochen.',
  notPaused: 'Das Spiel ist nicht unterbrochen.',
  notYourSeat: 'Das ist nicht dein Platz.',
  seatOccupied: 'Auf einem Platz, der wegfiele, sitzt jemand.',
  seatsEmpty: 'Ein Platz ist noch frei.',
  noPerson: 'Ein Mensch muss mitspielen.',
  badSettings: 'Das Regelbuch lässt diese Einstellungen nicht zu.',
  botPlays: 'Ein Bot spielt diesen Platz: Spiele erst wieder selbst.',
  noStandIn: 'Für dich spielt kein Bot.',
  stillHere: 'Diese Person ist am Tisch.',
  proposalOpen: 'Über etwas anderes wird gerade abgestimmt.',
  noProposal: 'Darüber wird nicht mehr abgestimmt.',
  proposalLapsed: 'Dieser Vorschlag ist verfallen: Das Spiel ist seitdem weitergegangen.',
  nothingToTakeBack: 'Du hast jetzt keinen Zug, den du zurücknehmen könntest.',
  companionOnly: 'Von Hand geführt wird nur ein Spiel auf einem echten Brett.',
  noSuchEntry: 'Dieser Eintrag gilt nicht mehr.',
  slipsHidden:
    'Verdeckte Gebote werden gerade abgegeben. Berichtigt wird, wenn sie aufgedeckt sind; zurücknehmen geht.',
  badOutcome: 'Diese Würfel oder diese Karte kann es nicht geben.',
  rentGrace: 'Die Zeit für Mietforderungen läuft noch.',
  noSuchLine: 'Diese Nachricht gibt es nicht.',
  tooFast: 'Das war zu viel auf einmal. Warte ein wenig.',
  tooManyTables: 'Du hast so viele Tische, wie du haben darfst. Beende oder schließe erst einen.',
  tooManySeats: 'Du sitzt an so vielen Tischen, wie du darfst. Beende oder verlasse erst einen.',
  tooManyPages: 'Du hast zu viele Seiten offen. Schließe erst eine.',
  frozen: 'Dieses Spiel geht mit dieser Fassung des Regelbuchs nicht weiter.',
  noSuchTable: 'Diesen Tisch gibt es nicht (mehr).',
  banned: 'Dieser Server lässt dich nicht herein.',
  closed: 'Wer diesen Tisch eröffnet hat, hat ihn geschlossen.',
  abandoned: 'Dieser Tisch wurde geschlossen, weil lange nichts geschehen ist.',
  shut: 'Wer diesen Server betreibt, hat diesen Tisch geschlossen.',
  damaged: 'Was von diesem Tisch gespeichert war, ist beschädigt. Wer diesen Server betreibt, kann mehr sehen.',
  noSpectators: 'An diesem Tisch darf niemand zuschauen.',
  malformed: 'Der Server hat das nicht verstanden. Lade die Seite neu.',
  unavailable: 'Der Server kann gerade nicht schreiben. Versuche es noch einmal.',
  hostError: 'Das lässt sich jetzt nicht eintragen.',
  badToken: 'Dieser Server kennt dich nicht mehr. Gib deinen Namen neu an.',
  unreachable: 'Der Server ist nicht zu erreichen. Besteht eine Verbindung zum Netz?',
}

/** The server's own sentences, but where the page knows what to do. */
const en: Sentences = {
  ...TABLE_REFUSALS,
  hostOnly: 'Only who opened the table may do that.',
  noSuchTable: 'There is no such table (any more).',
  malformed: 'The server did not understand that. Reload the page.',
  hostError: 'That cannot be entered now.',
  badToken: 'This server does not know you any more. Give your name again.',
  unreachable: 'The server cannot be reached. Are you connected to the network?',
}

const refusalTexts = defineTexts({ de, en })

/** What went wrong, in a sentence of this language where there is one. */
export function sentenceOf(error: unknown, locale: Locale): string {
  const known: Readonly<Record<string, string>> = refusalTexts[locale]
  const own = error instanceof TableError ? known[error.refusal] : undefined
  return own ?? (error instanceof Error ? error.message : String(error))
}
