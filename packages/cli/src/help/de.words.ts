// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  program: {
    about: 'Brettspiele um Grundstücke nach ihren Regelbüchern: Partien simulieren, aufzeichnen, nachspielen und prüfen.',
  },
  title: {
    usage: 'Aufruf:',
    arguments: 'Argumente:',
    options: 'Optionen:',
    commands: 'Befehle:',
  },
  around: {
    help: 'zeigt, was ein Befehl nimmt',
    choices: (a) => `(${a.values})`,
    usual: (a) => `(sonst ${a.value})`,
  },
  common: {
    rulebook: 'das Regelbuch (siehe: hausregeln rulebooks), seine Datei oder ein Ordner mit einer book.ts',
    rulebookOrAll: 'das Regelbuch (siehe: hausregeln rulebooks), seine Datei oder ein Ordner mit einer book.ts; ohne Angabe alle eingebauten',
    rulebookOfRecord: 'das Regelbuch der Aufzeichnung, wenn es von anderswo kommt: ein Ordner mit einer book.ts',
    record: 'die Aufzeichnung',
    seats: 'die Bots, einer je Platz, etwa steady,random',
    option: 'eine Option des Regelbuchs; auch mehrmals',
    maxRounds: 'eine Partie, die nach so vielen Runden nicht zu Ende ist, wird abgebrochen',
    seed: 'die Startzahl des Zufalls: gleiche Zahl, gleiche Partien',
    json: 'gibt JSON aus und sonst nichts',
    lang: 'Sprache der Sätze',
    workers: 'Threads; sonst so viele, wie es Kerne gibt',
    games: 'wie viele Partien',
    byWealth: 'eine abgebrochene Partie gewinnt, wer dann am reichsten ist',
    first: 'Nummer der ersten Partie des Laufs',
    out: 'Datei, die geschrieben wird',
    bot: (a) => `ein eigener Bot: eine .ts-, .js- oder .py-Datei oder ein Befehl in Anführungszeichen; NAME=BEFEHL gibt ihm einen Namen für --seats, sonst „${a.name}“; auch mehrmals (docs/YOUR-BOT.md)`,
    botTime: 'Millisekunden, die er für eine Entscheidung hat',
  },
  rulebooks: {
    about: 'nennt die Regelbücher mit ihren Optionen und die Bots',
  },
  sim: {
    about: 'lässt Bots viele Partien spielen und zählt die Ergebnisse',
    rotate: 'die Bots wechseln von Partie zu Partie die Plätze; gezählt wird je Bot',
    checkLaws: 'prüft nach jedem Schritt jedes Gesetz',
    luck: 'nennt auch, was die Bots ohne ihr Glück gewinnen; so viele Partien vom Anfang werden dafür analysiert',
  },
  arena: {
    about: 'lässt Bots gegeneinander spielen und bewertet sie',
    bots: 'wer spielt, etwa steady,plain,miser; sonst alle, die es gibt, und die eigenen',
    seats: (a) => `wie viele an einem Tisch sitzen; sonst ${a.seats}`,
    tables: 'wie viele Tische; jeder spielt so viele Partien, wie er Plätze hat',
    byWealth: 'eine abgebrochene Partie gewinnt, wer dann am reichsten ist; sonst zählt sie nicht',
    mirror: 'wie viel das Glück entscheidet: Alle Genannten sitzen an einem Tisch, und jede von so vielen Gaben wird mit jedem auf jedem Platz gespielt',
    luck: 'nennt auch, was die Bots ohne ihr Glück gewinnen; die Partien so vieler Tische vom Anfang werden dafür analysiert',
  },
  balance: {
    about: 'lässt Bots viele Partien spielen und zeigt, wie es den ersten und letzten am Zug und den ersten Besitzern ganzer Gruppen ergeht',
  },
  record: {
    about: 'lässt Bots eine Partie spielen und zeichnet sie auf',
    game: 'welche Partie des Laufs mit dieser Startzahl',
  },
  replay: {
    about: 'spielt eine aufgezeichnete Partie nach, zeigt ihren Verlauf und prüft sie auf Schäden',
    at: 'hört nach Eintrag n auf und nach dem, was dabei gezogen wurde',
    events: 'gibt die Ereignisse als JSON aus, eines je Zeile, statt in Sätzen',
  },
  analyse: {
    about: 'zeigt, wodurch eine aufgezeichnete Partie gewonnen wurde: Chancen im Verlauf, Glück, Spiel, Wendepunkte, schlechteste Entscheidungen',
    rollouts: 'Partien bis zum Ende, mit denen jede der schlechtesten Entscheidungen geprüft wird; 0: keine',
  },
  verify: {
    about: 'prüft eine Aufzeichnung: die Kette ihrer Einträge, jede Regel und, wo ein Server geworfen hat, jeden Würfel und jede Karte',
  },
  xlsx: {
    about: 'schreibt die Bücher einer aufgezeichneten Partie als Arbeitsmappe: Buchungen, Salden, Grundstücke',
    out: 'Datei, die geschrieben wird, etwa partie.xlsx',
    lang: 'Sprache der Arbeitsmappe',
    csv: 'schreibt ihre Blätter stattdessen als .csv-Dateien in einer .zip-Datei',
  },
  laws: {
    about: 'spielt an Tischen jeder Art aufs Geratewohl und prüft nach jedem Schritt die Gesetze',
    games: 'wie viele Partien nach jedem Regelbuch',
    slowEvery: 'prüft die langsameren Gesetze nur alle n Schritte',
  },
  landings: {
    about: 'lässt eine Figur um das klassische Brett laufen und zählt, wo sie stehen bleibt',
    turns: 'wie viele Züge',
    jail: 'das Gefängnis sofort gegen Geld verlassen oder dort bleiben und würfeln',
  },
  gym: {
    about: 'viele Partien zugleich über eine Pipe, für lernende Programme (docs/TRAINING.md); „agent“ unter --seats',
    games: 'wie viele Partien zugleich',
    only: 'spielt nur diese der Partien, die letzte ausgenommen: Den Rest spielen andere Programme',
    offers: 'gibt auch Angeboten Nummern',
    memory: 'schreibt, was Agenten erfahren, in diese Datei, die die andere Seite im Speicher hat',
  },
  seat: {
    about: 'lässt einen eigenen Bot einen Platz an einem Online-Tisch spielen (docs/YOUR-BOT.md)',
    url: 'der Link des Tisches, etwa http://127.0.0.1:3000/#/table/k3m9x2pqrs',
    token: (a) => `das Token des Platzes, wie es auf seiner Seite steht; sonst das in ${a.variable}`,
    bot: 'eine .ts-, .js- oder .py-Datei oder ein Befehl in Anführungszeichen',
  },
  move: {
    about: 'zieht die Tische eines Servers und seinen Schlüssel um: aus einem Datenverzeichnis in eine PostgreSQL-Datenbank oder zurück',
    from: 'das Datenverzeichnis oder die Adresse der Datenbank: postgresql://user:password@host/name; mehrere durch Kommas getrennt, die erste zuerst',
    to: 'ein leeres Ziel der einen oder anderen Art, oder mehrere',
  },
  book: {
    about: 'Regelbücher als Dateien: schreiben, prüfen, vergleichen',
  },
  check: {
    about: 'prüft eine Datei: alles, was daran falsch ist, und durch Probepartien, ob ihre Partien enden',
    file: 'das Regelbuch',
    noTrial: 'spielt nicht zur Probe',
  },
  diff: {
    about: 'zeigt, worin sich die Regeln zweier Bücher unterscheiden und welche Felder anders heißen',
    other: 'das andere Regelbuch, ebenso',
  },
  export: {
    about: 'schreibt ein Regelbuch als Datei: jede Wahl, jede Zahl, sein Brett und seine Paragraphen',
  },
  fuzz: {
    about: 'beschädigt Dateien aufs Geratewohl: Jede wird mit Sätzen abgelehnt oder spielt 200 Züge nach den Gesetzen',
    runs: 'wie viele Dateien',
    first: 'Nummer der ersten Datei des Laufs',
  },
  house: {
    about: 'spielt das klassische Regelbuch mit jeder Hausregel für sich: Enden die Partien, und wie lang sind sie?',
    games: 'Partien je Regel',
    seats: 'Mitspieler',
    rounds: 'Runden, die eine Partie dauern darf',
    bot: 'wer spielt',
  },
  schema: {
    about: 'gibt das JSON-Schema des Formats aus',
  },
  lesson: {
    about: 'Lektionen als Dateien: ein Spiel ab einer Stellung, Schritt für Schritt',
    check: 'prüft eine Lektion: Sie wird mit ihren richtigen Antworten durchgespielt',
    file: 'die Lektion',
    told: 'gibt aus, was geschieht, Schritt für Schritt',
  },
  lab: {
    about: 'Experimente: Regeln vergleichen, von einer Stellung aus weiterspielen, ein Regelbuch untersuchen',
    games: 'Partien je Seite, höchstens',
    seats: 'die Bots, einer je Platz; sonst viermal steady',
    lang: 'Sprache des Berichts',
    output: 'schreibt einen Bericht als eigenständige Seite; als Markdown, wenn der Name auf .md endet',
    csv: 'schreibt alle Tabellen als CSV, eine nach der anderen',
  },
  labBook: {
    about: 'wie Partien nach einem Regelbuch sind: Dauer, Felder, Einnahmen, Geld, Reihenfolge, Gruppen, und was davon an den Bots liegt',
    book: 'das Regelbuch (siehe: hausregeln rulebooks) oder seine Datei',
    styles: 'Bots, an denen die Ergebnisse geprüft werden',
  },
  compare: {
    about: 'vergleicht Regelbücher, oder eines mit Hausregeln oder anderen Bots, bei gleichem Zufall',
    book: 'das Regelbuch, mit dem alle verglichen werden',
    against: 'ein Regelbuch oder Hausregeln wie declined=staysWithBank,salaryLand=400,-trade oder bots=plain,plain; auch mehrmals',
    measure: 'woran es sich entscheidet',
    noStops: 'spielt alle Partien, auch wenn es früher entschieden ist',
    margin: 'ein Unterschied, auf den es niemandem ankommt: Runden, oder ein Anteil von 0 bis 1',
  },
  from: {
    about: 'wie eine aufgezeichnete Partie oder eine Stellung aus einer JSON-Datei weitergeht',
    file: 'eine Aufzeichnung oder eine Stellung als JSON (siehe: hausregeln lab schema)',
    entry: 'nach so vielen Einträgen der Aufzeichnung; sonst nach allen',
    whatIf: 'was jede Handlung des Augenblicks mit den Chancen macht',
    actor: 'wessen Handlungen --what-if ausprobiert, nach Platz ab 1: jeder, der handeln darf; sonst, wer ein Angebot zu beantworten hat oder entscheiden muss',
    trade: (a) => `was ein Handel bewirkt: ${a.example}`,
    rulebook: 'das Regelbuch einer von Hand geschriebenen Stellung',
  },
  atlas: {
    about: 'was jede Regel der Werkstatt für sich an einem Regelbuch ändert: Dauer, Ende, Reihenfolge, Glück gegen Können',
    games: 'Partien je Seite',
    book: 'ein eingebautes Regelbuch',
    skillGames: 'Partien eines besseren Bots gegen drei andere; sonst ebenso viele',
    data: 'schreibt alle Zahlen als JSON',
    from: 'spielt nichts: berichtet, was in einer solchen Datei steht',
  },
  study: {
    about: 'eine Frage, die man sich stellt; ohne Namen die Liste der Fragen',
    name: 'die Studie',
  },
  run: {
    about: 'führt das Experiment aus einer Datei durch',
    experiment: 'eine JSON-Datei (siehe: hausregeln lab schema)',
    schema: 'gibt das JSON-Schema der Dateien mit Experimenten aus',
  },
  validate: {
    about: 'vergleicht das Labor mit dem, was genau oder von anderen bekannt ist',
    effort: 'wie viel von dem gespielt wird, was Gewissheit braucht',
  },
  pace: {
    about: 'misst, wie viele Partien nach jedem Regelbuch zwei Threads in fünf Sekunden von einer Stellung aus spielen',
  },
}
