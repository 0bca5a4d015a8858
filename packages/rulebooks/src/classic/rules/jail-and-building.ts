import type { RuleText } from '@hausregeln/engine/kit/rule-text.ts'
import { prose } from '../../prose.ts'

/** K-4 taxes and jail, K-5 buildings. */
export const jailAndBuilding = {
  'K-4.1': {
    title: { de: 'Steuern und Frei Parken', en: 'Taxes and the Free Car Park' },
    filled: {
      de: prose`Steuern gehen an die Bank. Auf Frei Parken geschieht nichts.`,
      en: prose`Taxes go to the bank. Nothing happens on the Free Car Park.`,
    },
    option: {
      offers: ['freeParkingPot'],
      de: prose`Es lässt sich ein Topf vereinbaren, in den solche Zahlungen kommen und den gewinnt, wer auf Frei Parken
        landet; ohne Vereinbarung gibt es ihn nicht.`,
      en: prose`The table can agree on a pot into which such payments go and which is won by landing on the Free Car Park;
        there is none unless agreed.`,
    },
    reading: {
      de: prose`Den Topf kennt die Vorlage nicht, also auch nicht, was hineinkommt. Bei uns sind es Steuern,
        Kartenzahlungen an die Bank und die 50 Taler, mit denen jemand aus dem Gefängnis freikommt. Kaufpreise, Gebote,
        Gebäude, Hypotheken und ihre Zinsen gehen immer an die Bank.`,
      en: prose`The source knows no pot, and so does not say what goes into it. With us these are taxes, card payments to the
        bank and the 50 thalers paid for leaving jail. Prices, bids, buildings, mortgages and their interest always go to
        the bank.`,
    },
  },
  'K-4.2': {
    title: { de: 'Ins Gefängnis und wieder heraus', en: 'Into jail and out again' },
    filled: {
      de: prose`Ins Gefängnis führen das Eckfeld, eine Karte und der dritte Pasch hintereinander. Der Zug ist damit zu
        Ende, Gehalt gibt es nicht. Frei kommt, wer zu Beginn eines der nächsten beiden Züge vor dem Würfeln 50 Taler
        zahlt, wer eine Freikarte spielt oder wer in einem der nächsten drei Züge einen Pasch wirft. Mit diesem Pasch wird
        gezogen, einen weiteren Wurf bringt er nicht. Nach dem dritten vergeblichen Wurf sind 50 Taler zu zahlen, und
        dieser Wurf wird gezogen.`,
      en: prose`The corner space, a card, and the third doubles in a row lead to jail. The turn ends there, without salary.
        The ways out are: paying 50 thalers before throwing at the start of either of the next two turns, playing a jail
        card, or throwing doubles in one of the next three turns. These doubles are moved but give no extra throw. After the
        third failed throw 50 thalers must be paid, and that throw is moved.`,
    },
    reading: {
      de: prose`Ob man im Gefängnis aussetzen darf und was gilt, wenn die 50 Taler fehlen, ist nirgends gesagt. Bei uns muss
        einer der Wege gewählt werden, Aussetzen gibt es nicht. Was nach dem dritten Wurf nicht bezahlt werden kann,
        ist eine Schuld, die vor dem Ziehen beglichen wird.`,
      en: prose`Nothing says whether a turn in jail may be passed or what happens when the 50 thalers are
        missing. With us one of the ways must be chosen, passing is not possible. Whatever cannot be paid after the
        third throw is a debt, settled before the piece moves.`,
    },
  },
  'K-4.3': {
    title: { de: 'Geschäfte im Gefängnis', en: 'Business from jail' },
    filled: {
      de: 'Auch im Gefängnis darf ein Spieler Miete einziehen, kaufen, verkaufen, mitbieten und bauen.',
      en: 'A player in jail may still collect rent, buy, sell, bid and build.',
    },
  },
  'K-4.4': {
    title: { de: 'Nur zu Besuch', en: 'Only a visit' },
    filled: {
      de: 'Wer mit einem gewöhnlichen Zug auf das Gefängnisfeld kommt, ist dort nur zu Besuch und zieht später normal weiter.',
      en: 'Landing on the jail space by an ordinary move is only a visit; the next move goes on as usual.',
    },
  },
  'K-5.1': {
    title: { de: 'Häuser bauen', en: 'Building houses' },
    source: {
      de: prose`Häuser dürfen nur auf einer Farbgruppe stehen, deren Straßen alle demselben Spieler gehören.`,
      en: prose`Houses may only stand on a colour group whose streets all belong to the same player.`,
    },
    filled: {
      de: prose`Auf der Gruppe darf keine Hypothek liegen. Gebaut wird gleichmäßig: Die Straßen einer Gruppe unterscheiden
        sich um höchstens eine Stufe, und mehr als 4 Häuser trägt keine. Zeit dafür ist jederzeit im eigenen Zug und
        zwischen den Zügen der anderen, solange der nächste Spieler noch nicht gewürfelt hat.`,
      en: prose`Nothing of the group may be mortgaged. Building is even: the streets of a group differ by one level at
        most, and none takes more than 4 houses. It is allowed at any time of a player's own turn and between the turns of
        the others, as long as the next player has not thrown.`,
    },
  },
  'K-5.2': {
    title: { de: 'Hotels bauen', en: 'Building hotels' },
    filled: {
      de: prose`Stehen auf allen Straßen der Gruppe 4 Häuser, kann ein Hotel gebaut werden. Es kostet noch einmal den
        Hauspreis, und die 4 Häuser gehen an die Bank zurück. Auf jeder Straße steht höchstens ein Hotel.`,
      en: prose`Once all streets of the group have 4 houses, a hotel can be built. It costs the price of one more house and
        the 4 houses go back to the bank. Each street takes one hotel at most.`,
    },
  },
  'K-5.3': {
    title: { de: 'Wenn Gebäude knapp werden', en: 'When buildings run short' },
    filled: {
      de: prose`Der Vorrat hat 32 Häuser und 12 Hotels. Reicht er nicht für alle, die bauen möchten, werden die
        Gebäude an die Höchstbietenden versteigert.`,
      en: prose`The stock is 32 houses and 12 hotels. When it does not serve all who want to build, the buildings are
        auctioned to the highest bidders.`,
    },
    reading: {
      de: prose`Wie festgestellt wird, wer bauen möchte, wie versteigert wird und was ohne Ersatzhäuser gilt, ist nirgends
        gesagt. Bestellt jemand ein Gebäude, das auch andere bauen dürften und bezahlen könnten, und reicht der Vorrat
        nicht für alle, werden diese anderen einmal gefragt. Möchte auch nur einer von ihnen bauen, werden die Gebäude
        einzeln und offen unter den Interessierten versteigert; jeder von ihnen bekommt auf diese Bestellung hin höchstens
        eines. Das erste Gebot beginnt beim niedrigsten aufgedruckten Preis, zu dem der Bietende bauen könnte. Wer den
        Zuschlag erhält, stellt sofort und gleichmäßig auf, und nur auf einer Straße, deren aufgedruckten Preis das Gebot
        deckt. Sobald der Vorrat für alle reicht, die noch übrig sind, bauen sie zum aufgedruckten Preis. Bietet niemand,
        verfällt die Bestellung, und wer bestellt hat, bestellt in diesem Zug nichts mehr. Liegen keine 4 Häuser im
        Vorrat, lässt sich ein Hotel nicht allein verkaufen: Die Gruppe wird gemeinsam bis zur höchsten gleichmäßigen
        Stufe abgebaut, die der Vorrat erlaubt.`,
      en: prose`Nothing says how to learn who wants to build, how the auction runs, or what happens without houses to
        exchange. When a player orders a building that others too could legally and affordably build and the stock does
        not serve them all, those others are asked once. If one of them wants it, the buildings are auctioned one by
        one, openly, among those who want them; each of these gets one at most for this order. Bidding starts at the
        lowest printed price at which the bidder could build. The winner places the building at once and evenly, and
        only on a street whose printed price the bid covers. As soon as the stock serves all who are left, they build at
        the printed price. If nobody bids, the order lapses, and the player who made it orders nothing more in this
        turn. Without 4 houses in the stock a hotel cannot be sold alone: the group is sold down together to the highest
        even level that the stock allows.`,
    },
  },
  'K-5.4': {
    title: { de: 'Gebäude verkaufen', en: 'Selling buildings' },
    filled: {
      de: 'Die Bank nimmt Gebäude zum halben Preis zurück. Auch abgebaut wird gleichmäßig innerhalb der Farbgruppe.',
      en: 'The bank takes buildings back at half their price. Selling, too, is even within the colour group.',
    },
  },
} satisfies Record<string, RuleText>
