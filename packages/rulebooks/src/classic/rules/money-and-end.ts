import type { RuleText } from '@hausregeln/engine/kit/rule-text.ts'
import { prose } from '../../prose.ts'

/** K-6 mortgages, K-7 trade, K-8 bankruptcy, K-9 short games. */
export const moneyAndEnd = {
  'K-6.1': {
    title: { de: 'Hypothek', en: 'Mortgage' },
    filled: {
      de: prose`Eine Hypothek ist nur möglich, wenn auf der ganzen Farbgruppe kein Gebäude steht. Die Bank zahlt dafür den
        Hypothekenwert. Das Ablösen kostet diesen Wert und 10 % dazu. Das belastete Grundstück bleibt im Besitz.`,
      en: prose`A property can be mortgaged only when no building stands on its colour group. The bank pays the mortgage
        value. Lifting the mortgage costs that value plus 10 %. A mortgaged property still belongs to its owner.`,
    },
    reading: {
      de: 'Wie die 10 % gerundet werden, ist nirgends gesagt. Wir runden auf ganze Taler auf.',
      en: 'Nothing says how the 10 % are rounded. We round them up to whole thalers.',
    },
  },
  'K-6.2': {
    title: { de: 'Belastetes Grundstück wechselt den Besitz', en: 'A mortgaged property changes hands' },
    filled: {
      de: prose`Wer ein Grundstück mit Hypothek übernimmt, zahlt sofort 10 % des Hypothekenwerts an die Bank und darf die
        Hypothek gleich ablösen. Wird sie erst später abgelöst, kommen noch einmal 10 % dazu.`,
      en: prose`A player who takes over a mortgaged property pays 10 % of the mortgage value to the bank at once and
        may lift the mortgage straight away. Lifting it later costs 10 % again.`,
    },
    reading: {
      de: prose`Was gilt, wenn das Geld für die 10 % fehlt, und wie lange „gleich“ dauert, ist nirgends gesagt. Bei Tausch
        und Versteigerung muss bei uns genug Bargeld für den Preis und die 10 % da sein. „Gleich“ heißt bei uns: vor dem
        nächsten Wurf. Was der Gläubiger nach einem Bankrott davon nicht zahlen kann, ist seine Schuld bei der Bank; sie
        wird beglichen, bevor es weitergeht.`,
      en: prose`Nothing says what happens when the money for the 10 % is missing, nor how long “straight away” is.
        In trades and auctions we require enough cash for the price and the 10 %. “Straight away” means before the next
        throw of the dice. What a creditor cannot pay of it after a bankruptcy is a debt
        to the bank, settled before play goes on.`,
    },
  },
  'K-7.1': {
    title: { de: 'Tauschen und Handeln', en: 'Trading' },
    filled: {
      de: prose`Alle dürfen jederzeit miteinander handeln, auch wenn jemand anderes an der Reihe ist: mit Grundstücken,
        in deren Farbgruppe kein Gebäude steht, mit Bargeld und mit Freikarten, zu jeder vereinbarten Bedingung.
        Kredite zwischen Spielern und der Verzicht auf künftige Mieten sind nicht erlaubt.`,
      en: prose`Players may trade with one another on anybody's turn: properties whose colour group has no building, cash and
        jail cards, at any terms they agree on. Loans between players and immunity from rent are not allowed.`,
    },
    reading: {
      de: prose`Wie lange ein Angebot steht, ist nirgends gesagt. Bei uns verfällt es, sobald sich etwas ändert, das
        darin vorkommt. Während einer Versteigerung wird kein Handel ausgeführt, weil dort nur vorhandenes Bargeld
        zählt. Damit das Verhandeln ein Ende hat, darf jeder in einem Zug höchstens 12 Angebote machen. Ein Geschenk ist
        erlaubt; bloßes Geld ohne Karte oder Grundstück ist es nicht, denn das wäre ein Kredit. Wer etwas schuldet oder
        noch Miete zahlen muss und danach nicht alles zahlen könnte, gibt nichts her, was den Gläubigern fehlen würde
        (K-8.1).`,
      en: prose`Nothing says how long an offer stands. With us it lapses as soon as anything named in it changes. While
        an auction runs no trade is carried out, because only cash in hand counts there. So that talk comes to an end,
        each player may make at most 12 offers in a turn. A gift is allowed; money alone, with no property or card, is
        not, for that would be a loan. A player who owes something or can still be asked for rent, and could not pay it
        all afterwards, gives nothing away that the creditors would miss (K-8.1).`,
    },
  },
  'K-8.1': {
    title: { de: 'Schulden und Bankrott', en: 'Debt and bankruptcy' },
    filled: {
      de: prose`Wer mehr schuldet, als er bar hat, darf Gebäude verkaufen, Hypotheken aufnehmen und handeln. Reicht auch
        das nicht, ist er bankrott und scheidet aus. Ist der Gläubiger ein Spieler, gehen die Gebäude zum halben
        Preis an die Bank, und er erhält Bargeld, Besitzrechtkarten und Freikarten; für belastete Grundstücke zahlt er 10 %
        (K-6.2). Ist die Bank der Gläubiger, versteigert sie alle Besitzrechtkarten ohne Hypothek, und Freikarten kehren
        in ihre Stapel zurück.`,
      en: prose`A player who owes more than their cash may sell buildings, mortgage and trade. If that is not enough
        they are bankrupt and out of the game. If the creditor is a player, the buildings go back to the bank at half
        price and the creditor receives cash, title deeds and jail cards, paying 10 % on mortgaged properties (K-6.2).
        If the creditor is the bank, it auctions all the deeds free of mortgage, and jail cards return to their decks.`,
    },
    reading: {
      de: prose`Grenzfälle und das Aufgeben sind nirgends geregelt. Solange Verkäufe und Hypotheken die Schuld decken
        könnten, ist kein Bankrott möglich. Damit nichts an Freunde verschoben wird: Solange jemand eine Schuld hat oder
        noch Miete von ihm gefordert werden kann, ist ein Handel zu jeder Bedingung erlaubt, wenn danach noch alles
        bezahlt werden könnte. Sonst darf er weder schmälern, was sich aufbringen lässt, noch, was die Gläubiger bei
        einem sofortigen Bankrott erben würden. Aufbringen lassen sich Bargeld, Gebäude zum halben Preis und
        Hypothekenwerte. Geerbt werden Bargeld, Gebäude zum halben Preis, Grundstücke zum aufgedruckten Preis (belastete
        abzüglich der Kosten des Ablösens) und 50 Taler je Freikarte. Was der Handel einbringt, zählt bei beidem mit.
        Schuldet jemand durch eine Karte mehreren zugleich, entsteht je Gläubiger eine Schuld, in Zugreihenfolge.
        Zerbricht er daran, wird das Bargeld im Verhältnis der Forderungen geteilt (abgerundet; der Rest geht an die
        größte, bei Gleichstand in Zugreihenfolge), und die Besitzrechtkarten werden wie bei einem Bankrott gegenüber
        der Bank versteigert. Eine Karte ohne Gebot bleibt frei bei der Bank. Bleibt nur ein Spieler übrig, endet das
        Spiel ohne Versteigerungen. Wer aufgibt, vom Gastgeber aus dem Spiel genommen wird oder durch die Uhr
        ausscheidet, bezahlt zuerst, was er schuldet. Mieten, die noch gefordert werden können, gelten dabei als
        gefordert. Bezahlt wird bar, dann aus verkauften Gebäuden und Hypotheken. Würde alles zusammen nicht reichen,
        wird vorher nichts verkauft: Es ist ein Bankrott gegenüber dem Gläubiger. Was nach dem Bezahlen übrig ist, geht
        wie bei einem Bankrott an die Bank. So bringt Aufgeben niemanden um sein Geld, und niemand erbt dadurch.`,
      en: prose`Nothing settles the borderline cases or resigning. Bankruptcy is refused as long as sales and mortgages
        could pay the debt. To keep wealth from being passed to friends: while a player has a debt or can still be asked
        for rent, a trade stands at any terms if all of that could still be paid afterwards. Otherwise it may lower
        neither what the player can raise nor what the creditors would inherit if the player went bankrupt at once.
        Raising counts cash, buildings at half price and mortgage values. Inheriting counts cash, buildings at half
        price, properties at their printed price (mortgaged ones less the cost of lifting the mortgage) and 50 thalers a
        jail card. What the trade brings in counts in both. If a card makes a player owe several others at once, there
        is one debt to each, in turn order. If that bankrupts the player, the cash is shared in proportion to the claims
        (rounded down; the rest goes to the largest, ties in turn order) and the deeds are auctioned as in a bankruptcy
        to the bank. A deed without a bid stays free with the bank. If only one player is left, the game ends without
        auctions. A player who gives up, is removed by the host or goes out by the clock first pays what is owed; rent
        that can still be demanded counts as demanded. It is paid from cash, then from buildings sold and mortgages. If
        all of that together would not be enough, nothing is sold first: it is a bankruptcy to the creditor. What is
        left after paying goes to the bank as in a bankruptcy. So giving up costs nobody their money and makes nobody an
        heir.`,
    },
  },
  'K-8.2': {
    title: { de: 'Sieg', en: 'Winning' },
    filled: {
      de: 'Es gewinnt, wer als Letzter nicht bankrott ist.',
      en: 'The last player who is not bankrupt wins.',
    },
  },
  'K-9.1': {
    title: { de: 'Kurzes Spiel', en: 'Short game' },
    option: {
      offers: ['shortGame'],
      de: prose`Auf Wunsch des Tisches: Zu Beginn erhält jeder zwei gemischte Besitzrechtkarten und bezahlt sie sofort.
        Für ein Hotel genügen 3 Häuser. Das Spiel endet mit dem zweiten Bankrott. Es gewinnt der Reichste: Gezählt werden
        Bargeld, Grundstücke zum aufgedruckten Preis (mit Hypothek zur Hälfte) und Gebäude zu ihrem Preis.`,
      en: prose`If the table chooses: at the start two shuffled title deeds are dealt to each player and paid for at once.
        A hotel needs only 3 houses. The game ends at the second bankruptcy. The richest player wins: what
        counts is cash, properties at their printed price (mortgaged ones at half of it) and buildings at their price.`,
    },
    reading: {
      de: prose`Zu zweit kommt es nie zum zweiten Bankrott, und was dann gilt, ist nirgends gesagt. Bei uns endet das
        Spiel deshalb auch, sobald nur ein Spieler übrig ist. Ebenso beim Gleichstand: Wer gleich reich ist, teilt sich
        bei uns den Sieg.`,
      en: prose`With two players there is never a second bankruptcy, and nothing says what holds then. With us the
        game therefore also ends as soon as one player is left. The same goes for ties: with us equal wealth shares
        the win.`,
    },
  },
  'K-9.2': {
    title: { de: 'Spiel auf Zeit', en: 'Time limit' },
    option: {
      offers: ['timeLimit'],
      de: prose`Auf Wunsch des Tisches wird vorher eine Spieldauer vereinbart. Jeder erhält zwei Besitzrechtkarten und
        bezahlt sie. Ist die Zeit um, gewinnt der Reichste.`,
      en: prose`If the table chooses, a playing time is agreed beforehand. Two title deeds are dealt to each player
        and paid for. When the time is up, the richest player wins.`,
    },
    reading: {
      de: prose`Wer das Ende ausruft und was mit dem laufenden Zug geschieht, ist nirgends gesagt. Bei uns meldet es der
        Gastgeber oder die Uhr des Servers, und der laufende Zug wird noch zu Ende gespielt. Der Reichtum zählt wie in
        K-9.1, und wer gleich reich ist, teilt sich den Sieg.`,
      en: prose`Nothing says who calls time or what happens to the running turn. With us the host or the
        server's clock does, and the running turn is finished. Wealth counts as in K-9.1, and equal wealth shares the win.`,
    },
  },
} satisfies Record<string, RuleText>
