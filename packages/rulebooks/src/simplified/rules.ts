import type { RuleText } from '@hausregeln/engine/kit/rule-text.ts'
import { prose } from '../prose.ts'
import { spaces } from './rules/spaces.ts'

/** V-1 turn, V-2 money, V-3 end, V-4 board, V-5 moving. */
const frame = {
  'V-1.1': {
    title: { de: 'Spielzug', en: 'Turn' },
    source: {
      de: prose`Gespielt wird zu zweit oder mehr, von LOS aus und reihum im Uhrzeigersinn. Wer an der Reihe ist, würfelt,
        zieht seine Figur und führt dann aus, was das erreichte Feld verlangt oder erlaubt.`,
      en: prose`Two or more players begin on Start and take turns clockwise. The player on turn throws the dice, moves the
        piece, and then carries out what the space reached demands or allows.`,
    },
  },
  'V-2.1': {
    title: { de: 'Geld der Bank', en: "The bank's money" },
    source: {
      de: prose`Die Bank beginnt mit 200.000 M. Davon zahlt sie zu Beginn jedem Spieler 30.000 M aus.`,
      en: prose`The bank begins with 200,000 M. Out of it, it pays each player 30,000 M at the start.`,
    },
    reading: {
      de: prose`Die Vorlage nennt keine Höchstzahl. Zu siebt könnte die Bank das Startgeld nicht auszahlen; deshalb spielen
        höchstens sechs.`,
      en: prose`The source names no greatest number of players. With seven the bank could not pay the starting money, so at
        most six can play.`,
    },
  },
  'V-2.2': {
    title: { de: 'Soweit das Geld reicht', en: 'As far as the money goes' },
    source: {
      de: prose`Schulden gibt es nicht. Was jemand nicht ganz zahlen kann, zahlt er soweit möglich und scheidet aus. Kann die
        Bank nicht mehr zahlen, endet das Spiel.`,
      en: prose`There are no debts. What a player cannot pay in full is paid as far as possible, and the player is out. If the
        bank can no longer pay, the game ends.`,
    },
    reading: {
      de: prose`Reicht das Geld der Bank nicht, zahlt sie den Rest, den sie hat; das Spiel endet mit der Runde (V-3.2), nicht
        mitten im Zug.`,
      en: prose`If the bank's money does not suffice, it pays what it has left; the game ends with the round (V-3.2), not
        in the middle of a turn.`,
    },
  },
  'V-2.3': {
    title: { de: 'Ausscheiden', en: 'Elimination' },
    source: {
      de: prose`Wer sein privates Vermögen ganz verloren hat, scheidet aus.`,
      en: prose`A player who has lost all private wealth is out.`,
    },
    reading: {
      de: prose`Die Vorlage spricht vom „Privatvermögen“. Wir lesen es als Bargeld, das auf genau 0 gefallen ist, denn
        Verkaufserlöse werden in eben dieses Vermögen ausgezahlt. Auch wer freiwillig sein letztes Geld ausgibt, scheidet
        aus: Das ist erlaubt, wird aber vorher gesagt.`,
      en: prose`The source speaks of “private wealth”. We read it as cash that has fallen to exactly 0, since it has the
        proceeds of sales paid into that very wealth. A player who spends the last of their money by choice is out as
        well: that is allowed, but the game says so first.`,
    },
  },
  'V-2.4': {
    title: { de: 'Was Ausgeschiedene hinterlassen', en: 'What the eliminated leave behind' },
    reading: {
      de: prose`Die Vorlage sagt nichts dazu. Bei uns sind die Straßen, Bahnhöfe und Werke von Ausgeschiedenen wieder
        frei, und ihre Gebäude verfallen: So bleibt das Spiel für die Verbliebenen offen. Wer aufgibt, scheidet ebenso
        aus.`,
      en: prose`The source is silent. With us streets, stations and utilities of eliminated players are free again and
        their buildings lapse: that keeps the game open for those who remain. Players who resign are eliminated in the
        same way.`,
    },
  },
  'V-3.1': {
    title: { de: 'Vermögen und Sieg', en: 'Wealth and winning' },
    source: {
      de: prose`Am Ende gewinnt das größte Vermögen: das Bargeld und der halbe Kaufpreis jedes Bahnhofs, jedes Werks,
        jeder Straße und jedes Hauses. Ein Hotel zählt wie fünf Häuser.`,
      en: prose`At the end the greatest wealth wins: cash plus half the purchase price of each station, utility, street
        and house. A hotel counts as five houses.`,
    },
    option: {
      offers: ['timeLimit'],
      de: prose`Auf Wunsch wird eine Spielzeit vereinbart: Ist sie um, wird der laufende Zug beendet und so gewertet.`,
      en: prose`A playing time may be agreed: when it is up, the running turn is finished and wealth decides.`,
    },
    reading: {
      de: prose`Ein Haus zählt mit seinem aufgedruckten Preis, auch wenn es zum halben gekauft wurde. Gleich Reiche teilen
        sich den Sieg.`,
      en: prose`A house counts at its printed price even if it was bought for half. Equal wealth shares the win.`,
    },
  },
  'V-3.2': {
    title: { de: 'Ende des Spiels', en: 'End of the game' },
    source: {
      de: prose`Das Spiel endet nach der Runde, in der das Geld der Bank auf 0 gefallen ist; der Steuertopf gehört nicht
        zur Bank. Es endet auch, sobald nur ein Spieler übrig ist.`,
      en: prose`The game ends after the round in which the bank's money has fallen to 0; the tax pot is not the bank's. It
        also ends as soon as one player is left.`,
    },
    reading: {
      de: prose`Eine Runde ist um, wenn die Reihe den Platz dessen erreicht oder überspringt, der das Spiel begonnen hat,
        gleich ob er noch mitspielt. Spätere Einnahmen der Bank heben das Ende nicht auf.`,
      en: prose`A round is over when the turn reaches or passes the place of the player who began the game, whether or not
        they are still in it. Later income of the bank does not undo the end.`,
    },
  },
  'V-4.1': {
    title: { de: 'Spielbrett', en: 'Board' },
    source: {
      de: prose`Vierzig Felder im Kreis, von LOS bis zur Schlossallee. Ein Bahnhof kostet 4.000 M und bringt 500, 1.000,
        2.000 oder 4.000 M Miete, je nachdem, wie viele der Besitzer hat. Ein Werk kostet 3.000 M und bringt das 80-Fache
        der Augen, mit denen es erreicht wurde, mit beiden Werken das 200-Fache. Die Einkommensteuer beträgt 4.000 M, die
        Zusatzsteuer 2.000 M.`,
      en: prose`Forty spaces in a ring, from Start to Castle Avenue. A station costs 4,000 M and earns 500, 1,000, 2,000
        or 4,000 M by the number its owner has. A utility costs 3,000 M and earns 80 times the throw that reached it, with
        both utilities 200 times. The taxes are 4,000 M and 2,000 M.`,
    },
  },
  'V-4.2': {
    title: { de: 'Straßen', en: 'Streets' },
    source: {
      de: prose`Preis, Mieten und Hauspreis jeder Straße stehen auf ihrer Karte. Sie reichen von der Badstraße für 1.200 M
        bis zur Schlossallee für 8.000 M.`,
      en: prose`Price, rents and the price of a house are printed on each street's card. They range from Bath Street at
        1,200 M to Castle Avenue at 8,000 M.`,
    },
    reading: {
      de: prose`Die Vorlage druckt den Hauspreis nur, wo er sich ändert; er gilt bis zum nächsten. Deshalb können Straßen
        einer Farbe verschieden teure Häuser haben, etwa Lessingstraße und Schillerstraße.`,
      en: prose`The source prints the price of a house only where it changes; it holds until the next one. So streets of
        one colour can have houses of different prices, such as Lessing Street and Schiller Street.`,
    },
  },
  'V-4.3': {
    title: { de: 'Farben', en: 'Colours' },
    source: {
      de: prose`Wer alle Straßen einer Farbe hat, baut dort zum halben Preis.`,
      en: prose`A player who has all streets of a colour builds there at half price.`,
    },
    reading: {
      de: prose`Die Vorlage spricht von Farben, nennt aber keine. Wir nehmen die acht üblichen Gruppen (K-0.2).`,
      en: prose`The source speaks of colours but names none. We take the usual eight groups (K-0.2).`,
    },
  },
  'V-5.1': {
    title: { de: 'Ziehen', en: 'Moving' },
    source: {
      de: prose`Geworfen werden zwei Würfel. Die Figur zieht um ihre Summe vorwärts und kehrt nie um.`,
      en: prose`Two dice are thrown. The piece moves forward by their sum and never turns back.`,
    },
    reading: {
      de: prose`Wird mit Karten gespielt (V-6.7), gilt für „3 Felder zurück“, was auf der Karte steht.`,
      en: prose`If the table plays with cards (V-6.7), the card that sends a piece back three spaces does so.`,
    },
  },
  'V-5.2': {
    title: { de: 'Pasch', en: 'Doubles' },
    source: {
      de: prose`Nach einem Pasch ist derselbe Spieler sofort noch einmal an der Reihe. Mit dem dritten Pasch
        hintereinander geht es sofort ins Gefängnis, als wäre das Polizistenfeld erreicht.`,
      en: prose`After doubles the same player is on again at once. The third doubles in a row lead to jail at once, as if
        the police officer had been reached.`,
    },
    reading: {
      de: prose`„Sofort“ heißt bei uns: Dieser Wurf wird nicht mehr gezogen, und Gehalt gibt es auf dem Weg nicht.`,
      en: prose`“At once” means with us: this throw is not moved, and the way there pays no salary.`,
    },
  },
} as const satisfies Record<string, RuleText>

/** The simplified rules as players read them, in the order of the rulebook. */
export const ruleTexts: Readonly<Record<string, RuleText>> = { ...frame, ...spaces }
