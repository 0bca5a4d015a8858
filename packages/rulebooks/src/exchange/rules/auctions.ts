import type { RuleText } from '@hausregeln/engine/kit/rule-text.ts'
import { prose } from '../../prose.ts'

/** B-2 sealed auctions, B-3 the owner's auction. */
export const auctions = {
  'B-2.1': {
    title: { de: 'Sofort versteigert', en: 'Auctioned at once' },
    source: {
      de: prose`Kommt jemand auf eine freie Straße, wird sie sofort versteigert.`,
      en: prose`As soon as somebody lands on a free street it is auctioned.`,
    },
    option: {
      offers: ['auctionStreetsOnly'],
      de: prose`Der Tisch kann es auf Straßen beschränken: Dann darf, wer auf einem Bahnhof oder Werk landet, zum
        aufgedruckten Preis kaufen; sonst wird offen versteigert (K-2.2).`,
      en: prose`The table may limit it to streets: stations and utilities may then be bought at the printed price on
        landing; otherwise they are auctioned openly (K-2.2).`,
    },
    reading: {
      de: prose`Einen Kauf zum aufgedruckten Preis gibt es daneben nicht. Die Vorlage spricht von Straßen; bei uns gilt
        das für alle 28 Grundstücke, auch wenn eine Karte dorthin geschickt hat und für den Nachlass eines Bankrotten.`,
      en: prose`Besides, nothing can be bought at the printed price. The source speaks of streets; with us this holds for
        all 28 properties, also when a card has sent somebody there, and for what a bankrupt leaves.`,
    },
  },
  'B-2.2': {
    title: { de: 'Verdeckt bieten, alle zahlen', en: 'Sealed bids, all pay' },
    source: {
      de: prose`Alle schreiben ein verdecktes Gebot auf, 0 ist erlaubt. Das höchste bekommt das Grundstück. Aber jeder
        zahlt sein eigenes Gebot an die Bank, auch wer leer ausgeht.`,
      en: prose`Everybody writes down a sealed bid; 0 is allowed. The highest gets the property. But everybody pays
        their own bid to the bank, even those who get nothing.`,
    },
    reading: {
      de: prose`Geboten wird höchstens, was bar bezahlt werden kann, Schutzgeld eingerechnet (B-1.3). Wer vor dem Aufdecken
        ausscheidet, zahlt nichts; sein Gebot zählt 0.`,
      en: prose`A bid is at most what the bidder can pay in cash, protection money included (B-1.3). A player who
        leaves the game before the bids are opened pays nothing; their bid counts as 0.`,
    },
  },
  'B-2.3': {
    title: { de: 'Gleichstand', en: 'Ties' },
    source: {
      de: prose`Stehen mehrere höchste Gebote gleich, zahlt niemand. Nur diese Bieter bieten noch einmal verdeckt,
        mindestens so viel wie eben.`,
      en: prose`If several highest bids are equal, nobody pays. Only those bidders bid once more, sealed, and at least as
        much as before.`,
    },
    reading: {
      de: prose`Zurückziehen kann sich dabei niemand; das Geld ist da, denn bezahlt hat ja keiner. Bieten dieselben dreimal
        hintereinander gleich, entscheidet das Los, und jeder von ihnen zahlt sein Gebot. Bleibt durch ein Ausscheiden nur
        einer übrig, bekommt er das Grundstück zum Mindestgebot.`,
      en: prose`Nobody can withdraw; the money is there, for nobody has paid. If the same players tie three times in a
        row, lots are drawn, and each of them pays their bid. If only one of them is left because the others have left
        the game, that player has the property for the least bid.`,
    },
  },
  'B-2.4': {
    title: { de: 'Alle bieten 0', en: 'Everybody bids 0' },
    source: {
      de: 'Bieten alle 0, bleibt das Grundstück bei der Bank. Eine zweite Runde gibt es nicht.',
      en: 'If everybody bids 0, the property stays with the bank. There is no second round.',
    },
  },
  'B-2.5': {
    title: { de: 'Geheim bis zuletzt', en: 'Secret to the last' },
    source: {
      de: prose`Die Gebote sind verdeckt, und erst die Bank stellt das höchste fest.`,
      en: prose`Bids are sealed, and it is the bank that finds the highest.`,
    },
    reading: {
      de: prose`Kein Gebot ist zu sehen, bevor alle abgegeben sind, auch für Zuschauer nicht; zu sehen ist nur, wer schon
        geboten hat. Dann werden alle Gebote auf einmal aufgedeckt.`,
      en: prose`No bid can be seen before all are in, not by spectators either; only who has already bid can be seen. Then
        all bids are shown at once.`,
    },
  },
  'B-3.1': {
    title: { de: 'Nur öffentlich verkaufen', en: 'Selling in public only' },
    source: {
      de: prose`Privat wird zwischen Spielern nicht gehandelt. Ein Eigentümer kann eine Straße öffentlich versteigern:
        nach den Regeln der verdeckten Versteigerung, aber er nimmt den Platz der Bank ein, und alle Gebote gehen an ihn.`,
      en: prose`There is no private trade between players. An owner can auction a street in public: by the rules of the
        sealed auction, but in the bank's place, so that all bids are paid to the owner.`,
    },
    reading: {
      de: prose`Das gilt für alle Grundstücke, und der Eigentümer bietet nicht mit. Auch Freikarten werden nicht
        gehandelt, nur Anteile (B-4.3). Versteigern darf ein Eigentümer im eigenen Zug, wenn keine Miete mehr verlangt
        werden kann, oder während er Geld für eine Schuld beschafft. Auf der Farbgruppe darf kein Gebäude stehen. Eigene
        Versteigerungen und Angebote zusammen macht in einem Zug niemand mehr als 12. Wer ein belastetes Grundstück
        ersteigert, muss auch die 10 % zahlen können (K-6.2).`,
      en: prose`This holds for all properties, and the owner does not bid. Jail cards are not traded either, only
        shares (B-4.3). Owners may hold an auction in their own turn while no rent can still be demanded, or while they
        raise money for a debt. No building may stand in the colour group. A player's auctions and offers together are
        limited to 12 a turn. A player who wins a mortgaged property must also be able to pay the 10 % (K-6.2).`,
    },
  },
  'B-3.2': {
    title: { de: 'Mindestpreis', en: 'Minimum price' },
    source: {
      de: prose`Der Eigentümer darf einen Mindestpreis setzen. Kommt kein Gebot darüber oder gar keines, behält er das
        Grundstück und zahlt die Hälfte des Mindestpreises in den Topf.`,
      en: prose`The owner may set a minimum price. If no bid comes above it, or none at all, the owner keeps the property
        and pays half the minimum price into the pot.`,
    },
    reading: {
      de: prose`Ein gleich hohes Gebot genügt, wie beim Mindestgebot nach einem Gleichstand. Wird nicht verkauft, zahlt
        niemand sein Gebot. Der Mindestpreis ist höchstens das doppelte Bargeld des Eigentümers, damit er die Strafe
        zahlen kann; ein halber Euro wird aufgerundet. Solange er etwas schuldet, zählt davon nur, was die Schuld nicht
        braucht (K-8.1): Sonst ginge in den Topf, was dem Gläubiger zusteht.`,
      en: prose`An equal bid is enough, as with the least bid after a tie. If nothing is sold, nobody pays their bid.
        The minimum price is at most twice the owner's cash, so that the penalty can be paid; half a euro is rounded up.
        While the owner has a debt, only what the debt does not need counts (K-8.1): otherwise the creditor's money
        would go to the pot.`,
    },
  },
} satisfies Record<string, RuleText>
