import type { RuleText } from '@hausregeln/engine/kit/rule-text.ts'
import { prose } from '../../prose.ts'

/** E-8 remote purchases, E-9 sales and debt, E-10 prison. */
export const debtAndPrison = {
  'E-8.1': {
    title: { de: 'Fernkauf', en: 'Remote purchase' },
    source: {
      de: prose`Wer den Anspruch auf eine Gruppe hat, darf ein freies Grundstück von ihr kaufen, während dort die Figur
        eines anderen steht: am eigenen Zug, vor dem Würfeln. Erst geht der Preis an die Bank, dann die aufgedruckte
        Provision an den anderen. Ablehnen kann er nicht.`,
      en: prose`A player who has the claim on a group may buy a free plot of it while another player's piece stands
        there: on their own turn, before throwing. First the price goes to the bank, then the printed commission to the
        other, who cannot refuse.`,
    },
    reading: {
      de: prose`Die Vorlage nennt Fernkäufe immer möglich. Wir lesen es so, dass der andere sie nicht verhindern kann:
        Nicht möglich sind sie nach dem Wurf (E-2.1), mit Schulden (E-9.3) und aus dem Gefängnis (E-10.2). Preis und
        Provision werden bar bezahlt, und die Figur muss noch dort stehen.`,
      en: prose`The source calls remote purchases always possible. We take it to mean that the other cannot prevent them:
        they are not possible after the throw (E-2.1), in debt (E-9.3) or from prison (E-10.2). Price and commission are
        paid in cash, and the piece must still stand there.`,
    },
  },
  'E-8.2': {
    title: { de: 'Wer zuerst da war', en: 'First come' },
    source: {
      de: prose`Stehen mehrere auf dem Feld, bekommt die Provision, wer zuerst da war.`,
      en: prose`If several stand there, the one that came first gets the commission.`,
    },
    reading: {
      de: prose`Der Käufer selbst zählt dabei nicht mit.`,
      en: prose`The buyer's own piece does not count.`,
    },
  },
  'E-8.3': {
    title: { de: 'Bauen aus der Ferne', en: 'Building from afar' },
    source: {
      de: prose`Auch Apartments können aus der Ferne gekauft werden.`,
      en: prose`Apartments can be bought remotely, too.`,
    },
    reading: {
      de: prose`Gebaut wird auf einem eigenen Grundstück, solange ein anderer auf irgendeinem Grundstück der Gruppe steht,
        im Rahmen von E-5.5. Jedes Apartment kostet seinen Preis und dazu die Provision des Grundstücks, auf dem der
        andere steht. Stehen auf mehreren Grundstücken der Gruppe welche, gilt auch hier, wer zuerst da war.`,
      en: prose`A player builds on a plot of their own while another player stands on any plot of the group, within
        E-5.5. Each apartment costs its price and the commission of the plot on which the other stands. If players stand
        on several plots of the group, first come holds here, too.`,
    },
  },
  'E-9.1': {
    title: { de: 'Verkäufe an die Bank', en: 'Sales to the bank' },
    source: {
      de: prose`Grundstücke, Apartments, Zollstationen und Radarfallen kauft die Bank zu dem Wert zurück, der auf der
        Karte steht, gleich wer dort gerade steht. Beim Abbau muss E-5.5 erfüllt bleiben.`,
      en: prose`The bank buys plots, apartments, customs stations and radar traps back at the value printed on the
        deed, no matter who stands there. What remains must still fulfil E-5.5.`,
    },
    reading: {
      de: prose`Die Vorlage sagt hier „jederzeit“, an anderer Stelle „vor dem Würfeln“. Wir folgen der zweiten: im eigenen
        Zug vor einem Wurf. Ein Grundstück geht nur unbebaut zurück; mit dem letzten der Gruppe endet der Anspruch.`,
      en: prose`The source says “at any time” here and “before throwing” elsewhere. We follow the latter: in the
        player's own turn, before a throw. A plot goes back only without buildings; with the last one of a group the
        claim ends.`,
    },
  },
  'E-9.2': {
    title: { de: 'Schulden bei der Bank', en: 'Debt at the bank' },
    source: {
      de: prose`Wer eine Miete nicht zahlen kann, darf sich das Fehlende von der Bank leihen, aber nicht mehr.`,
      en: prose`A player who cannot pay a rent may borrow what is missing from the bank, and no more.`,
    },
    reading: {
      de: prose`Die Vorlage spricht nur von Miete; wir wenden es auf jede Zahlung an, zu der man gezwungen ist. Geliehen
        wird von selbst, nachdem das Bargeld aufgebraucht ist, und der Gläubiger bekommt alles.`,
      en: prose`The source speaks of rent only; we apply it to every compulsory payment. The loan comes of itself after
        the cash is used up, and the creditor is paid in full.`,
    },
  },
  'E-9.3': {
    title: { de: 'Solange man Schulden hat', en: 'While in debt' },
    source: {
      de: prose`Mit Schulden wird nichts gekauft und nichts gebaut. Alles Geld, das hereinkommt, tilgt zuerst die Schulden.`,
      en: prose`A player in debt buys nothing and builds nothing. All money that comes in repays the debt first.`,
    },
  },
  'E-9.4': {
    title: { de: 'Zu hohe Schulden', en: 'Too much debt' },
    source: {
      de: prose`Übersteigen die Schulden den Hypothekenwert des ganzen Besitzes, ist das Spiel verloren.`,
      en: prose`If the debt exceeds the mortgage value of all possessions, the game is lost.`,
    },
    reading: {
      de: prose`Der Hypothekenwert ist bei uns die Summe der aufgedruckten Verkaufswerte, Apartments eingeschlossen.
        Geprüft wird bei jeder neuen Schuld; ein Verkauf senkt Schulden und Besitz um dasselbe. Der Besitz wird wieder
        frei, Ansprüche und Schulden erlöschen, und der Zug ist zu Ende. Wer aufgibt, scheidet ebenso aus; sein Bargeld
        geht an die Bank.`,
      en: prose`With us the mortgage value is the sum of the printed sale values, apartments included. It is checked at
        every new debt; a sale lowers debt and possessions by the same. The possessions become free again, claims and
        debts lapse, and the turn is over. A player who resigns leaves in the same way; their cash goes to the bank.`,
    },
  },
  'E-10.1': {
    title: { de: 'Ins Gefängnis', en: 'To prison' },
    source: {
      de: prose`Wer zweimal hintereinander den gleichen Pasch wirft oder dreimal hintereinander irgendeinen, kommt in das
        nächste Gefängnis, noch vor dem Ziehen; der Zug ist zu Ende.`,
      en: prose`A player who throws the same doubles twice in a row, or any doubles three times in a row, goes to the
        nearest prison before moving; the turn is over.`,
    },
    reading: {
      de: prose`Es zählen die Würfe eines Zuges, auch die durch Karten. Das nächste Gefängnis kann vor oder hinter einem
        liegen; bei gleicher Entfernung gilt das vor einem. Geld für Start gibt es auf diesem Weg nicht.`,
      en: prose`The throws of one turn count, those by cards included. The nearest prison may lie ahead or behind; if both
        are equally near it is the one ahead. No start money is paid on this way.`,
    },
  },
  'E-10.2': {
    title: { de: 'Im Gefängnis', en: 'In prison' },
    source: {
      de: prose`Aus dem Gefängnis heraus gibt es keine Verkäufe und keine Fernkäufe, und wer dort sitzt, bekommt keine Miete.`,
      en: prose`From prison there are no sales and no remote purchases, and a player who sits there is paid no rent.`,
    },
    reading: {
      de: prose`Auch nicht für Zollstationen und Radarfallen: Mieten zu kassieren gesteht die Vorlage nur denen zu, die zu
        Besuch sind.`,
      en: prose`Not for customs stations and radar traps either: the source grants collecting rents only to those who are
        visiting.`,
    },
  },
  'E-10.3': {
    title: { de: 'Wieder hinaus', en: 'Out again' },
    source: {
      de: prose`Wer im Gefängnis an die Reihe kommt, zahlt 600 GE und würfelt sofort, oder er setzt aus. Beim nächsten Mal
        kostet es noch 400 GE, dann 200 GE. Wer dreimal ausgesetzt hat, muss beim vierten Mal weiter und zahlt nichts.`,
      en: prose`A player who comes on turn in prison pays 600 GE and throws at once, or sits out. The next time it
        costs 400 GE, then 200 GE. A player who has sat out three times must go on the fourth time and pays nothing.`,
    },
    reading: {
      de: prose`Die Zahlung ist freiwillig, deshalb macht niemand Schulden für sie: Wer sie nicht bar hat, bleibt.`,
      en: prose`The payment is voluntary, so nobody goes into debt for it: a player who does not have it in cash stays.`,
    },
  },
  'E-10.4': {
    title: { de: 'Nach der Entlassung', en: 'After release' },
    source: {
      de: prose`Wer aus dem Gefängnis kommt, darf erst ab seinem nächsten Zug wieder verkaufen und aus der Ferne kaufen.`,
      en: prose`A player who leaves prison may sell and buy remotely only from the next turn on.`,
    },
    reading: {
      de: prose`Also auch nicht vor einem weiteren Wurf desselben Zuges.`,
      en: prose`So not before a further throw of the same turn either.`,
    },
  },
  'E-10.5': {
    title: { de: 'Nur zu Besuch', en: 'Just visiting' },
    source: {
      de: prose`Wer im Ziehen auf ein Gefängnisfeld kommt, ist dort nur zu Besuch und darf alles.`,
      en: prose`A player who comes to a prison space by moving is only visiting and may do everything.`,
    },
  },
} as const satisfies Record<string, RuleText>
