import { formatNumber, formatPercent } from '../../i18n/format.ts'

/** A figure that games have shown, with its limits. */
export interface Shown {
  readonly value: number
  readonly low: number
  readonly high: number
  /** Whether it is certainly not the one that means no difference. */
  readonly isSure: boolean
}

/** What games by two rulebooks have shown of the second. */
export interface Verdict {
  readonly games: number
  /** Mean rounds. */
  readonly rounds: readonly [before: number, after: number]
  /** How many times as long. */
  readonly length: Shown | null
  /** Shares of games that end. */
  readonly ended: readonly [before: number, after: number]
  /** By how many points of a hundred the first player wins more often. */
  readonly first: Shown | null
}

const tenths = (value: number) => formatNumber('de', Math.round(value * 10) / 10)
const limits = ({ low, high }: Shown, fine: (value: number) => string) => `${fine(low)} bis ${fine(high)}`
const times = (value: number) => formatNumber('de', Math.round(value * 100) / 100)

/** Words of the workshop, where people write their own rules. */
export const workshop = {
  title: 'Werkstatt',
  begin: 'Ausgangspunkt',
  house: 'Regelbücher',
  finished: 'Fertige Hausregeln',
  opened: 'Aus einer Datei',
  openFile: 'Datei öffnen …',
  name: 'Name deiner Regeln',
  namePlace: (title: string) => `${title}, eigene Regeln`,
  parts: 'Teile des Regelwerks',
  rules: 'Regeln',
  board: 'Brett',
  cards: 'Karten',
  trial: 'Ausprobieren',
  share: 'Teilen und drucken',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  nothingToUndo: 'Noch gibt es nichts rückgängig zu machen.',
  nothingToRedo: 'Nichts wurde rückgängig gemacht.',
  yours: 'Deine Regeln',
  noDifference: 'Noch ist alles wie im Ausgangspunkt.',
  yoursAre: (count: number) =>
    `Deine Regeln: ${count === 0 ? 'kein Unterschied' : count === 1 ? '1 Unterschied' : `${count} Unterschiede`}`,
  takeBack: (label: string) => `${label}: zurück zum Ausgangspunkt`,
  was: (before: string) => `vorher: ${before}`,
  labelled: (label: string) => `${label}:`,
  search: 'Regeln suchen',
  searchHint: 'Zum Beispiel: Miete, Gefängnis, Versteigerung',
  found: (count: number) => (count === 1 ? '1 Regel' : `${count} Regeln`),
  nothingFound: 'Dazu gibt es keine Regel.',
  themes: 'Themen',
  changed: 'geändert',
  brings: (what: string) => `Bringt mit: ${what}.`,
  takes: (what: string) => `Lässt weg: ${what}.`,
  nameEach: (label: string) => `${label}: je Sprache`,
  oneName: (label: string) => `${label}: einmal für alle Sprachen`,
  moreLanguages: 'Weitere Sprache',
  cannot: 'geht hier nicht',
  chooseWay: 'Das geht auf mehrere Arten. Wähle eine:',
  hasWays: 'Geht auf mehrere Arten: Du wählst dann eine.',
  yes: 'ja',
  no: 'nein',
  unlimited: 'unbegrenzt',
  entry: (number: number) => `Wert ${number}`,
  more: 'Erhöhen',
  fewer: 'Verringern',
  faults: (count: number) =>
    count === 1
      ? 'So lässt sich das noch nicht spielen:'
      : `So lässt sich das noch nicht spielen, aus ${count} Gründen:`,
  notYet: 'So lässt sich das noch nicht spielen.',
  play: 'Spielen',
  playHereHint: 'Sofort, gegen drei Bots.',
  playTable: 'Plätze wählen',
  playOnline: 'Online',
  playBoard: 'Echtes Brett',
  starting: 'Das Spiel wird angelegt …',
  drafts: 'Entwürfe',
  newDraft: 'Neuer Entwurf',
  removeDraft: 'Entwurf löschen',
  removeAsk: (title: string) => `„${title}“ löschen? Der Entwurf lässt sich nicht zurückholen.`,
  keep: 'Behalten',
  saved: 'Jede Änderung ist gleich gesichert, in diesem Browser.',
  notSaved: 'Dieser Browser sichert nichts: Der Entwurf hält, bis die Seite geschlossen wird.',
  noBook: 'Diese Regeln gibt es in diesem Browser nicht mehr.',
  cannotOpen: 'Diese Datei kann nicht geöffnet werden:',
  loading: 'Werkstatt wird geladen …',
  print: 'Drucken',
  printHint:
    'Der Browser öffnet seinen Druckdialog; dort geht auch ein PDF. Karten und Besitzrechtkarten sind zum Ausschneiden.',
  sheets: { booklet: 'Regelheft', cards: 'Karten', deeds: 'Besitzrechtkarten', board: 'Brett' },
  shortLink: 'Kurzer Link',
  shortHint:
    'Der Server dieser Seite bewahrt die Regeln auf, auch mit Brett und Karten, solange der Link gebraucht wird. Du kannst ihn jederzeit löschen.',
  makeShort: 'Kurzen Link anlegen',
  guest: 'Gast',
  ownLinks: (count: number) => (count === 1 ? 'Dein kurzer Link' : `Deine ${count} kurzen Links`),
  removeLink: (code: string) => `Link ${code} löschen`,
  link: 'Link',
  linkHint: 'Die Regeln stehen im Link selbst. Nichts davon liegt auf einem Server.',
  linkLong: 'Für einen Link ist das zu viel: Nimm einen kurzen Link oder die Datei.',
  file: 'Datei',
  saveFile: 'Als Datei sichern',
  fileHint: 'Die Datei hat alles: Regeln, Brett und Karten. Jede Hausregeln-Installation kann sie öffnen.',
  sentTitle: 'Jemand schickt dir Regeln',
  sentIntro: (base: string) => `Sie beruhen auf „${base}“. Das ist anders:`,
  sentSame: (base: string) => `Sie sind wie „${base}“.`,
  sentAlone: 'Sie stehen für sich allein und beruhen auf keinem Regelbuch.',
  sentBad: 'Dieser Link führt zu keinen Regeln:',
  edit: 'In der Werkstatt ändern',
  toWorkshop: 'Zur Werkstatt',
  spaceCount: (count: number) => `${count} Felder`,
  space: 'Feld',
  spaceAt: (at: number) => (at === 0 ? 'Das Startfeld' : `Feld ${at}`),
  before: 'Feld davor',
  after: 'Feld danach',
  spaceName: 'Name',
  spaceKind: 'Art',
  moveBack: 'Ein Feld zurück versetzen',
  moveOn: 'Ein Feld weiter versetzen',
  startStays: 'Das Startfeld bleibt, wo es ist.',
  lastSpace: 'Das ist das letzte Feld.',
  addSpace: 'Feld danach einfügen',
  removeSpace: 'Feld entfernen',
  mostSpaces: (most: number) => `Ein Brett hat höchstens ${most} Felder.`,
  leastSpaces: (least: number) => `Ein Brett hat mindestens ${least} Felder.`,
  price: 'Preis',
  group: 'Gruppe',
  newGroup: 'Neue Gruppe',
  housePrice: 'Preis eines Hauses',
  rents: 'Mieten',
  factors: 'Mieten: so viel mal die Augen',
  rentAt: (kind: 'street' | 'station' | 'utility', level: number) => {
    if (kind !== 'street') return `${level + 1} im Besitz`
    return level === 0 ? 'unbebaut' : `Stufe ${level}`
  },
  suggestRents: 'Mieten zum Preis vorschlagen',
  amount: 'Betrag',
  deck: 'Kartenstapel',
  deckName: 'Name des Stapels',
  groups: 'Gruppen und Geld',
  groupName: 'Name der Gruppe',
  colourOf: (name: string) => `Farbe von ${name}`,
  alike: 'Nicht alle sehen alle Farben. Diese sind für manche kaum zu unterscheiden:',
  alikePair: (one: string, other: string) => `${one} und ${other}`,
  currency: 'Währung',
  noDecks: 'Dieses Regelwerk hat keine Karten.',
  cardAt: (number: number) => `Karte ${number}`,
  removeCard: (number: number) => `Karte ${number} entfernen`,
  addCard: 'Karte hinzufügen',
  verb: 'Was sie tut',
  cardText: 'Was auf ihr steht',
  factor: 'So viel mal die Augen',
  times: 'So viel mal die Miete',
  steps: 'Felder',
  perHouse: 'Je Haus',
  perHotel: 'Je Hotel',
  verbs: {
    receive: 'Geld von der Bank',
    pay: 'Geld an die Bank',
    receiveEach: 'Geld von allen anderen',
    payEach: 'Geld an alle anderen',
    repairs: 'Geld für Häuser und Hotels',
    advanceTo: 'Vor bis zu einem Feld',
    nextStation: 'Zum nächsten Bahnhof',
    nextUtility: 'Zum nächsten Werk',
    back: 'Felder zurück',
    opposite: 'Auf das Feld gegenüber',
    toJail: 'Ins Gefängnis',
    jailFree: 'Freikarte',
    sitOut: 'Einmal aussetzen',
    throwAgain: 'Noch einmal würfeln',
    nothing: 'Nichts',
  },
  trialHint: (before: string, games: number) =>
    `Bots spielen ${games} Spiele nach deinen Regeln und ebenso viele nach „${before}“, mit denselben Würfeln. Das dauert einige Sekunden und läuft auf diesem Gerät.`,
  trialStart: 'Bots spielen lassen',
  trialAgain: 'Noch einmal',
  trialStop: 'Anhalten',
  trialRunning: 'Die Bots spielen',
  trialStuck: (detail: string) =>
    `So lässt sich das nicht zu Ende spielen: Ein Spiel der Bots kam nicht weiter. (${detail})`,
  trialOlder: 'Seitdem hast du etwas geändert: Das hier gilt für den Stand davor.',
  doesEnd: 'Endet es?',
  howLong: 'Wie lang?',
  howEven: 'Wie gerecht nach der Reihenfolge?',
  ended: ({ games, ended: [before, after] }: Verdict) =>
    after >= 1
      ? `Ja: alle ${games} Spiele endeten.`
      : `${formatPercent('de', after)} der Spiele endeten; nach dem Ausgangspunkt ${formatPercent('de', before)}.`,
  length: ({ length, rounds: [before, after] }: Verdict) => {
    const mean = `im Mittel ${tenths(after)} statt ${tenths(before)} Runden`
    if (length === null) return `Noch zu wenige Spiele: ${mean}.`
    if (!length.isSure) return `Etwa gleich lang (${limits(length, times)}-mal so lang): ${mean}.`
    return `${times(length.value)}-mal so lang (${limits(length, times)}): ${mean}.`
  },
  first: ({ first }: Verdict) => {
    if (first === null) return 'Noch zu wenige Spiele.'
    const between = `${limits(first, tenths)} Prozentpunkte`
    if (!first.isSure) return `Wer beginnt, gewinnt nicht erkennbar öfter oder seltener als zuvor (${between}).`
    const more = first.value > 0 ? 'öfter' : 'seltener'
    return `Wer beginnt, gewinnt um ${tenths(Math.abs(first.value))} Prozentpunkte ${more} als zuvor (${between}).`
  },
  cause: (concern: 'endless' | 'long' | 'uneven', without: Verdict) => {
    if (concern === 'endless')
      return `Ohne diese Regel endeten ${formatPercent('de', without.ended[1])} der Spiele statt ${formatPercent('de', without.ended[0])}.`
    if (concern === 'long')
      return `Diese Regel macht das Spiel lang: ohne sie ${tenths(without.rounds[1])} statt ${tenths(without.rounds[0])} Runden.`
    return `Diese Regel hilft dem, der beginnt: ohne sie gewinnt er um ${tenths(Math.abs(without.first?.value ?? 0))} Prozentpunkte seltener.`
  },
}
