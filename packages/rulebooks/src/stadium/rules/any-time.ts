import type { RuleText } from '@hausregeln/engine/kit/rule-text.ts'
import { prose } from '../../prose.ts'

/** S-3 to S-7: what is always allowed, also out of turn and in jail. */
export const anyTime = {
  'S-3.1': {
    title: { de: 'Jederzeit: Miete kassieren', en: 'At any time: collecting rent' },
    source: {
      de: prose`Auch wer nicht am Zug ist oder im Gefängnis sitzt, kassiert Miete, bietet mit, baut, verkauft Gebäude,
        nimmt Hypotheken auf und handelt. Landet jemand auf einem fremden Grundstück, verlangt der Eigentümer die Miete
        (S-9.1).`,
      en: prose`Players who are not on turn or who sit in jail still collect rent, bid, build, sell buildings, take out
        mortgages and trade. When somebody lands on another player’s property, the owner demands the rent (S-9.1).`,
    },
  },
  'S-3.2': {
    title: { de: 'Wann versteigert wird', en: 'When there is an auction' },
    source: {
      de: prose`Die Bank versteigert in drei Fällen: Jemand kauft ein freies Grundstück nicht zum aufgedruckten Preis; die
        Grundstücke eines Bankrotten fallen an sie; oder die Gebäude sind knapp und mehrere möchten bauen.`,
      en: prose`The bank holds an auction in three cases: somebody does not buy an unowned property at the printed price; a
        bankrupt player’s properties fall to the bank; or buildings are short and several players want to build.`,
    },
  },
  'S-3.3': {
    title: { de: 'Wie versteigert wird', en: 'How an auction runs' },
    source: {
      de: prose`Jeder darf die Versteigerung eröffnen, ab 1 ₩. Bietet niemand höher, muss kaufen, wer zuletzt geboten hat.`,
      en: prose`Anybody may open the auction, from ₩1. If nobody bids higher, the last bidder must buy.`,
    },
    reading: {
      de: prose`Den Ablauf lässt die Vorlage offen. Wir versteigern offen und steigend in ganzen ₩, und geboten wird nur
        aus dem Bargeld: Währenddessen gibt es keine Hypotheken, Verkäufe oder Tauschgeschäfte. Wer passt, ist aus dieser
        Versteigerung heraus; sie endet, sobald außer dem Höchstbietenden alle gepasst haben oder nicht mehr höher bieten
        können. Ohne jedes Gebot bleibt das Grundstück bei der Bank. Verlässt ein Bieter das Spiel, verfällt sein Gebot,
        und es gilt das vorige eines Verbliebenen.`,
      en: prose`The source leaves the course of the auction open. We hold it openly with rising bids in whole ₩, and
        bids come from cash alone: no mortgaging, selling or trading while it runs. A player who passes is out of this
        auction; it ends once all but the highest bidder have passed or cannot bid higher. Without any bid the property
        stays with the bank. If a bidder leaves the game, that bid is void and the previous bid of a remaining bidder
        stands.`,
    },
  },
  'S-4.1': {
    title: { de: 'Tribünen und Stadien bauen', en: 'Building stands and stadiums' },
    source: {
      de: prose`Wer alle Straßen einer Farbgruppe besitzt, darf dort Tribünen zum aufgedruckten Preis bauen: gleichmäßig, also
        überall eine, bevor irgendwo die zweite steht, und höchstens 4 je Straße. 4 Tribünen werden gegen ein Stadion
        getauscht, das seinen aufgedruckten Preis kostet; die Tribünen gehen zurück. Mehr als ein Stadion trägt keine Straße.`,
      en: prose`A player who owns all streets of a colour group may build stands there at the printed price: evenly,
        that is one everywhere before the second anywhere, and at most 4 on a street. 4 stands are exchanged for a
        stadium at its printed price; the stands go back. No street takes more than one stadium.`,
    },
    reading: {
      de: prose`Gebaut werden darf nach der Vorlage jederzeit, auch im Zug eines anderen. Ausgenommen sind bei uns nur
        laufende Versteigerungen und offene Schulden. Auf eine schon fällige Miete wirkt der Bau nicht mehr (S-9.1).`,
      en: prose`By the source building is allowed at any time, even in another player’s turn. With us only running
        auctions and open debts are excepted. Building does not change a rent that is already due (S-9.1).`,
    },
  },
  'S-4.2': {
    title: { de: 'Kein Bau bei Hypothek', en: 'No building while mortgaged' },
    source: {
      de: 'Solange auf einer Straße der Farbgruppe eine Hypothek liegt, wird auf keiner von ihnen gebaut.',
      en: 'While a street of the colour group is mortgaged, there is no building on any of them.',
    },
  },
  'S-4.3': {
    title: { de: 'Wenn Gebäude knapp werden', en: 'When buildings run short' },
    source: {
      de: prose`Hat die Bank kein passendes Gebäude mehr, heißt es warten, bis jemand welche zurückgibt. Sind nur noch
        wenige da und mehrere möchten bauen, werden sie an die Höchstbietenden versteigert.`,
      en: prose`If the bank has no such building left, players have to wait until somebody returns some. If few are
        left and several players want to build, they are auctioned to the highest bidders.`,
    },
    reading: {
      de: prose`Wie man erfährt, wer bauen möchte, sagt die Vorlage nicht. Wir halten es wie in den klassischen Regeln
        (K-5.3): Bestellt jemand ein Gebäude, das auch andere bauen dürften und bezahlen könnten, und reicht der Vorrat
        nicht für alle, werden diese einmal gefragt. Möchte einer von ihnen bauen, werden die Gebäude einzeln und offen
        versteigert, vom aufgedruckten Preis an, und jeder Gewinner stellt seines sofort und gleichmäßig auf. Sobald der
        Vorrat für alle reicht, die noch übrig sind, bauen sie zum aufgedruckten Preis. Bietet niemand, verfällt die
        Bestellung, und wer bestellt hat, bestellt in diesem Zug nichts mehr.`,
      en: prose`The source does not say how one learns who wants to build. We do as in the classic rules (K-5.3): when
        a player orders a building that others too could legally and affordably build, and the stock does not serve them
        all, those others are asked once. If one of them wants to build, the buildings are auctioned one by one, openly,
        from the printed price, and each winner places the building at once, evenly. As soon as the stock serves all who
        are left, they build at the printed price. If nobody bids, the order lapses, and the player who made it orders
        nothing more in this turn.`,
    },
  },
  'S-5.1': {
    title: { de: 'Gebäude verkaufen', en: 'Selling buildings' },
    source: {
      de: prose`Die Bank nimmt Gebäude zum halben Preis zurück, gleichmäßig, wie sie gebaut wurden. Für ein Stadion gibt sie 4
        Tribünen und den halben Preis des Stadions.`,
      en: prose`The bank takes buildings back at half their price, evenly, as they were built. For a stadium it gives 4 stands
        and half the price of the stadium.`,
    },
    reading: {
      de: prose`Was gilt, wenn keine 4 Tribünen im Vorrat liegen, sagt die Vorlage nicht. Bei uns lässt sich das Stadion dann
        nicht allein verkaufen: Die Gruppe wird gemeinsam bis zur höchsten gleichmäßigen Stufe abgebaut, die der Vorrat
        erlaubt.`,
      en: prose`The source does not say what happens when there are not 4 stands in the stock. With us the stadium cannot
        be sold alone then: the whole group is sold down together to the highest even level that the stock allows.`,
    },
  },
  'S-6.1': {
    title: { de: 'Hypotheken', en: 'Mortgages' },
    source: {
      de: prose`Auf jedes eigene Grundstück lässt sich eine Hypothek aufnehmen, sobald alle Gebäude seiner Farbgruppe verkauft
        sind. Die Bank zahlt den aufgedruckten Hypothekenwert. Abgelöst wird die Hypothek mit diesem Wert und 10 % Zinsen.
        Solange sie liegt, gibt es keine Miete.`,
      en: prose`Players can mortgage any property of theirs once all buildings of its colour group are sold. The bank
        pays the printed mortgage value. Lifting the mortgage costs that value and 10 % interest. There is no rent while
        it lasts.`,
    },
    reading: {
      de: prose`Wie hoch der Hypothekenwert ist und wie die 10 % gerundet werden, lässt die Vorlage offen. Bei uns ist er
        der halbe Preis, und gerundet wird auf ganze ₩ auf. Wer eine offene Schuld hat, löst keine Hypotheken ab.`,
      en: prose`The source leaves open how much the mortgage value is and how the 10 % are rounded. With us it is half
        the price, and the interest is rounded up to whole ₩. A player who has an open debt lifts no mortgages.`,
    },
  },
  'S-7.1': {
    title: { de: 'Verhandeln', en: 'Trading' },
    source: {
      de: prose`Unbebaute Grundstücke dürfen verkauft und getauscht werden: gegen Bargeld, Grundstücke oder Freikarten, zu
        jeder vereinbarten Bedingung. Vorher müssen alle Gebäude der Farbgruppe an die Bank verkauft sein.`,
      en: prose`Unbuilt properties may be sold and exchanged for cash, properties or jail cards, at any agreed terms. All
        buildings of the colour group must first have been sold to the bank.`,
    },
    reading: {
      de: prose`Wie lange ein Angebot steht, sagt die Vorlage nicht. Bei uns verfällt es, sobald sich etwas ändert, das
        darin vorkommt; während einer Versteigerung wird kein Handel ausgeführt, und mehr als 12 Angebote macht in einem
        Zug niemand. Ein Geschenk ist erlaubt; bloßes Geld ist es nicht, denn das wäre ein Kredit (S-13.1). Wer etwas
        schuldet oder noch Miete zahlen muss und danach nicht alles zahlen könnte, gibt nichts her, was den Gläubigern
        fehlen würde (S-2.2).`,
      en: prose`The source does not say how long an offer stands. With us it lapses as soon as anything named in it
        changes; no trade is carried out while an auction runs, and nobody makes more than 12 offers in a turn. A gift
        is allowed; money alone is not, for that would be a loan (S-13.1). A player who owes something or can still be
        asked for rent, and could not pay it all afterwards, gives nothing away that the creditors would miss (S-2.2).`,
    },
  },
  'S-7.2': {
    title: { de: 'Handel mit belasteten Grundstücken', en: 'Trading mortgaged properties' },
    source: {
      de: prose`Auch Grundstücke mit Hypothek dürfen gehandelt werden. Wer eines bekommt, löst die Hypothek sofort ab oder
        zahlt 10 % und lässt sie liegen; wird sie später abgelöst, kommen noch einmal 10 % dazu.`,
      en: prose`Mortgaged properties may be traded too. A player who receives one lifts the mortgage at once or pays 10
        % and keeps it; lifting it later costs 10 % again.`,
    },
    reading: {
      de: prose`Die Vorlage sagt weder, wie lange „sofort“ dauert, noch, was ohne Geld für die Zinsen gilt. Bei uns werden
        die 10 % mit dem Tausch fällig, und bis zum nächsten Wurf lässt sich die Hypothek ohne weitere Zinsen ablösen. Der
        Handel kommt nur zustande, wenn das Bargeld auch für die Zinsen reicht.`,
      en: prose`The source says neither how long “at once” lasts nor what happens without money for the interest. With us
        the 10 % are due with the trade, and until the next throw the mortgage can be lifted without further interest. A
        trade only goes through if the cash covers the interest too.`,
    },
  },
} satisfies Record<string, RuleText>
