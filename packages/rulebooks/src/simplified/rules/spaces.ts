import type { RuleText } from '@hausregeln/engine/kit/rule-text.ts'
import { prose } from '../../prose.ts'

/** V-6: what the spaces demand or allow. */
export const spaces = {
  'V-6.1': {
    title: { de: 'LOS', en: 'Start' },
    source: {
      de: prose`Wer über LOS zieht, erhält 4.000 M Gehalt von der Bank. Wer genau darauf landet, erhält 6.000 M.`,
      en: prose`Passing Start pays a salary of 4,000 M from the bank. Landing exactly on it pays 6,000 M.`,
    },
  },
  'V-6.2': {
    title: { de: 'Freie Straße', en: 'Unowned street' },
    source: {
      de: prose`Wer eine freie Straße erreicht, darf sie zum festen Preis kaufen, sofort und ganz.`,
      en: prose`A player who reaches an unowned street may buy it at its fixed price, at once and in full.`,
    },
    reading: {
      de: prose`Was gilt, wenn nicht gekauft wird, sagt die Vorlage nicht. Bei uns bleibt die Straße bei der Bank; eine
        Versteigerung gibt es nicht.`,
      en: prose`The source does not say what happens if nobody buys. With us the street stays with the bank; there is no
        auction.`,
    },
  },
  'V-6.3': {
    title: { de: 'Eigene Straße verkaufen', en: 'Selling a street to the bank' },
    source: {
      de: prose`Wer auf einer eigenen Straße landet, darf sie der Bank verkaufen: für den halben Preis der Straße und
        jedes ihrer Häuser. Die Gebäude verfallen, die Straße ist wieder frei.`,
      en: prose`A player who lands on a street of their own may sell it to the bank for half the price of the street
        and of each of its houses. The buildings lapse and the street is free again.`,
    },
    reading: {
      de: prose`Die Straße muss schon beim Eintreffen die eigene gewesen sein. Die Bank zahlt, soweit sie kann (V-2.2).`,
      en: prose`The street must have been the player's own on arrival. The bank pays as far as it can (V-2.2).`,
    },
  },
  'V-6.4': {
    title: { de: 'Bauen', en: 'Building' },
    source: {
      de: prose`Wer auf einer eigenen Straße landet, darf dort ein Haus bauen, eines in jedem Zug, bis zu vieren; das
        fünfte macht daraus ein Hotel. Die ganze Farbe muss man nicht haben. Wer sie hat, zahlt die Hälfte.`,
      en: prose`A player who lands on a street of their own may build one house there in each turn, up to four; the
        fifth makes it a hotel. Owning the whole colour is not required. A player who owns it pays half.`,
    },
    reading: {
      de: prose`Nicht beim Kauf selbst: Die Straße muss beim Eintreffen die eigene gewesen sein. Jeder Wurf nach einem
        Pasch ist ein eigener Zug. Je Landung wird entweder gebaut oder verkauft.`,
      en: prose`Not on the landing that buys it: the street must have been the player's own on arrival. Every throw
        after doubles is a turn of its own. A landing allows either building or selling.`,
    },
  },
  'V-6.5': {
    title: { de: 'Fremde Straße', en: "Another's street" },
    source: {
      de: prose`Wer eine fremde Straße erreicht, zahlt sofort Miete an den Besitzer, nach der Zahl der Häuser.`,
      en: prose`A player who reaches another player's street pays rent to its owner at once, by the number of houses.`,
    },
    reading: {
      de: prose`Weil die Miete sofort fällig ist, muss sie bei uns nicht verlangt werden. Dass eine ganze Farbe sie
        verdoppelt, sagt die Vorlage nicht; bei uns tut sie es nicht.`,
      en: prose`As rent is due at once, with us it need not be demanded. The source does not say that a whole colour
        doubles it; with us it does not.`,
    },
  },
  'V-6.6': {
    title: { de: 'Bahnhöfe und Werke', en: 'Stations and utilities' },
    source: {
      de: prose`Sie werden wie Straßen gekauft, aber nicht bebaut. Auf dem eigenen gelandet, darf man sie der Bank für den
        halben Preis verkaufen. Die Miete richtet sich nach der Zahl, die der Besitzer hat, beim Werk auch nach dem Wurf,
        der dorthin führte.`,
      en: prose`They are bought like streets but not built on. A player who lands on their own may sell it to the bank
        for half its price. Rent goes by the number the owner has, for a utility also by the throw that reached it.`,
    },
  },
  'V-6.7': {
    title: { de: 'Gemeinschaft, Ereignis, Gefängnis', en: 'Community, event, jail' },
    source: {
      de: prose`Auf Gemeinschafts- und Ereignisfeldern und auf dem Gefängnisfeld geschieht nichts.`,
      en: prose`Community and event spaces and the jail space do nothing.`,
    },
    option: {
      offers: ['cards'],
      de: prose`Die Vorlage kündigt Karten für später an. Wer mag, spielt mit ihnen: Wirkungen wie in den klassischen
        Regeln (K-0.3), Beträge mal zwanzig.`,
      en: prose`The source announces cards for a later extension. Tables that like may play with them: effects as in the
        classic rules (K-0.3), amounts times twenty.`,
    },
    reading: {
      de: prose`Beim Spiel mit Karten gehen Zahlungen an die Bank wie Steuern in den Topf. Freikarten gelten nicht, denn
        aus dem Gefängnis führt nur das Aussetzen (V-6.9).`,
      en: prose`When cards are used, payments to the bank go to the pot as taxes do. Jail cards are void, since only
        sitting out leads out of jail (V-6.9).`,
    },
  },
  'V-6.8': {
    title: { de: 'Steuern und Topf', en: 'Taxes and the pot' },
    source: {
      de: prose`Steuern kommen in den Topf. Wer auf Frei Parken landet, erhält den ganzen Topf.`,
      en: prose`Taxes go into the pot. A player who lands on the free car park receives the whole pot.`,
    },
  },
  'V-6.9': {
    title: { de: 'Polizist und Gefängnis', en: 'Police officer and jail' },
    source: {
      de: prose`Wer auf das Polizistenfeld kommt, geht sofort ins Gefängnis und setzt drei Runden lang aus. Danach geht es
        vom Gefängnisfeld aus weiter.`,
      en: prose`A player who reaches the police officer goes to jail at once and sits out three rounds. Then play goes on
        from the jail space.`,
    },
    reading: {
      de: prose`Gehalt gibt es auf dem Weg ins Gefängnis nicht, und freikaufen kann sich niemand: Die Vorlage kennt nur
        das Aussetzen. Für die, die aussetzen, wird Miete weiter eingezogen, denn sie nimmt ihnen nur das eigene Handeln.`,
      en: prose`The way to jail pays no salary, and there is no bail: the source knows only sitting out. Rent is still
        collected for those who sit out, since it takes away only their own actions.`,
    },
  },
} as const satisfies Record<string, RuleText>
