import type { RuleText } from '@hausregeln/engine/kit/definition.ts'
import { prose } from '../../prose.ts'

/** E-1 to E-4: setting up, the turn, the start, the risk field. */
export const turnAndBoard = {
  'E-1.1': {
    title: { de: 'Spielvorbereitung', en: 'Setting up' },
    text: {
      de: prose`Gespielt wird zu zweit bis viert mit zwei Würfeln. Jeder erhält 3.000 GE in Chips: zwei blaue zu 1.000, vier grüne
        zu 200, drei rote zu 50 und fünf weiße zu 10. Die Ereigniskarten werden gemischt und verdeckt auf das Brett gelegt.`,
      en: prose`Two to four play, with two dice. Everybody receives 3,000 GE in chips: two blue ones of 1,000, four green ones of
        200, three red ones of 50 and five white ones of 10. The event cards are shuffled and laid face down on the board.`,
    },
    reading: {
      de: prose`Weil der kleinste Chip 10 GE wert ist, sind alle Beträge Vielfache von 10. Wer beginnt, macht die Runde vorher
        aus: hier der erste Platz.`,
      en: prose`As the smallest chip is worth 10 GE, all amounts are multiples of 10. Who begins is agreed on beforehand: here it is
        the first seat.`,
    },
  },
  'E-1.2': {
    title: { de: 'Spielbrett und Karten', en: 'Board and deeds' },
    text: {
      de: prose`Vierzig Felder: in den Ecken Start, zwei Gefängnisse und das Risikofeld; auf jeder Seite dazwischen zwei
        Städtegruppen zu drei Städten, eine Zollstation, eine Radarfalle und ein Ereignisfeld. Auf jeder Besitzrechtkarte
        stehen Kaufpreis, Preis eines Apartments, die Miete jeder Ausbaustufe, die Provision und was die Bank für Grundstück
        und Apartment zurückzahlt.`,
      en: prose`Forty spaces: start, two prisons and the risk field in the corners; on each side between them two groups of three
        cities, a customs station, a radar trap and an event space. Every title deed prints the price, the price of an
        apartment, the rent of each building level, the commission, and what the bank pays back for plot and apartment.`,
    },
    reading: {
      de: prose`Die Vorlage beschreibt kein Brett und nennt außer Athen, Lissabon und Madrid keine Stadt. Brett, Städte und alle
        Zahlen sind deshalb unsere; die Zahlen sind an Tausenden simulierter Partien abgeglichen.`,
      en: prose`The source describes no board and names no cities but Athens, Lisbon and Madrid. Board, cities and all figures are
        therefore ours; the figures have been balanced over thousands of simulated games.`,
    },
  },
  'E-2.1': {
    title: { de: 'Ablauf eines Zuges', en: 'Course of a turn' },
    text: {
      de: prose`Vor dem Würfeln sind nur Verkäufe und Fernkäufe möglich. Dann wird gewürfelt und um die Summe gezogen, und erst
        danach werden Grundstücke und Apartments gekauft oder Mieten gezahlt. Miete wird sofort fällig.`,
      en: prose`Before throwing, only sales and remote purchases are possible. Then the dice are thrown and the piece moves by their
        sum, and only after that plots and apartments are bought or rents paid. Rent is due at once.`,
    },
    reading: {
      de: prose`Das gilt vor jedem Wurf des Zuges, auch vor einem weiteren nach Pasch oder Karte. Wer vor diesem Wurf schon etwas
        verkauft oder aus der Ferne kauft, ist mit dem letzten Feld fertig und baut dort nicht mehr.`,
      en: prose`This holds before each throw of the turn, a further one after doubles or by a card included. Whoever sells or buys
        remotely before that throw is done with the last space and no longer builds there.`,
    },
  },
  'E-2.2': {
    title: { de: 'Pasch', en: 'Doubles' },
    text: {
      de: prose`Nach einem Pasch darf man noch einmal würfeln, sobald das Feld erledigt ist, oder den Zug beenden. Auf Start, Risikofeld
        und Ereignisfeld bringt ein Pasch keinen weiteren Wurf.`,
      en: prose`After doubles one may throw once more when the space is dealt with, or end the turn. On the start, the risk field
        and event spaces doubles give no further throw.`,
    },
  },
  'E-2.3': {
    title: { de: 'Sieg', en: 'Winning' },
    text: {
      de: prose`Wer als Letzter übrig ist, hat gewonnen.`,
      en: prose`The last player left wins.`,
    },
    reading: {
      de: prose`Auf Wunsch wird eine Spielzeit vereinbart: Ist sie um, wird der laufende Zug beendet, und es gewinnt, wer an Bargeld
        und Verkaufswerten nach Abzug der Schulden am meisten hat. Gleich Reiche teilen sich den Sieg. Karten werden dafür
        nicht ausgeteilt, denn das vertrüge sich nicht mit den Ansprüchen auf Städtegruppen.`,
      en: prose`A playing time may be agreed: when it is up, the running turn is finished, and whoever has most in cash and sale
        values, less debts, wins. Equal wealth shares the win. No deeds are dealt for it, as that would not go together with
        the claims on city groups.`,
    },
    options: ['timeLimit'],
  },
  'E-3.1': {
    title: { de: 'Über Start', en: 'Passing the start' },
    text: {
      de: prose`Wer über Start zieht, erhält 1.000 GE von der Bank; wer genau darauf landet, noch einmal 200 GE dazu.`,
      en: prose`Whoever passes the start receives 1,000 GE from the bank; whoever lands exactly on it another 200 GE.`,
    },
  },
  'E-3.2': {
    title: { de: 'Mit Pasch auf Start', en: 'On the start with doubles' },
    text: {
      de: prose`Wer mit einem Pasch auf Start landet, würfelt danach nicht noch einmal.`,
      en: prose`Whoever lands on the start with doubles does not throw again.`,
    },
  },
  'E-4.1': {
    title: { de: 'Risikofeld', en: 'Risk field' },
    text: {
      de: prose`Auf dem Risikofeld entscheidet der Wurf. Zeigt er eine gerade und eine ungerade Zahl, zahlt die Bank das Dreißigfache
        von gerade minus ungerade; ist das negativ, zahlt man selbst. Bei zwei ungeraden Zahlen zahlt man das Dreißigfache ihrer
        Summe, bei zwei geraden erhält man es. Beim Pasch ist es das Fünfzigfache.`,
      en: prose`On the risk field the throw decides. If it shows an even and an odd number, the bank pays thirty times even minus
        odd; if that is negative, the player pays. For two odd numbers one pays thirty times their sum, for two even ones one
        receives it. With doubles it is fifty times.`,
    },
    reading: {
      de: prose`Führt eine Karte auf das Feld, gilt der letzte Wurf.`,
      en: prose`If a card leads there, the last throw counts.`,
    },
  },
  'E-4.2': {
    title: { de: 'Risikotabelle', en: 'Risk table' },
    text: {
      de: prose`Dasselbe zum Ablesen, von 1-1 bis 6-6: Am teuersten ist ein Fünferpasch mit 500 GE, am einträglichsten ein Sechserpasch
        mit 600 GE. Welcher Würfel welche Zahl zeigt, ist gleich.`,
      en: prose`The same to be read off, from 1-1 to 6-6: the dearest throw is double five at 500 GE, the most profitable one double
        six at 600 GE. It does not matter which die shows which number.`,
    },
  },
  'E-4.3': {
    title: { de: 'Mit Pasch auf das Risikofeld', en: 'On the risk field with doubles' },
    text: {
      de: prose`Wer mit einem Pasch auf dem Risikofeld landet, würfelt danach nicht noch einmal.`,
      en: prose`Whoever lands on the risk field with doubles does not throw again.`,
    },
  },
} as const satisfies Record<string, RuleText>
