import type { RuleText } from '@hausregeln/engine/kit/rule-text.ts'
import { prose } from '../../prose.ts'

/** K-2 deeds, K-3 rent. */
export const deedsAndRent = {
  'K-2.1': {
    title: { de: 'Kaufen', en: 'Buying' },
    source: {
      de: prose`Wer auf einem unverkauften Grundstück landet, darf es als Erster kaufen, zum aufgedruckten Preis an die Bank.
        Dafür gibt es die Besitzrechtkarte, die offen ausliegt.`,
      en: prose`A player who lands on an unsold property has the first right to buy it, paying the printed price to the
        bank. The title deed received in return lies open for all to see.`,
    },
  },
  'K-2.2': {
    title: { de: 'Versteigerung', en: 'Auction' },
    source: {
      de: prose`Wird das Grundstück nicht gekauft, versteigert die Bank es. Alle dürfen bieten, auch wer den Kauf
        abgelehnt hat. Das erste Gebot ist beliebig; das höchste zahlt bar an die Bank und erhält die Besitzrechtkarte.`,
      en: prose`If the property is not bought, the bank auctions it. Everybody may bid, including the player who
        declined. The opening bid is free to choose; the highest bidder pays the bank in cash and receives the title deed.`,
    },
    reading: {
      de: prose`Die Vorlage nennt weder den Ablauf noch das Ende der Versteigerung. Wir versteigern sofort, offen und
        steigend in ganzen Talern. Geboten wird nur aus dem Bargeld: Währenddessen gibt es keine Hypotheken, Verkäufe oder
        Tauschgeschäfte. Wer passt, ist aus dieser Versteigerung heraus; sie endet, sobald alle außer dem Höchstbietenden
        gepasst haben. Wessen Bargeld kein höheres Gebot mehr zulässt, braucht nicht eigens zu passen. Ohne jedes Gebot
        bleibt die Karte bei der Bank. Verlässt ein Bieter das Spiel, verfällt sein Gebot, und es gilt das vorige eines
        Verbliebenen.`,
      en: prose`The source says neither how the auction runs nor when it ends. We hold it at once, openly, with rising
        bids in whole thalers. Bids come from cash alone: no mortgaging, selling or trading while it runs. A player who
        passes is out of this auction; it ends once all but the highest bidder have passed. A player who lacks the cash
        to outbid need not act any more. Without any bid the deed stays with the bank. If a bidder leaves the game, that
        bid is void and the previous bid of a remaining bidder stands.`,
    },
  },
  'K-2.3': {
    title: { de: 'Besitz', en: 'Ownership' },
    source: {
      de: prose`Die Besitzrechtkarte berechtigt dazu, von allen anderen, die auf dem Grundstück landen, Miete zu verlangen.
        Wer alle Straßen einer Farbe besitzt, darf auf ihnen bauen.`,
      en: prose`The title deed entitles its owner to rent from everybody else who lands on the property.
        Owning all streets of a colour gives the right to build on them.`,
    },
  },
  'K-3.1': {
    title: { de: 'Miete verlangen', en: 'Demanding rent' },
    source: {
      de: prose`Wer auf einem fremden Grundstück landet, schuldet Miete. Der Eigentümer muss sie verlangen, und zwar
        bevor der nächste Spieler gewürfelt hat; danach ist sie verfallen.`,
      en: prose`Landing on another player's property costs rent. The owner must demand it before the next player has
        thrown the dice; after that it has lapsed.`,
    },
    option: {
      offers: ['autoRent', 'rentGrace'],
      de: prose`Der Tisch kann vereinbaren, dass Mieten von selbst eingezogen werden (ohne Vereinbarung nicht;
        Computerspieler verlangen immer), und dass der nächste Wurf erst einige Sekunden nach dem Zugende möglich ist,
        oder sobald alle verlangt oder verzichtet haben.`,
      en: prose`The table can agree that rents are collected automatically (off unless agreed; computer players always
        demand), and that the next throw is possible only some seconds after the turn has ended, or once everybody has
        demanded or waived.`,
    },
    reading: {
      de: prose`Die Vorlage sagt nicht, was sich zwischen Landung und Forderung ändern darf und was bei einem Pasch gilt.
        Bei uns stehen Eigentümer, Zahler und Betrag mit der Landung fest: Bau, Hypothek oder Tausch danach ändern nichts,
        und jede Landung erlaubt höchstens eine Forderung. Wirft derselbe Spieler nach einem Pasch noch einmal, läuft die
        Frist weiter; so können mehrere Forderungen offen sein. Sie werden in der Reihenfolge beglichen, in der sie
        erhoben wurden; solange eine beglichen wird, ruhen Würfel und weitere Forderungen. Scheidet der Schuldner oder der
        Eigentümer aus, verfällt die offene Forderung.`,
      en: prose`The source does not say what may change between landing and demand, nor what doubles do to the time limit.
        With us the owner, the payer and the amount are fixed on landing: later building, mortgaging or trading changes
        nothing, and each landing allows one demand at most. A further throw by the same player after doubles does not end
        the time limit, so several demands can be open. They are settled in the order in which they were made; while one
        is being settled, there is no throw and no other demand is carried out. If the debtor or the owner leaves the
        game, the open demand is void.`,
    },
  },
  'K-3.2': {
    title: { de: 'Höhe der Miete', en: 'Amount of the rent' },
    source: {
      de: prose`Die Miete steht auf der Besitzrechtkarte und steigt mit jedem Gebäude. Gehören alle Straßen einer
        Farbe demselben Eigentümer, verdoppelt sie sich. Das gilt auch dann, wenn auf anderen Straßen dieser Farbe eine
        Hypothek liegt.`,
      en: prose`The rent is printed on the title deed and grows with the buildings. It doubles when one owner holds all
        streets of the colour, even when other streets of that colour are mortgaged.`,
    },
    reading: {
      de: prose`Die Vorlage sagt nicht, ob auch die Miete bebauter Straßen verdoppelt wird. Wir verdoppeln nur auf
        unbebauten Straßen: Die aufgedruckten Beträge für Häuser und Hotel setzen die ganze Farbgruppe schon voraus.`,
      en: prose`The source does not say whether the rent of built streets doubles too. We double it on unbuilt streets
        only: the printed amounts for houses and hotels already presuppose the whole colour group.`,
    },
  },
  'K-3.3': {
    title: { de: 'Keine Miete bei Hypothek', en: 'No rent while mortgaged' },
    source: {
      de: 'Für ein Grundstück, auf dem eine Hypothek liegt, darf keine Miete verlangt werden.',
      en: 'No rent may be demanded for a property that is mortgaged.',
    },
  },
  'K-3.4': {
    title: { de: 'Miete für Bahnhöfe und Werke', en: 'Rent of stations and utilities' },
    filled: {
      de: prose`Ein Bahnhof kostet 25, 50, 100 oder 200 Taler, je nachdem, ob sein Eigentümer einen, zwei, drei oder alle vier
        besitzt. Ein Werk kostet das Vierfache des Wurfs, der die Figur dorthin gebracht hat; besitzt der Eigentümer beide
        Werke, das Zehnfache. Wer durch eine Karte dorthin kam, wirft für den Betrag beide Würfel.`,
      en: prose`A station costs 25, 50, 100 or 200 thalers, depending on whether its owner has one, two, three or all four.
        A utility costs four times the throw that brought the piece there, or ten times if the owner has both utilities.
        A player who was sent there by a card throws both dice for the amount.`,
    },
    reading: {
      de: prose`Ob Bahnhöfe und Werke mit Hypothek mitzählen, ist nirgends gesagt. Wir zählen sie mit, denn sie bleiben
        im Besitz; selbst bringen sie keine Miete. Ein Wurf, der nur die Miete bestimmt, gilt nie als Pasch, denn mit ihm
        wird nicht gezogen.`,
      en: prose`Nothing says whether mortgaged stations and utilities count. We count them, since they
        are still owned; they earn no rent themselves. A throw that only sets the rent is never doubles, since it
        moves no piece.`,
    },
  },
} satisfies Record<string, RuleText>
