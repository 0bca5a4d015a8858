import type { RuleText } from '@hausregeln/engine/kit/rule-text.ts'
import { prose } from '../../prose.ts'

/** B-4.1 to B-4.5: shares, their price, and how they change hands. */
export const shareDeals = {
  'B-4.1': {
    title: { de: '25 Anteile', en: '25 shares' },
    source: {
      de: prose`Jeder Spieler besteht aus 25 Anteilen.`,
      en: prose`Every player consists of 25 shares.`,
    },
    reading: {
      de: prose`Wem sie am Anfang gehören, sagt die Vorlage nicht. Bei uns hält jeder alle 25 eigenen.`,
      en: prose`The source does not say whose they are at the start. With us everybody holds all 25 of their own.`,
    },
  },
  'B-4.2': {
    title: { de: 'Kurs', en: 'Share price' },
    source: {
      de: 'Ein Anteil ist den 25. Teil von Bargeld und Grundstückswert seines Spielers wert.',
      en: 'A share is worth a 25th of the cash and property value of its player.',
    },
    reading: {
      de: prose`Grundstücke zählen zum aufgedruckten Preis (mit Hypothek zur Hälfte), Gebäude zu ihrem Preis; Anteile
        zählen nicht mit. Gerundet wird auf ganze Euro, ab ,5 aufwärts. Der Kurs steht vor jedem Geschäft für alle seine
        Anteile fest: 1500 € und Grundstücke für 400 € ergeben 76 € je Anteil.`,
      en: prose`Properties count at their printed price (mortgaged ones at half of it), buildings at their price; shares
        do not count. It is rounded to whole euros, .5 up. The price is fixed before each deal for all its shares: €1500
        and properties of €400 make €76 a share.`,
    },
  },
  'B-4.3': {
    title: { de: 'Handel unter Spielern', en: 'Deals between players' },
    source: {
      de: prose`Anteile dürfen zu jedem vereinbarten Preis den Besitzer wechseln, solange einer der beiden am Zug ist.
        Jedes Geschäft wird der Börse sofort gemeldet: wie viele Anteile, und wessen.`,
      en: prose`Shares may change hands at any price agreed on while one of the two is on turn. Every deal is reported to
        the exchange at once: how many shares, and whose.`,
    },
    reading: {
      de: prose`Das Register der Börse führt das Spiel: mit Verkäufer, Käufer, Anteilen und Preis. Gehandelt werden
        Anteile gegen Geld, nicht gegen andere Anteile; 0 € sind ein Preis. Ein Angebot verfällt, wenn die Anteile nicht
        mehr da sind. Wer eine Schuld hat, verkauft nur mindestens zum Kurs, auch außerhalb seines Zuges. Solange jemand
        etwas schuldet oder noch Miete zahlen muss, darf kein Geschäft seinen Gläubigern schaden (K-8.1).`,
      en: prose`The game keeps the register of the exchange: with seller, buyer, shares and price. Shares are dealt for
        money, not for other shares; €0 is a price. An offer lapses when its shares are gone. A debtor sells only at the
        share price or above, even out of turn. While a player owes something or can still be asked for rent, no deal
        may be to the creditors’ cost (K-8.1).`,
    },
  },
  'B-4.4': {
    title: { de: 'Verkauf an die Bank', en: 'Selling to the bank' },
    source: {
      de: 'Im eigenen Zug kann ein Spieler höchstens 5 Anteile zum Kurs an die Bank verkaufen.',
      en: 'In their own turn players can sell at most 5 shares to the bank at the share price.',
    },
    reading: {
      de: prose`Die 5 zählen über alle Spieler zusammen, und weitere Würfe gehören zum selben Zug. Auch wer eine Schuld
        hat, darf so verkaufen. Vor einem Bankrott muss es niemand.`,
      en: prose`The 5 count over all players together, and further throws belong to the same turn. A debtor may sell this
        way, too. Nobody must do so before a bankruptcy.`,
    },
  },
  'B-4.5': {
    title: { de: 'Kauf von der Bank', en: 'Buying from the bank' },
    source: {
      de: prose`Im eigenen Zug kann ein Spieler höchstens 3 Anteile anderer von der Bank kaufen, mindestens zum Kurs. Wollen
        mehrere sie haben, entscheiden verdeckte Gebote. Hier zahlt nur, wer den Zuschlag bekommt.`,
      en: prose`In their own turn players can buy at most 3 shares of others from the bank, at the share price or more.
        If several want them, sealed bids decide. Here only the winner pays.`,
    },
    reading: {
      de: prose`Wünscht jemand Anteile, dürfen alle anderen außer dem, dessen Anteile es sind, auf dasselbe Paket
        mitbieten. Das höchste Gebot zahlt seinen eigenen Preis; bei Gleichstand geht der Spieler am Zug vor, dann die
        nächsten in Zugreihenfolge. Ein Gebot unter dem Kurs zählt nicht. Was jemand in einem fremden Zug bekommt, zählt
        zu seinen 3 dieses Zuges. Die Bank verkauft nur, was sie hat, und niemandem seine eigenen Anteile; von Spielern
        kann man sie zurückkaufen.`,
      en: prose`When somebody wants shares, all others but the one whose shares they are may bid for the same lot. The
        highest bid pays its own price; in a tie the player on turn comes first, then the next in turn order. A bid
        below the share price does not count. What a player wins in another's turn counts towards their 3 of that turn.
        The bank sells only what it has, and never players' own shares to them; those can be bought back from players.`,
    },
  },
} satisfies Record<string, RuleText>
