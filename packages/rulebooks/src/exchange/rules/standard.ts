import type { RuleText } from '@hausregeln/engine/kit/rule-text.ts'
import { prose } from '../../prose.ts'

/** B-1: where the classic rules are changed. */
export const standard = {
  'B-1.1': {
    title: { de: 'Der Topf', en: 'The pot' },
    source: {
      de: 'Alle Strafen und Gebühren kommen in die Mitte. Wer auf Frei Parken landet, gewinnt alles, was dort liegt.',
      en: 'All fines and fees go into the middle. Landing on the Free Car Park wins everything that lies there.',
    },
    reading: {
      de: prose`Als Strafen und Gebühren zählen Steuern, Kartenzahlungen an die Bank, das Geld für den Weg aus dem
        Gefängnis, das Schutzgeld und die Strafen dieser Regeln. Kaufpreise, Gebote, Gebäude, Hypotheken und Zinsen gehen
        an die Bank.`,
      en: prose`Fines and fees are taxes, card payments to the bank, the money for leaving jail, protection money and the
        fines of these rules. Prices, bids, buildings, mortgages and interest go to the bank.`,
    },
  },
  'B-1.2': {
    title: { de: 'Genau auf LOS', en: 'Right on Start' },
    source: {
      de: prose`Wer genau auf LOS stehen bleibt, erhält das doppelte Gehalt: 400 €.`,
      en: prose`Stopping right on Start pays double salary: €400.`,
    },
    reading: {
      de: prose`Das gilt auch, wenn eine Karte dorthin schickt. Zuerst kommt die Dividende (B-4.7), dann das Gehalt.`,
      en: prose`That holds for a card that sends there, too. The dividend (B-4.7) comes first, then the salary.`,
    },
  },
  'B-1.3': {
    title: { de: 'Schutzgeld im Gefängnis', en: 'Protection money in jail' },
    source: {
      de: prose`Wer im Gefängnis sitzt, legt bei jedem Geschäft, das er macht, die Hälfte des Betrags als Schutzgeld in die
        Mitte. Ein halber Euro wird aufgerundet.`,
      en: prose`A player who sits in jail puts half the amount of every transaction of their own into the middle as
        protection money. Half a euro is rounded up.`,
    },
    reading: {
      de: prose`Ein Geschäft ist, was jemand freiwillig zahlt oder einnimmt: gezahlte und eingenommene Gebote, Bauen,
        Gebäudeverkauf, Hypotheken aufnehmen und ablösen, Anteilsgeschäfte, auch um eine Schuld zu bezahlen. Miete,
        Dividende, Steuern, Strafen, der Freikauf und die Auflösung bei einem Bankrott sind keine. Das höchste Gebot b aus
        dem Gefängnis ist so groß, dass Gebot und Schutzgeld zusammen bar bezahlt werden können: mit 100 € sind es 66 €.`,
      en: prose`A transaction is what somebody pays or receives by choice: bids paid and received, building, selling
        buildings, mortgaging and lifting, deals in shares, also to raise money for a debt. Rent, dividends, taxes,
        fines, the bail and the liquidation at a bankruptcy are none. The greatest bid from jail is such that the cash
        covers bid and protection money together: with €100 it is €66.`,
    },
  },
  'B-1.4': {
    title: { de: 'Drei Runden Gefängnis', en: 'Three rounds in jail' },
    source: {
      de: prose`Länger als drei Runden sitzt niemand. In jeder Runde gibt es einen Wurf; ein Pasch befreit. Vor dem Wurf
        kann man sich in jeder der drei Runden für 50 € freikaufen. Wer nach der dritten noch sitzt, zahlt 100 €.`,
      en: prose`Nobody sits longer than three rounds. Each round allows one throw; doubles set free. Before the throw
        of any of the three rounds €50 buys the way out. A player who still sits after the third pays €100.`,
    },
    reading: {
      de: prose`Mit dem Pasch wird gezogen, einen weiteren Wurf bringt er nicht. Nach dem dritten vergeblichen Wurf werden die
        100 € fällig, und mit diesem Wurf wird gezogen. Was daran fehlt, ist eine Schuld und wird vor dem Ziehen beglichen.`,
      en: prose`Doubles are moved but give no further throw. After the third failed throw the €100 are due, and that throw is
        moved. What is missing of them is a debt, settled before the piece moves.`,
    },
  },
  'B-1.5': {
    title: { de: 'Gebäude verkaufen', en: 'Selling buildings' },
    source: {
      de: 'Die Bank nimmt Häuser und Hotels nur zum halben Preis zurück.',
      en: 'The bank takes houses and hotels back only at half their price.',
    },
    adopted: {
      de: 'Wie beim Bauen geschieht das gleichmäßig innerhalb der Farbgruppe.',
      en: 'As in building, this is done evenly within the colour group.',
    },
  },
  'B-1.6': {
    title: { de: 'Keine Fusionen', en: 'No mergers' },
    source: {
      de: prose`Spieler dürfen sich nicht zusammenschließen.`,
      en: prose`Players may not merge.`,
    },
    reading: {
      de: prose`Gemeint ist der freiwillige Zusammenschluss. Was die Vorlage später Fusion nennt, ist die Übernahme
        (B-4.9); ihr stimmt niemand zu, sie tritt ein. Wer aufgibt oder aus dem Spiel genommen wird, vermacht deshalb
        niemandem etwas: Bezahlt wird, was geschuldet ist oder noch gefordert werden kann (K-8.1); alles Übrige geht wie
        bei einem Bankrott an die Bank. Nur wenn das Bezahlen misslingt, ist es ein Bankrott gegenüber dem Gläubiger.`,
      en: prose`This means merging by choice. What the source later calls a merger is the takeover (B-4.9); nobody agrees
        to it, it happens. So a player who gives up or is removed leaves nothing to anybody: what is owed or can still be
        demanded is paid (K-8.1), and all the rest goes as in a bankruptcy to the bank. Only if it cannot be paid is it a
        bankruptcy to the creditor.`,
    },
  },
} satisfies Record<string, RuleText>
