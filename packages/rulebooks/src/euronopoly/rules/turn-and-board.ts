import type { RuleText } from '@hausregeln/engine/kit/rule-text.ts'
import { prose } from '../../prose.ts'

/** E-1 to E-4: setting up, the turn, the start, the risk field. */
export const turnAndBoard = {
  'E-1.1': {
    title: { de: 'Spielvorbereitung', en: 'Setting up' },
    source: {
      de: prose`Höchstens vier spielen, mit zwei Würfeln. Jeder erhält 3.000 GE, etwa in Chips: zwei blaue zu 1.000, vier
        grüne zu 200, drei rote zu 50 und fünf weiße zu 10. Die Ereigniskarten werden gemischt und verdeckt auf das Brett
        gelegt.`,
      en: prose`At most four play, with two dice. Everybody receives 3,000 GE, for instance in chips: two blue ones of
        1,000, four green ones of 200, three red ones of 50 and five white ones of 10. The event cards are shuffled and
        laid face down on the board.`,
    },
    reading: {
      de: prose`Zwei müssen es mindestens sein. Weil der kleinste Chip 10 GE wert ist, sind alle Beträge Vielfache von 10.
        Wer beginnt, macht die Runde vorher aus: hier der erste Platz.`,
      en: prose`There must be at least two. As the smallest chip is worth 10 GE, all amounts are multiples of 10. Who
        begins is agreed on beforehand: here it is the first seat.`,
    },
  },
  'E-1.2': {
    title: { de: 'Spielbrett und Karten', en: 'Board and deeds' },
    source: {
      de: prose`Der Kaufpreis steht auf dem Feld. Auf der Besitzrechtkarte stehen die Mieten, der Preis eines Apartments,
        die Provision und was die Bank beim Verkauf zahlt.`,
      en: prose`The price stands on the space. The title deed prints the rents, the price of an apartment, the commission,
        and what the bank pays at a sale.`,
    },
    reading: {
      de: prose`Die Vorlage beschreibt kein Brett und nennt außer Athen, Lissabon und Madrid keine Stadt. Bei uns sind es
        vierzig Felder: in den Ecken Start, zwei Gefängnisse und das Risikofeld; auf jeder Seite dazwischen zwei
        Städtegruppen zu drei Städten, eine Zollstation, eine Radarfalle und ein Ereignisfeld. Auch alle Zahlen sind
        unsere; sie sind an Tausenden simulierter Partien abgeglichen.`,
      en: prose`The source describes no board and names no cities but Athens, Lisbon and Madrid. With us there are forty
        spaces: start, two prisons and the risk field in the corners; on each side between them two groups of three
        cities, a customs station, a radar trap and an event space. All figures are ours, too; they have been balanced
        over thousands of simulated games.`,
    },
  },
  'E-2.1': {
    title: { de: 'Ablauf eines Zuges', en: 'Course of a turn' },
    source: {
      de: prose`Vor dem Würfeln sind nur Verkäufe und Fernkäufe möglich. Dann wird gewürfelt und um die Summe gezogen, und
        erst danach werden Grundstücke und Apartments gekauft oder Mieten gezahlt.`,
      en: prose`Before throwing, only sales and remote purchases are possible. Then the dice are thrown and the piece
        moves by their sum, and only after that plots and apartments are bought or rents paid.`,
    },
    reading: {
      de: prose`Miete wird sofort fällig. Die Reihenfolge gilt vor jedem Wurf des Zuges, auch vor einem weiteren nach
        Pasch oder Karte. Wer vor diesem Wurf schon etwas verkauft oder aus der Ferne kauft, ist mit dem letzten Feld
        fertig, baut dort nicht mehr und muss würfeln, auch wenn der Wurf nach dem Pasch sonst freiwillig wäre: Sonst
        stünde das Geschäft nicht vor einem Wurf, sondern am Ende des Zuges.`,
      en: prose`Rent is due at once. The order holds before each throw of the turn, a further one after doubles or by a
        card included. A player who sells or buys remotely before that throw is done with the last space, no longer
        builds there and must throw, even where the throw after doubles is otherwise optional: or else the business
        would stand at the end of the turn and not before a throw.`,
    },
  },
  'E-2.2': {
    title: { de: 'Pasch', en: 'Doubles' },
    source: {
      de: prose`Nach einem Pasch darf man noch einmal würfeln, sobald das Feld erledigt ist, oder den Zug beenden. Auf
        Start, Risikofeld und Ereignisfeld bringt ein Pasch keinen weiteren Wurf.`,
      en: prose`After doubles a player may throw once more when the space is dealt with, or end the turn. On the start,
        the risk field and event spaces doubles give no further throw.`,
    },
  },
  'E-2.3': {
    title: { de: 'Sieg', en: 'Winning' },
    source: {
      de: prose`Wer als Letzter übrig ist, hat gewonnen.`,
      en: prose`The last player left wins.`,
    },
    option: {
      offers: ['timeLimit'],
      de: prose`Auf Wunsch wird eine Spielzeit vereinbart: Ist sie um, gewinnt, wer an Bargeld und Verkaufswerten nach
        Abzug der Schulden am meisten hat.`,
      en: prose`A playing time may be agreed: when it is up, the player with the most in cash and sale values, less debts,
        wins.`,
    },
    reading: {
      de: prose`Bei uns wird mit der Zeit noch der laufende Zug beendet, und gleich Reiche teilen sich den Sieg. Karten
        werden nicht ausgeteilt, denn das vertrüge sich nicht mit den Ansprüchen auf Städtegruppen.`,
      en: prose`With us the running turn is finished when the time is up, and equal wealth shares the win. No deeds are
        dealt, as that would not go together with the claims on city groups.`,
    },
  },
  'E-3.1': {
    title: { de: 'Über Start', en: 'Passing the start' },
    source: {
      de: prose`Alle Figuren beginnen auf dem Startfeld. Wer über Start zieht, erhält 1.000 GE von der Bank; wer genau
        darauf landet, noch einmal 200 GE dazu.`,
      en: prose`All pieces begin on the start. A player who passes the start receives 1,000 GE from the bank; a player
        who lands exactly on it another 200 GE.`,
    },
  },
  'E-3.2': {
    title: { de: 'Mit Pasch auf Start', en: 'On the start with doubles' },
    source: {
      de: prose`Wer mit einem Pasch auf Start landet, würfelt danach nicht noch einmal.`,
      en: prose`A player who lands on the start with doubles does not throw again.`,
    },
  },
  'E-4.1': {
    title: { de: 'Risikofeld', en: 'Risk field' },
    source: {
      de: prose`Auf dem Risikofeld entscheidet der Wurf. Zeigt er eine gerade und eine ungerade Zahl, zahlt die Bank das
        Dreißigfache von gerade minus ungerade; ist das negativ, zahlt man selbst. Bei zwei ungeraden Zahlen zahlt man das
        Dreißigfache ihrer Summe, bei zwei geraden erhält man es. Beim Pasch ist es das Fünfzigfache.`,
      en: prose`On the risk field the throw decides. If it shows an even and an odd number, the bank pays thirty times
        even minus odd; if that is negative, the player pays. For two odd numbers the player pays thirty times their
        sum, for two even ones the player receives it. With doubles it is fifty times.`,
    },
    reading: {
      de: prose`Führt eine Karte auf das Feld, gilt der letzte Wurf.`,
      en: prose`If a card leads there, the last throw counts.`,
    },
  },
  'E-4.2': {
    title: { de: 'Risikotabelle', en: 'Risk table' },
    source: {
      de: prose`Dasselbe zum Ablesen, von 1-1 bis 6-6: Am teuersten ist ein Fünferpasch mit 500 GE, am einträglichsten ein
        Sechserpasch mit 600 GE. Welcher Würfel welche Zahl zeigt, ist gleich.`,
      en: prose`The same to be read off, from 1-1 to 6-6: the dearest throw is double five at 500 GE, the most profitable
        one double six at 600 GE. It does not matter which die shows which number.`,
    },
  },
  'E-4.3': {
    title: { de: 'Mit Pasch auf das Risikofeld', en: 'On the risk field with doubles' },
    source: {
      de: prose`Wer mit einem Pasch auf dem Risikofeld landet, würfelt danach nicht noch einmal.`,
      en: prose`A player who lands on the risk field with doubles does not throw again.`,
    },
  },
} as const satisfies Record<string, RuleText>
