import type { RuleText } from '@hausregeln/engine/kit/rule-text.ts'
import { ruleTexts as classic } from '../../classic/rules.ts'
import { prose } from '../../prose.ts'
import { ruleInEuros } from '../euros.ts'

/** The classic paragraphs that hold here too, in euros. Where the B rules change a part of one, it is told again. */
export const inherited = {
  'K-0.1': {
    title: classic['K-0.1'].title,
    source: {
      de: prose`Wo nichts anderes gesagt ist, gelten die klassischen Regeln; sie stehen hier unter ihren K-Nummern, soweit
        sie nicht ersetzt sind. Zum Spiel kommen 25 Anteile von jedem Spieler (B-4.1).`,
      en: prose`Unless something else is said the classic rules hold; they stand here under their K numbers as far as they
        are not replaced. There are also 25 shares of each player (B-4.1).`,
    },
    adopted: {
      de: prose`Gespielt wird zu zweit bis zu acht, mit dem klassischen Brett und seinen 28 Besitzrechtkarten (22 Straßen,
        4 Bahnhöfe, 2 Werke), je 16 Ereignis- und Gemeinschaftskarten, 32 Häusern, 12 Hotels und zwei Würfeln. Jeder
        beginnt mit 1500 €. Der Bank geht das Geld nie aus.`,
      en: prose`The game is for two to eight players, on the classic board with its 28 title deeds (22 streets, 4
        stations, 2 utilities), 16 event cards and 16 community cards, 32 houses, 12 hotels and two dice. Everybody starts
        with €1500. The bank never runs out of money.`,
    },
  },
  'K-0.2': ruleInEuros(classic['K-0.2']),
  'K-0.3': {
    title: classic['K-0.3'].title,
    adopted: {
      de: prose`Beide Stapel werden gemischt. Wer auf ein Kartenfeld kommt, zieht die oberste Karte und führt sie sofort
        aus; danach kommt sie unter ihren Stapel. Schickt eine Karte auf ein anderes Feld, gilt dessen Regel: Ein fremdes
        Werk kostet das Zehnfache eines neuen Wurfs, ein fremder Bahnhof die doppelte Miete. Freikarten aus dem Gefängnis
        werden behalten und fehlen im Stapel, bis sie gespielt sind.`,
      en: prose`Both decks are shuffled. A player who lands on a card space draws the top card and carries it out at
        once; then it goes to the bottom of its deck. If a card sends a piece to another space, the rule of that space
        applies: another player's utility costs ten times a fresh throw, another player's station double rent. Jail
        cards are kept and stay out of their deck until they are played.`,
    },
    reading: {
      de: prose`Ein freies Grundstück wird auch dann versteigert, wenn eine Karte dorthin schickt (B-2.1).`,
      en: prose`An unowned property is auctioned also when a card sends a piece there (B-2.1).`,
    },
  },
  'K-0.4': ruleInEuros(classic['K-0.4']),
  'K-1.1': ruleInEuros(classic['K-1.1']),
  'K-1.2': ruleInEuros(classic['K-1.2']),
  'K-1.3': {
    title: classic['K-1.3'].title,
    source: {
      de: prose`Genau auf LOS ist das Gehalt das doppelte (B-1.2).`,
      en: prose`Right on Start the salary is double (B-1.2).`,
    },
    adopted: {
      de: prose`Wer LOS vorwärts überquert, erhält jedes Mal 200 € von der Bank, auch zweimal in einem Zug. Der Weg ins
        Gefängnis und Züge rückwärts bringen kein Gehalt.`,
      en: prose`Passing Start while moving forward pays €200 from the bank every time, even twice in one turn. Going to
        jail and moving backwards pay no salary.`,
    },
  },
  'K-2.2': {
    title: { de: 'Offene Versteigerung', en: 'Open auction' },
    adopted: {
      de: prose`Offen und steigend versteigert werden knappe Gebäude (K-5.3). Das höchste Gebot zahlt bar an die Bank; wer
        passt, ist heraus.`,
      en: prose`Buildings in short supply (K-5.3) are auctioned openly with rising bids. The highest bidder pays the bank
        in cash; those who pass are out.`,
    },
    option: {
      offers: ['auctionStreetsOnly'],
      de: prose`Versteigert der Tisch nur Straßen verdeckt (B-2.1), werden Bahnhöfe und Werke, die niemand gekauft hat,
        ebenfalls offen versteigert.`,
      en: prose`At a table that auctions only streets sealed (B-2.1), stations and utilities that nobody has bought are
        auctioned openly as well.`,
    },
    reading: {
      de: prose`Geboten wird in ganzen Euro und nur aus dem Bargeld. Während einer Versteigerung, offen oder verdeckt, ruht
        alles andere: keine Hypotheken, Verkäufe oder Anteilsgeschäfte. So bleibt ein Gebot gedeckt.`,
      en: prose`Bids are in whole euros and from cash alone. While an auction runs, open or sealed, everything else rests: no
        mortgaging, selling or dealing in shares. So a bid stays covered.`,
    },
  },
  'K-2.3': ruleInEuros(classic['K-2.3']),
  'K-3.1': ruleInEuros(classic['K-3.1']),
  'K-3.2': ruleInEuros(classic['K-3.2']),
  'K-3.3': ruleInEuros(classic['K-3.3']),
  'K-3.4': ruleInEuros(classic['K-3.4']),
  'K-4.2': {
    title: { de: 'Ins Gefängnis, Freikarte', en: 'Into jail, jail cards' },
    adopted: {
      de: prose`Ins Gefängnis führen das Eckfeld, eine Karte und der dritte Pasch hintereinander. Der Zug ist damit zu Ende,
        Gehalt gibt es nicht. Eine Freikarte öffnet die Tür vor dem Würfeln; die anderen Wege hinaus stehen in B-1.4.`,
      en: prose`The corner space, a card, and the third doubles in a row lead to jail. The turn ends there, without salary. A
        jail card opens the door before the throw; the other ways out are in B-1.4.`,
    },
  },
  'K-4.3': ruleInEuros(classic['K-4.3']),
  'K-4.4': ruleInEuros(classic['K-4.4']),
  'K-5.1': ruleInEuros(classic['K-5.1']),
  'K-5.2': ruleInEuros(classic['K-5.2']),
  'K-5.3': ruleInEuros(classic['K-5.3']),
  'K-6.1': ruleInEuros(classic['K-6.1']),
  'K-6.2': ruleInEuros(classic['K-6.2']),
  'K-8.1': {
    title: classic['K-8.1'].title,
    adopted: {
      de: prose`Wer mehr schuldet, als er bar hat, darf Gebäude verkaufen und Hypotheken aufnehmen. Reicht auch das nicht,
        ist er bankrott und scheidet aus. Einem Spieler als Gläubiger fallen Bargeld, Besitzrechtkarten und Freikarten zu;
        Gebäude gehen vorher zum halben Preis an die Bank, und auf belastete Grundstücke zahlt er 10 % (K-6.2). Ist die
        Bank der Gläubiger, versteigert sie alle Besitzrechtkarten ohne Hypothek.`,
      en: prose`A player who owes more than their cash may sell buildings and mortgage. If that is not enough they are
        bankrupt and out of the game. A creditor who is a player receives cash, title deeds and jail cards; buildings
        first go to the bank at half price, and the creditor pays 10 % on mortgaged properties (K-6.2). If the bank is
        the creditor, it auctions all the deeds, free of mortgage.`,
    },
    reading: {
      de: prose`Statt zu handeln, versteigert ein Schuldner hier Grundstücke öffentlich (B-3.1) und verkauft Anteile
        (B-4.3, B-4.4). Anteile fallen an den Gläubiger (B-4.8), der Topf steht der Bank gleich, und versteigert wird
        verdeckt (B-2.1). Bankrott wird abgelehnt, solange Gebäude und Hypotheken nach Abzug des Schutzgelds die Schuld
        decken könnten; Anteile muss niemand verkaufen. Damit nichts an Freunde verschoben wird: Solange jemand eine
        Schuld hat oder noch Miete von ihm gefordert werden kann, ist ein Anteilsgeschäft zu jeder Bedingung erlaubt,
        wenn danach noch alles bezahlt werden könnte. Sonst darf es weder schmälern, was sich aufbringen lässt, noch,
        was die Gläubiger bei einem sofortigen Bankrott erben würden. Aufbringen lassen sich Bargeld, Gebäude zum halben
        Preis und Hypothekenwerte, dazu Anteile zum Kurs, höchstens so viele, wie die Bank in diesem Zug noch nimmt
        (B-4.4). Geerbt werden Bargeld, Gebäude zum halben Preis, Grundstücke zum aufgedruckten Preis (belastete
        abzüglich der Kosten des Ablösens), 50 € je Freikarte und alle Anteile anderer zum Kurs; die eigenen verfallen
        (B-4.8). Was das Geschäft einbringt, zählt bei beidem mit. Schuldet jemand mehreren zugleich, etwa eine
        Dividende, entsteht je Gläubiger eine Schuld in Zugreihenfolge. Zerbricht er daran, wird das Bargeld im
        Verhältnis der Forderungen geteilt (abgerundet; der Rest geht an die größte, bei Gleichstand in Zugreihenfolge),
        und die Karten werden versteigert. Bleibt nur ein Spieler übrig, endet das Spiel ohne Versteigerungen.`,
      en: prose`Instead of trading, a debtor here auctions properties in public (B-3.1) and sells shares (B-4.3, B-4.4).
        Shares go to the creditor (B-4.8), the pot counts as the bank, and auctions are sealed (B-2.1). Bankruptcy is
        refused as long as buildings and mortgages, net of protection money, could pay the debt; nobody has to sell
        shares. To keep wealth from being passed to friends: while a player has a debt or can still be asked for rent, a
        deal in shares stands at any terms if all of that could still be paid afterwards. Otherwise it may lower neither
        what the player can raise nor what the creditors would inherit if the player went bankrupt at once. Raising
        counts cash, buildings at half price and mortgage values, and shares at their price, at most those that the bank
        still takes in this turn (B-4.4). Inheriting counts cash, buildings at half price, properties at their printed
        price (mortgaged ones less the cost of lifting the mortgage), €50 a jail card, and all shares of others at their
        price; the player’s own are void (B-4.8). What the deal brings in counts in both. A player who owes several at
        once, a dividend for instance, has one debt to each in turn order. If that bankrupts the player, the cash is
        shared in proportion to the claims (rounded down; the rest goes to the largest, ties in turn order), and the
        deeds are auctioned. If only one player is left, the game ends without auctions.`,
    },
  },
} satisfies Record<string, RuleText>
