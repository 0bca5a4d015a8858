import type { RuleText } from '@hausregeln/engine/kit/rule-text.ts'
import { prose } from '../../prose.ts'

/** K-0 the table, K-1 the turn. */
export const tableAndTurn = {
  'K-0.1': {
    title: { de: 'Spielmaterial', en: 'Material' },
    filled: {
      de: prose`Gespielt wird zu zweit bis zu acht. Zum Spiel gehören ein Brett mit 40 Feldern, 28 Besitzrechtkarten
        (22 Straßen, 4 Bahnhöfe, 2 Werke), je 16 Ereignis- und Gemeinschaftskarten, 32 Häuser, 12 Hotels und zwei Würfel.
        Jeder beginnt mit 1500 Talern. Der Bank geht das Geld nie aus.`,
      en: prose`The game is for two to eight players. It has a board of 40 spaces, 28 title deeds (22 streets, 4 stations,
        2 utilities), 16 event cards and 16 community cards, 32 houses, 12 hotels and two dice.
        Everybody starts with 1500 thalers. The bank never runs out of money.`,
    },
    option: {
      offers: ['speedDie'],
      de: prose`Wer mag, spielt mit dem Tempowürfel der Stadion-Regeln (S-12.1 bis S-12.8): Jeder beginnt dann mit 1000
        Talern mehr, und wer LOS einmal erreicht hat, wirft drei Würfel. Zahlen zählen zum Zug dazu, der Bus lässt die
        Wahl zwischen den weißen Würfeln, „Nächstes Grundstück“ bringt einen zweiten Zug, und drei gleiche Zahlen erlauben
        den Sprung auf ein beliebiges Feld.`,
      en: prose`Those who like play with the speed die of the stadium rules (S-12.1 to S-12.8): everybody then starts with
        1000 thalers more, and players who have reached Start once throw three dice. Numbers add to the move, the bus
        leaves the choice between the white dice, “next property” brings a second move, and three equal numbers allow a
        jump to any space.`,
    },
    reading: {
      de: prose`Die Vorlage kennt nur zwei Würfel. Mit dem Tempowürfel kostet ein Werk weiter das Vielfache des Wurfs, der
        dorthin geführt hat; dabei zählen bei uns die Zahlen aller drei Würfel.`,
      en: prose`The source knows two dice only. With the speed die a utility still costs a multiple of the throw that led
        there; with us the numbers of all three dice count.`,
    },
  },
  'K-0.2': {
    title: { de: 'Brett und Preise', en: 'Board and prices' },
    filled: {
      de: prose`Die 40 Felder folgen von LOS an im Uhrzeigersinn aufeinander. Die Straßen gehören zu acht Farbgruppen:
        Braun und Dunkelblau haben zwei, alle anderen drei Straßen. Kaufpreis, Hauspreis und die Mieten ohne Haus,
        mit 1 bis 4 Häusern und mit Hotel stehen auf jeder Besitzrechtkarte. Ein Bahnhof kostet 200 Taler, ein Werk
        150 Taler. Die Einkommensteuer beträgt 200 Taler, die Zusatzsteuer 100 Taler. Der Hypothekenwert eines
        Grundstücks ist der halbe Kaufpreis.`,
      en: prose`The 40 spaces follow one another clockwise from Start. The streets belong to eight colour groups:
        brown and dark blue have two streets, all others three. Each title deed shows the price, the price of a house, and
        the rent unbuilt, with 1 to 4 houses and with a hotel. A station costs 200 thalers, a utility 150 thalers.
        Earnings Tax is 200 thalers, Surtax 100 thalers. The mortgage value of a property is half its price.`,
    },
  },
  'K-0.3': {
    title: { de: 'Ereignis- und Gemeinschaftskarten', en: 'Event and community cards' },
    filled: {
      de: prose`Beide Stapel werden gemischt. Wer auf ein Kartenfeld kommt, zieht die oberste Karte und führt sie sofort
        aus; danach kommt sie unter ihren Stapel. Schickt eine Karte auf ein anderes Feld, gilt dessen Regel. Vorwärts
        über LOS bringt Gehalt, rückwärts und auf dem Weg ins Gefängnis gibt es keines. Das nächste Werk oder der nächste
        Bahnhof darf gekauft werden, wenn er frei ist; sonst kostet das Werk das Zehnfache eines neuen Wurfs und der
        Bahnhof die doppelte Miete. Freikarten aus dem Gefängnis werden behalten und fehlen im Stapel, bis sie gespielt
        sind.`,
      en: prose`Both decks are shuffled. A player who lands on a card space draws the top card and carries it out at
        once; then it goes to the bottom of its deck. If a card sends a piece to another space, the rule of that space
        applies. Moving forward past Start earns the salary, moving backwards or to jail does not. The next utility or
        station may be bought if it is unowned; otherwise the utility costs ten times a fresh throw and the station
        double rent. Jail cards, which open the jail, are kept and stay out of their deck until they are played.`,
    },
  },
  'K-0.4': {
    title: { de: 'Wer beginnt', en: 'Who starts' },
    filled: {
      de: prose`Jeder wirft beide Würfel; die höchste Summe beginnt. Bei Gleichstand an der Spitze werfen die Beteiligten
        noch einmal. Danach geht es im Uhrzeigersinn reihum.`,
      en: prose`Everybody throws both dice; the highest total starts. Those who tie for the highest throw again.
        Play then goes round the table clockwise.`,
    },
  },
  'K-1.1': {
    title: { de: 'Der Zug', en: 'The turn' },
    source: {
      de: prose`Wer an der Reihe ist, wirft beide Würfel und zieht um die Summe in Pfeilrichtung. Mehrere Figuren dürfen
        auf einem Feld stehen. Das erreichte Feld entscheidet, wie es weitergeht: ein Grundstück kaufen, Miete zahlen,
        Steuer zahlen, eine Karte ziehen, ins Gefängnis gehen, auf Frei Parken ausruhen, Gehalt bekommen oder das
        Gefängnis nur besuchen.`,
      en: prose`The player whose turn it is throws both dice and moves forward by their sum. Several pieces may share a
        space. The space reached decides what follows: buying a property, paying rent, paying tax, drawing a card, going to
        jail, resting on the Free Car Park, receiving the salary, or merely visiting the jail.`,
    },
  },
  'K-1.2': {
    title: { de: 'Pasch', en: 'Doubles' },
    source: {
      de: prose`Zeigen beide Würfel die gleiche Zahl, wird der Zug wie üblich ausgeführt, und danach wirft derselbe Spieler
        noch einmal. Der dritte Pasch hintereinander wird nicht mehr gezogen: Die Figur geht direkt ins Gefängnis.`,
      en: prose`If both dice show the same number, the turn is carried out as usual and the same player then throws
        again. The third doubles in a row is not moved: the piece goes straight to jail.`,
    },
  },
  'K-1.3': {
    title: { de: 'Gehalt auf LOS', en: 'Salary at Start' },
    source: {
      de: prose`Wer LOS in Pfeilrichtung erreicht oder überquert, erhält jedes Mal 200 Taler von der Bank, auch zweimal in
        einem Zug: etwa wenn nach dem Überqueren eine Karte noch einmal auf LOS führt.`,
      en: prose`Reaching or passing Start while moving forward pays 200 thalers from the bank every time, even twice in
        one turn: for instance when a card leads on to Start just after it was passed.`,
    },
    filled: {
      de: prose`Der Weg ins Gefängnis und Züge rückwärts bringen kein Gehalt.`,
      en: prose`Going to jail and moving backwards pay no salary.`,
    },
  },
} satisfies Record<string, RuleText>
