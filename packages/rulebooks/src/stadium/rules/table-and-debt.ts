import type { RuleText } from '@hausregeln/engine/kit/rule-text.ts'
import { prose } from '../../prose.ts'

/** S-0 the table, S-1 the turn, S-2 debt and the end. */
export const tableAndDebt = {
  'S-0.1': {
    title: { de: 'Spielmaterial', en: 'Material' },
    source: {
      de: prose`Zum Spiel gehören ein Spielplan, acht Figuren, 28 Besitzrechtkarten, 16 Auswärtsspiel- und 16
        Heimspiel-Karten, 32 Tribünen, 12 Stadien, zwei weiße Würfel und ein Tempowürfel. Zwei Felder kosten Steuern: die
        Mannschaftsbus-Reparatur und das Relegationsspiel. Bezahlt wird in ₩. Mit Tempowürfel beginnt jeder mit 1000 ₩
        mehr (S-12.1).`,
      en: prose`The game has a board, eight pieces, 28 title deeds, 16 away cards and 16 home cards, 32 stands, 12
        stadiums, two white dice and one speed die. Two spaces cost tax: the Team Bus Repair and the Relegation Play-off.
        The currency is ₩. Everybody starts with ₩1000 more where the speed die is used (S-12.1).`,
    },
    reading: {
      de: prose`Die Vorlage druckt weder Brett und Preise noch Mieten, Kartentexte und Startgeld ab. Gespielt wird zu
        zweit bis zu acht. Die 40 Felder mit ihren 22 Straßen, 4 Spielstätten und 2 Läden, ihre Reihenfolge, die Beträge
        und die Wirkungen der Karten sind die der klassischen Regeln (K-0.2 und K-0.3): eine Spielstätte 200 ₩, ein Laden
        150 ₩, die Mannschaftsbus-Reparatur 200 ₩, das Relegationsspiel 100 ₩. Jeder beginnt mit 1500 ₩. Der Bank geht das
        Geld nie aus. Die ₩ heißen Wimpel; dieser und die übrigen Namen sind unsere.`,
      en: prose`The source prints neither board and prices nor rents, card texts and starting money. Two to eight can
        play. The 40 spaces with their 22 streets, 4 venues and 2 shops, their order, the amounts and the effects of the
        cards are those of the classic rules (K-0.2 and K-0.3): a venue ₩200, a shop ₩150, Team Bus Repair ₩200,
        Relegation Play-off ₩100. Everybody starts with ₩1500. The bank never runs out of money. The ₩ is called pennant;
        this name and the others are ours.`,
    },
  },
  'S-0.2': {
    title: { de: 'Wer beginnt', en: 'Who starts' },
    source: {
      de: 'Alle werfen die beiden weißen Würfel. Die höchste Summe hat Anstoß; danach geht es im Uhrzeigersinn weiter.',
      en: 'Everybody throws the two white dice. The highest total kicks off; play then goes round clockwise.',
    },
    reading: {
      de: 'Den Gleichstand nennt die Vorlage nicht. Wer an der Spitze gleichauf liegt, wirft noch einmal.',
      en: 'The source does not mention ties. Those who tie for the highest throw again.',
    },
  },
  'S-1.1': {
    title: { de: 'Der Zug', en: 'The turn' },
    source: {
      de: prose`Wer am Zug ist, würfelt, zieht im Uhrzeigersinn und führt das erreichte Feld aus. Wer LOS erreicht oder
        überquert, erhält 200 ₩ Gehalt von der Bank. Nach einem Pasch wird der Zug wie üblich ausgeführt und dann noch
        einmal gewürfelt; der dritte Pasch hintereinander führt ins Gefängnis. Danach ist der linke Nachbar an der Reihe.`,
      en: prose`The player on turn throws, moves clockwise and carries out the space reached. Reaching or passing Start
        pays a salary of ₩200 from the bank. Doubles are carried out as usual and followed by another throw; the third
        doubles in a row lead to jail. Then it is the left neighbour’s turn.`,
    },
    reading: {
      de: prose`Ob mit dem dritten Pasch noch gezogen wird, sagt die Vorlage nicht. Bei uns nicht: Die Figur geht sofort ins
        Gefängnis, und was der Tempowürfel dabei zeigt, verfällt.`,
      en: prose`The source does not say whether the third doubles are still moved. With us they are not: the piece goes
        straight to jail, and whatever the speed die shows is void.`,
    },
  },
  'S-2.1': {
    title: { de: 'Schulden', en: 'Debt' },
    source: {
      de: prose`Wer mehr schuldet, als er bar hat, darf Gebäude und Grundstücke verkaufen und Hypotheken aufnehmen. Reicht
        auch das nicht, ist er bankrott und scheidet aus.`,
      en: prose`A player who owes more than their cash may sell buildings and properties and take out mortgages. If that
        is not enough either, they are bankrupt and out of the game.`,
    },
    reading: {
      de: prose`Grenzfälle regelt die Vorlage nicht. Bei uns ist kein Bankrott möglich, solange Gebäude und Hypotheken
        die Schuld decken könnten. Welche Geschäfte mit anderen bis dahin noch erlaubt sind, sagt S-2.2.`,
      en: prose`The source does not settle borderline cases. With us bankruptcy is refused as long as buildings and
        mortgages could pay the debt. S-2.2 says which deals with others are still allowed until then.`,
    },
  },
  'S-2.2': {
    title: { de: 'Bankrott gegenüber einem Spieler', en: 'Bankrupt to a player' },
    source: {
      de: prose`Der Bankrotte bezahlt von seiner Schuld, so viel er kann. Der Gläubiger bekommt seine Grundstücke, alle mit
        Hypothek, und seine Freikarten. Für jedes belastete Grundstück zahlt er der Bank sofort 10 % Zinsen, auch wenn er die
        Hypothek noch nicht ablösen kann.`,
      en: prose`The bankrupt player pays as much of the debt as possible. The creditor receives the properties, all of them
        mortgaged, and the jail cards. For each mortgaged property the creditor pays 10 % interest to the bank at
        once, even if the mortgage cannot be lifted yet.`,
    },
    reading: {
      de: prose`Damit so viel wie möglich bezahlt wird, werden vor der Übergabe alle Gebäude verkauft und alle
        Grundstücke beliehen; der Erlös geht an den Gläubiger. Gerundet wird je Karte auf ganze ₩ auf. Was der Gläubiger
        von den Zinsen nicht zahlen kann, ist seine Schuld bei der Bank; sie wird beglichen, bevor es weitergeht.
        Schuldet jemand durch eine Karte mehreren zugleich, entsteht je Gläubiger eine Schuld, in Zugreihenfolge.
        Zerbricht er daran, wird der Erlös im Verhältnis der Forderungen geteilt (abgerundet; der Rest geht an den
        Ersten in Zugreihenfolge), und die Grundstücke fallen an die Bank (S-2.3). Damit nichts an Freunde verschoben
        wird: Solange jemand eine Schuld hat oder noch Miete von ihm gefordert werden kann, ist ein Handel zu jeder
        Bedingung erlaubt, wenn danach noch alles bezahlt werden könnte. Sonst darf er weder schmälern, was sich
        aufbringen lässt, noch, was die Gläubiger bei einem sofortigen Bankrott erben würden. Aufbringen lassen sich
        Bargeld, Gebäude zum halben Preis und Hypothekenwerte. Geerbt werden Bargeld, Gebäude zum halben Preis,
        Grundstücke zum aufgedruckten Preis (belastete abzüglich der Kosten des Ablösens) und 50 ₩ je Freikarte. Was der
        Handel einbringt, zählt bei beidem mit.`,
      en: prose`So that as much as possible is paid, all buildings are sold and all properties mortgaged before they
        change hands; the creditor gets the proceeds. Interest is rounded up to whole ₩ for each deed. What the creditor
        cannot pay of it is a debt to the bank, settled before play goes on. If a card makes a player owe several
        others, there is one debt to each, in turn order. If that bankrupts the player, the proceeds are shared in
        proportion to the claims (rounded down; the rest goes to the first in turn order), and the properties fall to
        the bank (S-2.3). To keep wealth from being passed to friends: while a player has a debt or can still be asked
        for rent, a trade stands at any terms if all of that could still be paid afterwards. Otherwise it may lower
        neither what the player can raise nor what the creditors would inherit if the player went bankrupt at once.
        Raising counts cash, buildings at half price and mortgage values. Inheriting counts cash, buildings at half
        price, properties at their printed price (mortgaged ones less the cost of lifting the mortgage) and ₩50 a jail
        card. What the trade brings in counts in both.`,
    },
  },
  'S-2.3': {
    title: { de: 'Bankrott gegenüber der Bank', en: 'Bankrupt to the bank' },
    source: {
      de: prose`Die Bank versteigert die Grundstücke sofort und ohne Hypothek. Die Freikarten kommen zurück unter ihre
        Kartenstapel.`,
      en: 'The bank auctions the properties at once, free of mortgage. The jail cards go back under their decks.',
    },
    reading: {
      de: prose`Die Vorlage sagt nicht, was ohne Gebot geschieht und was beim Aufgeben gilt. Ein Grundstück ohne Gebot
        bleibt frei bei der Bank. Wer aufgibt, vom Gastgeber aus dem Spiel genommen wird oder durch die Uhr ausscheidet,
        bezahlt zuerst offene Schulden und Mieten, die noch gefordert werden können: bar, dann aus verkauften Gebäuden und
        Hypotheken. Würde das nicht reichen, ist es sofort ein Bankrott gegenüber dem Gläubiger (S-2.2). Was übrig bleibt,
        fällt wie hier an die Bank. So bringt Aufgeben niemanden um sein Geld. Bleibt nur ein Spieler übrig, endet das
        Spiel ohne Versteigerungen.`,
      en: prose`The source does not say what happens without a bid, or when a player gives up. A property without a bid
        stays free with the bank. A player who gives up, is removed by the host or goes out by the clock first pays open
        debts and rent that can still be demanded: from cash, then from buildings sold and mortgages. If that would not be
        enough, it is a bankruptcy to the creditor at once (S-2.2). What is left falls to the bank as here. So giving up
        costs nobody their money. If only one player is left, the game ends without auctions.`,
    },
  },
  'S-2.4': {
    title: { de: 'Sieg', en: 'Winning' },
    source: {
      de: prose`Es gewinnt, wer am Ende als Einziger nicht bankrott ist.`,
      en: prose`The last player who is not bankrupt wins.`,
    },
    option: {
      offers: ['timeLimit'],
      de: prose`Der Tisch kann vorher eine Spieldauer vereinbaren: Ist sie um, gewinnt das größte Vermögen.`,
      en: prose`The table may agree on a playing time beforehand: when it is up, the greatest wealth wins.`,
    },
    reading: {
      de: prose`Ein Spiel auf Zeit kennt die Vorlage nicht, wir bieten es in jeder Ausgabe an. Das Ende meldet der
        Gastgeber oder die Uhr des Servers; der laufende Zug wird noch zu Ende gespielt. Gezählt werden Bargeld,
        Grundstücke zum aufgedruckten Preis (mit Hypothek zur Hälfte) und Gebäude zu ihrem Preis. Wer gleich reich ist,
        teilt sich den Sieg.`,
      en: prose`The source knows no timed game; we offer one in every edition. The host or the server’s clock calls time,
        and the running turn is finished. What counts is cash, properties at their printed price (mortgaged ones at half
        of it) and buildings at their price. Equal wealth shares the win.`,
    },
  },
} satisfies Record<string, RuleText>
