import type { RuleText } from '@hausregeln/engine/kit/definition.ts'
import { prose } from '../../prose.ts'

/** B-4.6 to B-5.1: reports, dividends, takeovers, the book, the end. */
export const reportsAndTakeovers = {
  'B-4.6': {
    title: { de: 'Berichte', en: 'Reports' },
    text: {
      de: prose`Wer den Rathausplatz berührt oder überquert, schuldet der Börse in diesem Zug einen Jahresbericht: Bargeld,
        Anteile und Grundstückswert. Ist er nicht da, wenn der Folgespieler seinen Zug beendet, kostet das 150 €. Einen
        Zwischenbericht darf man jederzeit abgeben.`,
      en: prose`Whoever touches or passes Town Hall Square owes the exchange an annual report in that turn: cash, shares and
        property value. If it is not there when the following player has ended his turn, that costs €150. An interim report may be
        filed at any time.`,
    },
    reading: {
      de: prose`Gemeint sind Züge vorwärts, nicht der Weg ins Gefängnis und nicht rückwärts. Die Strafe fällt einmal an und kommt in den Topf; dann gibt
        das Spiel den Bericht ab. Zwischenberichte gibt es höchstens einen je Zug. Aus besonderem Anlass fordert die Börse
        einen Bericht mit derselben Frist: wenn jemand weniger als 13 eigene Anteile in der Hand hat, und von jedem, der durch einen
        Bankrott oder eine Übernahme etwas erhält. Zum Bericht gehört die Kasse in diesem Augenblick: Ein Zwischenbericht bei wenig Bargeld senkt die nächste
        Dividende. Der Tisch kann vereinbaren, dass alle Berichte von selbst abgegeben werden.`,
      en: prose`This means moving forward, not going to jail and not backwards. The fine is due once and goes into the pot; then the game files
        the report. Interim reports are limited to one a turn. On special occasions the exchange demands a report with the same
        time limit: when somebody's own shares in his hand fall below 13, and from everybody who receives something by a
        bankruptcy or takeover. A report names the cash of that moment: an interim report with little cash lowers the
        next dividend. The table may agree that all reports are filed automatically.`,
    },
    options: ['autoReports'],
  },
  'B-4.7': {
    title: { de: 'Dividende', en: 'Dividend' },
    text: {
      de: prose`Wer LOS erreicht oder überquert, zahlt zuerst eine Dividende auf jeden seiner Anteile, der nicht in der eigenen Hand ist: je Anteil
        den 25. Teil des Bargelds aus dem letzten Bericht. Danach erst kommt das Gehalt.`,
      en: prose`Whoever reaches or passes Start first pays a dividend on every share of his that is not in his own hand: a 25th of
        the cash of the last report for each. Only then comes the salary.`,
    },
    reading: {
      de: prose`Je Anteil wird abgerundet, damit 25 Anteile nie mehr kosten als das Bargeld. Vor dem ersten Bericht zählt das
        Startgeld: 60 € je Anteil. Für Anteile der Bank bekommt die Bank ihr Teil. Was nicht bezahlt werden kann, ist eine
        Schuld (K-8.1).`,
      en: prose`Each share is rounded down, so that 25 shares never cost more than the cash. Before the first report the starting cash
        counts: €60 a share. For the bank's shares the bank gets its part. What cannot be paid is a debt (K-8.1).`,
    },
  },
  'B-4.8': {
    title: { de: 'Anteile bei einem Bankrott', en: 'Shares in a bankruptcy' },
    text: {
      de: prose`Die Anteile eines Bankrotten sind wertlos und verfallen. Die Anteile anderer, die er hält, gehen an den Gläubiger oder an
        die Bank.`,
      en: prose`The shares of a bankrupt player are void. The shares of others that he holds go to the creditor, or to the bank.`,
    },
    reading: {
      de: 'Die Vorlage sagt dazu nichts; so folgen die Anteile dem übrigen Besitz (K-8.1).',
      en: 'The source says nothing about this; so the shares follow the other possessions (K-8.1).',
    },
  },
  'B-4.9': {
    title: { de: 'Übernahme', en: 'Takeover' },
    text: {
      de: prose`Hält ein Spieler keine Anteile mehr, wird er übernommen: Sein Bargeld wird nach den Anteilen
        aufgeteilt. Seine Grundstücke gehen an den größten Inhaber, wenn dieser mindestens 51 % hält (13 von 25); sonst fallen sie an
        die Bank zurück.`,
      en: prose`A player who holds no shares any more is taken over: his cash is split by the
        shares. His properties go to the largest holder if that one has at least 51 % (13 of 25); otherwise they go back to the
        bank.`,
    },
    reading: {
      de: prose`Die Vorlage sagt nicht, welche Anteile sie meint. Wir meinen die eigenen: Wer keinen einzigen von ihnen mehr hält,
        scheidet aus, auch mit Anteilen anderer in der Hand. Das geschieht von selbst, sobald keine Schuld, keine Mietforderung und keine Versteigerung offen ist; ein laufender eigener Zug
        endet damit. Beim Teilen wird abgerundet, der Rest geht an den größten Inhaber (bei Gleichstand an den Nächsten in Zugreihenfolge, die Bank zuletzt). Mit den Grundstücken
        gehen die Anteile anderer, die er hält; Gebäude bleiben stehen, auf Hypotheken sind 10 % fällig (K-6.2). Was an die Bank
        fällt, ist frei, ohne Hypothek und ohne Gebäude. Freikarten kommen zurück in ihre Stapel, die eigenen Anteile verfallen. Wer eine Schuld
        hat oder von wem noch Miete verlangt werden kann, darf den letzten eigenen Anteil nicht abgeben.`,
      en: prose`The source does not say which shares it means. We take it to be the player's own: with none of them left a player
        is out, even with shares of others in hand. This happens of itself as soon as no debt, no rent demand and no auction is open; a turn of his own ends with
        it. Parts are rounded down, the rest goes to the largest holder (in a tie to the next in turn order, the bank last). The shares of
        others that he holds go with the properties; buildings stay, and 10 % is due on mortgages (K-6.2). What goes to the bank is
        free, unmortgaged and unbuilt. Jail cards return to their decks, his own shares are void. Whoever owes, or can still be asked for
        rent, may not give away the last share of himself.`,
    },
  },
  'B-4.10': {
    title: { de: 'Das Buch', en: 'The book' },
    text: {
      de: prose`Eine Tabelle kann den Verlauf festhalten: jede Buchung mit Runde, Spieler, Anlass, Beträgen und Ständen, dazu Grundstücke,
        Anteilsregister, Kurse, Berichte und Dividenden. Sie hilft, muss aber nicht benutzt werden.`,
      en: prose`A workbook can keep the course of the game: every entry with round, player, occasion, amounts and balances, and
        also properties, share register, prices, reports and dividends. It helps but need not be used.`,
    },
    reading: {
      de: prose`Hier schreibt das Spiel sie selbst. Sie gilt auch für ein Spiel am echten Brett, bei dem Würfel und Karten von Hand
        eingetragen werden.`,
      en: prose`Here the game writes it itself, also for a game on a real board where dice and cards are entered by hand.`,
    },
  },
  'B-5.1': {
    title: { de: 'Sieg', en: 'Winning' },
    text: {
      de: prose`Es gewinnt, wer als Letzter im Spiel ist. Mit einem Zeitlimit gewinnt, wenn die Zeit um ist, das größte Vermögen.`,
      en: prose`The last player in the game wins. With a time limit the greatest wealth wins when the time is up.`,
    },
    reading: {
      de: prose`Die Vorlage nennt kein Ende. Zum Vermögen zählen Bargeld, Grundstückswert und alle gehaltenen Anteile zu ihrem Kurs, auch die eigenen. Das
        Ende meldet der Gastgeber oder die Uhr des Servers; der laufende Zug wird noch zu Ende gespielt. Wer gleich reich ist,
        teilt sich den Sieg.`,
      en: prose`The source names no end. Wealth is cash, property value and all shares held at their price, one's own included. The
        host or the server's clock calls time; the running turn is finished. Equal wealth shares the win.`,
    },
    options: ['timeLimit'],
  },
} satisfies Record<string, RuleText>
