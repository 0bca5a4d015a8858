import type { RuleText } from '@hausregeln/engine/kit/rule-text.ts'
import { prose } from '../../prose.ts'

/** S-8 to S-11: the spaces. */
export const spaces = {
  'S-8.1': {
    title: { de: 'Ein freies Grundstück', en: 'An unowned property' },
    source: {
      de: 'Wer auf einem freien Grundstück landet, kauft es zum aufgedruckten Preis, oder es wird versteigert.',
      en: 'A player who lands on an unowned property buys it at the printed price, or it is auctioned.',
    },
  },
  'S-9.1': {
    title: { de: 'Miete verlangen', en: 'Demanding rent' },
    source: {
      de: prose`Miete ist nur zu zahlen, wenn der Eigentümer sie verlangt, bevor der nächste Spieler würfelt.`,
      en: prose`Rent is due only if the owner demands it before the next player throws.`,
    },
    option: {
      offers: ['autoRent', 'rentGrace'],
      de: prose`Der Tisch kann vereinbaren, dass Mieten von selbst eingezogen werden, und dass der nächste Wurf erst
        einige Sekunden nach dem Zugende möglich ist, oder sobald alle verlangt oder verzichtet haben.`,
      en: prose`The table can agree that rents are collected automatically, and that the next throw is possible only some
        seconds after the turn has ended, or once everybody has demanded or waived.`,
    },
    reading: {
      de: prose`Die Vorlage sagt nicht, was sich bis zur Forderung noch ändern darf. Bei uns stehen Eigentümer, Zahler und
        Betrag mit der Landung fest, und jede Landung erlaubt höchstens eine Forderung. Ein weiterer Wurf desselben
        Spielers beendet die Frist nicht, so können mehrere Forderungen offen sein; sie werden in der Reihenfolge
        beglichen, in der sie erhoben werden. Solange eine beglichen wird, ruhen Würfel und weitere Forderungen. Scheidet
        der Schuldner oder der Eigentümer aus, verfällt sie.`,
      en: prose`The source does not say what may change before the demand. With us the owner, the payer and the amount are
        fixed on landing, and each landing allows one demand at most. A further throw by the same player does not end the
        time limit, so several demands can be open; they are settled in the order in which they are made. While one is
        being settled, dice and other demands rest. If the debtor or the owner leaves the game, it is void.`,
    },
  },
  'S-9.2': {
    title: { de: 'Grundmiete', en: 'Base rent' },
    source: {
      de: prose`Die Miete steht auf der Besitzrechtkarte und steigt mit jedem Gebäude. Für eine unbebaute Straße
        verdoppelt sich die Grundmiete, wenn dem Eigentümer die ganze Farbgruppe gehört und auf keiner Straße der Gruppe
        eine Hypothek liegt.`,
      en: prose`The rent is printed on the title deed and grows with the buildings. For an unbuilt street the base rent
        doubles when the owner holds the whole colour group and no street of the group is mortgaged.`,
    },
  },
  'S-9.3': {
    title: { de: 'Spielstätten und Läden', en: 'Venues and shops' },
    source: {
      de: prose`Eine Spielstätte kostet 25, 50, 100 oder 200 ₩, je nachdem, wie viele davon ihr Eigentümer besitzt. Für
        einen Laden wirft der Besucher beide Würfel und zahlt das Vierfache, oder das Zehnfache, wenn beide Läden
        demselben gehören. Mit Tempowürfel gilt S-12.6.`,
      en: prose`A venue costs ₩25, ₩50, ₩100 or ₩200, depending on how many of them its owner has. For a shop the visitor
        throws both dice and pays four times the total, or ten times if both shops have the same owner. With the speed die
        S-12.6 applies.`,
    },
    reading: {
      de: prose`Die Vorlage lässt für den Laden würfeln und nicht den Wurf gelten, der dorthin geführt hat. Wir nehmen sie
        beim Wort: Jeder Besuch bringt einen eigenen Wurf, und der ist nie ein Pasch. Spielstätten und Läden mit Hypothek
        zählen für die Anzahl mit, denn sie bleiben im Besitz.`,
      en: prose`The source has the visitor throw for a shop instead of using the throw that led there. We take it at its
        word: every visit brings a throw of its own, and that is never doubles. Mortgaged venues and shops count for the
        number, since they are still owned.`,
    },
  },
  'S-10.1': {
    title: { de: 'Auswärts- und Heimspiel', en: 'Away and home games' },
    source: {
      de: prose`Wer auf einem Kartenfeld landet, zieht die oberste Karte, führt sie sofort aus und legt sie zurück unter
        den Stapel. Freikarten aus dem Gefängnis werden behalten und gespielt oder verkauft.`,
      en: prose`A player who lands on a card space draws the top card, carries it out at once and puts it back under
        the deck. Jail cards, which open the jail, are kept and played or sold.`,
    },
  },
  'S-10.2': {
    title: { de: 'Steuern', en: 'Taxes' },
    source: {
      de: 'Die Mannschaftsbus-Reparatur und das Relegationsspiel kosten den aufgedruckten Betrag. Er geht an die Bank, nie auf Frei Parken.',
      en: 'The Team Bus Repair and the Relegation Play-off cost the printed amount. It goes to the bank, never onto the Free Car Park.',
    },
  },
  'S-11.1': {
    title: { de: 'Ins Gefängnis', en: 'Into jail' },
    source: {
      de: prose`Wer auf dem Feld landet, das ins Gefängnis schickt, eine solche Karte zieht oder im selben Zug dreimal
        einen Pasch wirft, geht sofort ins Gefängnis: ohne Gehalt, auch wenn der Weg über LOS führt. Der Zug ist zu Ende.`,
      en: prose`Landing on the space that sends to jail, drawing such a card, or throwing doubles three times in one turn
        leads straight to jail: without salary, even if the way leads past Start. The turn is over.`,
    },
  },
  'S-11.2': {
    title: { de: 'Aus dem Gefängnis', en: 'Out of jail' },
    source: {
      de: prose`Drei Wege führen hinaus. Zu Beginn des Zugs 50 ₩ an die Bank zahlen, dann würfeln. Oder eine Freikarte
        spielen, dann würfeln. Oder bis zu drei Züge lang auf einen Pasch würfeln: Er macht sofort frei und wird gezogen.
        Nach dem dritten Fehlwurf sind 50 ₩ zu zahlen, und dieser Wurf wird gezogen.`,
      en: prose`There are three ways out. Pay ₩50 to the bank at the start of the turn, then throw. Or play a jail card,
        then throw. Or try for doubles for up to three turns: they free at once and are moved. After the third failure ₩50
        must be paid, and that throw is moved.`,
    },
    reading: {
      de: prose`Die Vorlage spricht beim Freikauf nur vom nächsten Zug. Wir lassen 50 ₩ oder eine Freikarte zu Beginn
        jedes Zugs im Gefängnis zu, auch des dritten. Einer der Wege muss gewählt werden. Der befreiende Pasch bringt
        keinen weiteren Wurf. Fehlen die 50 ₩ nach dem dritten Fehlwurf, sind sie eine Schuld, die vor dem Ziehen
        beglichen wird.`,
      en: prose`For paying, the source speaks of the next turn only. We allow ₩50 or a jail card at the start of every turn in
        jail, the third included. One of the ways must be chosen. The doubles that free give no further throw. If the ₩50
        are missing after the third failure, they are a debt, settled before the piece moves.`,
    },
  },
  'S-11.3': {
    title: { de: 'Ruhige Felder', en: 'Quiet spaces' },
    source: {
      de: prose`Auf dem Gefängnisfeld nur zu Besuch, auf Frei Parken und auf dem eigenen Grundstück geschieht nichts. Die
        übrigen Geschäfte gehen weiter.`,
      en: prose`Nothing happens when only visiting the jail, on the Free Car Park, and on the player's own property.
        All other business goes on.`,
    },
  },
} satisfies Record<string, RuleText>
