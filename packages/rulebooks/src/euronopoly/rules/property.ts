import type { RuleText } from '@hausregeln/engine/kit/rule-text.ts'
import { prose } from '../../prose.ts'

/** E-5 cities, E-6 customs and radar. */
export const property = {
  'E-5.1': {
    title: { de: 'Ein freies Grundstück', en: 'A free plot' },
    source: {
      de: prose`Wer auf einer freien Stadt landet, darf sie zum aufgedruckten Preis kaufen, wenn die Ansprüche (E-5.2,
        E-5.3) es erlauben.`,
      en: prose`A player who lands on a free city may buy it at the printed price if the claims (E-5.2, E-5.3) allow it.`,
    },
    reading: {
      de: prose`Was gilt, wenn nicht gekauft wird, sagt die Vorlage nicht. Bei uns bleibt die Stadt bei der Bank;
        versteigert wird nicht.`,
      en: prose`The source does not say what happens if nobody buys. With us the city stays with the bank; there is no
        auction.`,
    },
  },
  'E-5.2': {
    title: { de: 'Anspruch auf eine Gruppe', en: 'Claim on a group' },
    source: {
      de: prose`Das erste Grundstück einer Städtegruppe gibt den Anspruch auf die ganze Gruppe: Niemand sonst darf die
        beiden anderen kaufen.`,
      en: prose`The first plot of a city group gives the claim on the whole group: nobody else may buy the other two.`,
    },
    reading: {
      de: prose`Der Anspruch dauert, solange man ein Grundstück der Gruppe hat. Danach ist sie wieder für alle offen.`,
      en: prose`The claim lasts as long as the player has a plot of the group. After that it is open to all again.`,
    },
  },
  'E-5.3': {
    title: { de: 'Erst zwei, dann weiter', en: 'Two first, then on' },
    source: {
      de: prose`Eine neue Gruppe darf nur beginnen, wer in jeder Gruppe mit eigenem Anspruch mindestens zwei Karten hat.`,
      en: prose`A new group may be begun only by a player who has at least two deeds in every group they already have a
        claim on.`,
    },
    reading: {
      de: prose`Eine andere Gruppe im Sinn der Vorlage ist eine, auf die man noch keinen Anspruch hat. In den eigenen
        Gruppen darf man immer weiterkaufen.`,
      en: prose`We take another group, as the source puts it, to be one on which the player has no claim yet. In groups
        of their own players may always go on buying.`,
    },
  },
  'E-5.4': {
    title: { de: 'Vom Apartment zur Luxusvilla', en: 'From apartment to luxury villa' },
    source: {
      de: prose`Drei Apartments sind ein Ferienhaus, drei Ferienhäuser eine Luxusvilla. Die Mieten stehen auf der Karte.`,
      en: prose`Three apartments are a holiday home, three holiday homes a luxury villa. The rents are printed on the deed.`,
    },
    reading: {
      de: prose`Gebaut wird Apartment für Apartment, und die Miete steigt mit jeder Stufe. Neun Stufen gibt es; die
        Luxusvilla ist die höchste. Einen Vorrat, der zur Neige gehen könnte, kennt die Vorlage nicht.`,
      en: prose`Building goes apartment by apartment, and the rent rises with every level. There are nine levels; the
        luxury villa is the highest. The source knows no stock that could run out.`,
    },
  },
  'E-5.5': {
    title: { de: 'Wie hoch gebaut werden darf', en: 'How high building may go' },
    source: {
      de: prose`Mit einem Grundstück der Gruppe höchstens ein Apartment, mit zweien höchstens je zwei. Mit allen dreien
        braucht ein Ferienhaus je ein Apartment auf den beiden anderen, zwei Ferienhäuser brauchen dort je zwei
        Apartments, eine Luxusvilla je ein Ferienhaus.`,
      en: prose`With one plot of the group at most one apartment, with two at most two on each. With all three a holiday
        home needs an apartment on each of the others, two holiday homes need two apartments there, a luxury villa a
        holiday home.`,
    },
  },
  'E-5.6': {
    title: { de: 'Bauen, wo man steht', en: 'Building where you stand' },
    source: {
      de: prose`Wer auf einem eigenen Grundstück landet, darf dort und auf den anderen eigenen Grundstücken der Gruppe
        Apartments bauen.`,
      en: prose`A player who lands on a plot of their own may build apartments there and on their other plots of the
        group.`,
    },
    reading: {
      de: prose`Beliebig viele, solange E-5.5 gilt; aber nur, wenn man mit diesem Wurf dort gelandet ist.`,
      en: prose`Any number within E-5.5; but only after landing there by this throw.`,
    },
  },
  'E-5.7': {
    title: { de: 'Frisch gekauft', en: 'Newly bought' },
    source: {
      de: prose`Nach dem Kauf eines Grundstücks darf in seiner Gruppe erst bei der nächsten Gelegenheit gebaut werden.`,
      en: prose`A player who has bought a plot may build in its group only at the next occasion.`,
    },
    reading: {
      de: prose`Eine Gelegenheit ist die Zeit nach einem Wurf oder die vor dem nächsten: In der, in der gekauft wurde,
        wird in dieser Gruppe nicht gebaut.`,
      en: prose`An occasion is the time after one throw, or that before the next: in the one in which the plot was bought,
        nothing is built in that group.`,
    },
  },
  'E-6.1': {
    title: { de: 'Zollstationen und Radarfallen', en: 'Customs stations and radar traps' },
    source: {
      de: prose`Zollstationen und Radarfallen kann man kaufen. Sie geben keinen Anspruch auf die übrigen, und Apartments
        stehen dort nie.`,
      en: prose`Customs stations and radar traps can be bought. They give no claim on the others, and apartments never
        stand there.`,
    },
    reading: {
      de: prose`Kaufen darf sie, wie eine Stadt, wer darauf landet. Die Zwei-Karten-Regel (E-5.3) betrifft sie nicht, denn
        sie spricht von Städtegruppen.`,
      en: prose`As with a city, they may be bought on landing there. The rule of two deeds (E-5.3) does not concern them,
        for it speaks of city groups.`,
    },
  },
  'E-6.2': {
    title: { de: 'Zoll', en: 'Customs' },
    source: {
      de: prose`Die Miete einer Zollstation wächst mit jeder weiteren, die ihr Besitzer hat.`,
      en: prose`The rent of a customs station grows with every further one that its owner has.`,
    },
    reading: {
      de: prose`Wie bei den Radarfallen gleichmäßig: einfach, doppelt, dreifach, vierfach.`,
      en: prose`Evenly, as with radar traps: once, twice, three times, four times.`,
    },
  },
  'E-6.3': {
    title: { de: 'Radar', en: 'Radar' },
    source: {
      de: prose`Eine Radarfalle kostet den Besucher das Fünfzigfache seines Wurfs, und das so oft, wie ihr Besitzer
        Radarfallen hat: von 100 GE für eine 2 bis 600 GE für eine 12 bei einer, bis 2.400 GE bei allen vieren.`,
      en: prose`A radar trap costs its visitor fifty times the throw, and that as often as its owner has radar traps: from
        100 GE for a 2 to 600 GE for a 12 with one, up to 2,400 GE with all four.`,
    },
    reading: {
      de: prose`Es zählt der Wurf, der hingeführt hat; nach einem Zug durch eine Karte der letzte.`,
      en: prose`The throw that led there counts; after a move by a card the last one.`,
    },
  },
  'E-7.1': {
    title: { de: 'Ereignisfelder', en: 'Event spaces' },
    source: {
      de: prose`Wer auf einem Ereignisfeld landet, zieht eine Ereigniskarte und führt sie aus: zahlen oder kassieren, eine
        Runde aussetzen, noch einmal würfeln, auf die andere Seite des Bretts rücken und anderes. Manche Karten gibt es
        mehrfach.`,
      en: prose`A player who lands on an event space draws an event card and carries it out: pay or collect, sit out a
        round, throw again, move to the other side of the board, and so on. Some cards exist several times.`,
    },
    reading: {
      de: prose`Die 24 Karten sind unsere. Wer aussetzt, macht weder Verkäufe noch Fernkäufe; Mieten nimmt er ein.
        Verlangt die Karte noch einen Wurf, ist er Pflicht, denn sie ist zu befolgen.`,
      en: prose`The 24 cards are ours. A player who sits out makes no sales and no remote purchases, but collects
        rents. If the card orders another throw it must be made, as cards are to be followed.`,
    },
  },
  'E-7.2': {
    title: { de: 'Auf die andere Seite', en: 'To the other side' },
    source: {
      de: prose`Wer auf die andere Seite des Bretts rückt, zieht dort keine weitere Ereigniskarte und bekommt nichts für
        Start.`,
      en: prose`A player who moves to the other side of the board draws no further event card there and receives
        nothing for the start.`,
    },
  },
  'E-7.3': {
    title: { de: 'Mit Pasch auf ein Ereignisfeld', en: 'On an event space with doubles' },
    source: {
      de: prose`Wer mit einem Pasch auf einem Ereignisfeld landet, würfelt danach nicht noch einmal.`,
      en: prose`A player who lands on an event space with doubles does not throw again.`,
    },
    reading: {
      de: prose`Eine Karte, die noch einen Wurf verlangt, gilt trotzdem.`,
      en: prose`A card that orders another throw counts all the same.`,
    },
  },
  'E-7.4': {
    title: { de: 'Wenn die Karten ausgehen', en: 'When the cards run out' },
    source: {
      de: prose`Ist die letzte Ereigniskarte gezogen, werden alle neu gemischt und wieder ausgelegt.`,
      en: prose`When the last event card has been drawn, all are shuffled and laid out again.`,
    },
  },
} as const satisfies Record<string, RuleText>
