import type { RuleText } from '@hausregeln/engine/kit/rule-text.ts'
import { prose } from '../../prose.ts'

/** B-4.6 to B-5.1: reports, dividends, takeovers, the book, the end. */
export const reportsAndTakeovers = {
  'B-4.6': {
    title: { de: 'Berichte', en: 'Reports' },
    source: {
      de: prose`Wer den Rathausplatz berührt oder überquert, schuldet der Börse in diesem Zug einen Jahresbericht: Bargeld,
        Anteile und Grundstückswert. Ist er nicht da, wenn der Folgespieler seinen Zug beendet, kostet das 150 €. Einen
        Zwischenbericht darf man jederzeit abgeben, und aus besonderem Anlass darf die Börse einen fordern.`,
      en: prose`Touching or passing Town Hall Square obliges a player to file an annual report with the exchange in that
        turn: cash, shares and property value. If it is not there when the following player has ended their turn, that
        costs €150. An interim report may be filed at any time, and on special occasions the exchange may demand one.`,
    },
    option: {
      offers: ['autoReports'],
      de: prose`Der Tisch kann vereinbaren, dass alle Berichte von selbst abgegeben werden.`,
      en: prose`The table may agree that all reports are filed automatically.`,
    },
    reading: {
      de: prose`Gemeint sind Züge vorwärts, nicht der Weg ins Gefängnis und nicht rückwärts. Die Strafe fällt einmal an
        und kommt in den Topf; dann gibt das Spiel den Bericht ab. Zwischenberichte gibt es höchstens einen je Zug.
        Besondere Anlässe mit derselben Frist sind zwei: wenn jemand weniger als 13 eigene Anteile in der Hand hat, und
        von jedem, der durch einen Bankrott oder eine Übernahme etwas erhält; am echten Brett fordert die Aufsicht auch aus
        anderem Anlass, den sie nennt. Zum Bericht gehört die Kasse in diesem
        Augenblick: Ein Zwischenbericht bei wenig Bargeld senkt die nächste Dividende.`,
      en: prose`This means moving forward, not going to jail and not backwards. The fine is due once and goes into the
        pot; then the game files the report. Interim reports are limited to one a turn. There are two special occasions,
        with the same time limit: when a player holds fewer than 13 of their own shares, and from everybody who receives
        something by a bankruptcy or takeover; on a real board the supervision demands one on other occasions, too,
        which it names. A report names the cash of that moment: an interim report with little cash lowers the next
        dividend.`,
    },
  },
  'B-4.7': {
    title: { de: 'Dividende', en: 'Dividend' },
    source: {
      de: prose`Wer LOS erreicht oder überquert, zahlt zuerst eine Dividende: auf jeden Anteil den 25. Teil des Bargelds
        aus dem letzten Bericht. Danach erst kommt das Gehalt.`,
      en: prose`Reaching or passing Start first costs a dividend: on every share a 25th of the cash of the last report.
        Only then comes the salary.`,
    },
    reading: {
      de: prose`Was in der eigenen Hand ist, bringt und kostet nichts. Je Anteil wird abgerundet, damit 25 Anteile nie
        mehr kosten als das Bargeld. Vor dem ersten Bericht zählt das Startgeld: 60 € je Anteil. Für Anteile der Bank
        bekommt die Bank ihr Teil. Was nicht bezahlt werden kann, ist eine Schuld (K-8.1).`,
      en: prose`Shares in the player's own hand neither pay nor cost anything. Each share is rounded down, so that 25
        shares never cost more than the cash. Before the first report the starting cash counts: €60 a share. For the
        bank's shares the bank gets its part. What cannot be paid is a debt (K-8.1).`,
    },
  },
  'B-4.8': {
    title: { de: 'Anteile bei einem Bankrott', en: 'Shares in a bankruptcy' },
    reading: {
      de: prose`Die Vorlage sagt dazu nichts; so folgen die Anteile dem übrigen Besitz (K-8.1). Die eigenen Anteile eines
        Bankrotten sind wertlos und verfallen. Die Anteile anderer, die er hält, gehen an den Gläubiger oder an die Bank.`,
      en: prose`The source says nothing about this; so the shares follow the other possessions (K-8.1). A bankrupt
        player's own shares are void. The shares of others go to the creditor, or to the bank.`,
    },
  },
  'B-4.9': {
    title: { de: 'Übernahme', en: 'Takeover' },
    source: {
      de: prose`Hält ein Spieler keine Anteile mehr, wird er übernommen: Sein Bargeld wird nach den Anteilen
        aufgeteilt. Seine Grundstücke gehen an den größten Inhaber, wenn dieser mindestens 51 % hält; sonst fallen sie an
        die Bank zurück.`,
      en: prose`A player who holds no shares any more is taken over: the cash is split by the shares. The properties
        go to the largest holder if that player has at least 51 %; otherwise they go back to the bank.`,
    },
    reading: {
      de: prose`Die Vorlage sagt nicht, welche Anteile sie meint. Wir meinen die eigenen: Wer keinen einzigen von ihnen
        mehr hält, scheidet aus, auch mit Anteilen anderer in der Hand. Die Übernahme geschieht von selbst, sobald keine
        Schuld, keine Mietforderung und keine Versteigerung offen ist; ein laufender eigener Zug endet damit. Verfällt
        die letzte Forderung durch einen Wurf, geht die Übernahme dem Ziehen voraus. Wer nur noch auf
        sie wartet, handelt mit anderen nur um eigene Anteile, die ihn im Spiel halten. 51 % sind 13
        der 25 Anteile. Beim Teilen wird abgerundet, der Rest geht an den größten Inhaber (bei Gleichstand an den Nächsten
        in Zugreihenfolge, die Bank zuletzt). Mit den Grundstücken gehen die Anteile anderer, die er hält; Gebäude bleiben
        stehen, auf Hypotheken sind 10 % fällig (K-6.2). Was an die Bank fällt, ist frei, ohne Hypothek und ohne Gebäude.
        Freikarten kommen zurück in ihre Stapel, die eigenen Anteile verfallen. Wer eine Schuld hat oder von wem noch
        Miete verlangt werden kann, darf den letzten eigenen Anteil nicht abgeben.`,
      en: prose`The source does not say which shares it means. We take it to be the player's own: with none of them left
        a player is out, even with shares of others in hand. The takeover happens by itself as soon as no debt, no rent
        demand and no auction is open; if it is that player's turn, the turn ends with it. Where the last demand lapses
        by a throw, the takeover comes before that throw is moved. A player who only waits for it deals with others in
        nothing but own shares, which would keep them in the game. 51 % is 13 of the 25 shares. Parts are rounded down,
        the rest goes to the largest holder (in a tie to the next in turn order, the bank last). Shares of others go
        with the properties; buildings stay, and 10 % is due on mortgages (K-6.2). What goes to the bank is free,
        unmortgaged and unbuilt. Jail cards return to their decks, and the player's own shares are void. A player who
        owes something, or can still be asked for rent, may not give away their last own share.`,
    },
  },
  'B-4.10': {
    title: { de: 'Das Buch', en: 'The book' },
    source: {
      de: prose`Eine Tabelle kann den Verlauf festhalten. Sie hilft, muss aber nicht benutzt werden.`,
      en: prose`A workbook can keep the course of the game. It helps but need not be used.`,
    },
    reading: {
      de: prose`Hier schreibt das Spiel sie selbst: jede Buchung mit Runde, Spieler, Anlass, Beträgen und Ständen, dazu
        Grundstücke, Anteilsregister, Kurse, Berichte und Dividenden. Sie gilt auch für ein Spiel am echten Brett, bei dem
        Würfel und Karten von Hand eingetragen werden.`,
      en: prose`Here the game writes it itself: every entry with round, player, occasion, amounts and balances, and also
        properties, share register, prices, reports and dividends. It also serves a game on a real board where dice and
        cards are entered by hand.`,
    },
  },
  'B-5.1': {
    title: { de: 'Sieg', en: 'Winning' },
    option: {
      offers: ['timeLimit'],
      de: prose`Mit einem Zeitlimit gewinnt, wenn die Zeit um ist, das größte Vermögen.`,
      en: prose`With a time limit the greatest wealth wins when the time is up.`,
    },
    reading: {
      de: prose`Die Vorlage nennt kein Ende. Es gewinnt, wer als Letzter im Spiel ist (K-8.2). Zum Vermögen zählen
        Bargeld, Grundstückswert und alle gehaltenen Anteile zu ihrem Kurs, auch die eigenen. Das Ende meldet der
        Gastgeber oder die Uhr des Servers; der laufende Zug wird noch zu Ende gespielt. Wer gleich reich ist, teilt sich
        den Sieg.`,
      en: prose`The source names no end. The last player in the game wins (K-8.2). Wealth is cash, property value and
        all shares held at their price, a player's own included. The host or the server's clock calls time; the running
        turn is finished. Equal wealth shares the win.`,
    },
  },
} satisfies Record<string, RuleText>
