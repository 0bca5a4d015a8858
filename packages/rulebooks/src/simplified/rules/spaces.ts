import type { RuleText } from '@hausregeln/engine/kit/definition.ts'
import { prose } from '../../prose.ts'

/** V-6: what the spaces demand or allow. */
export const spaces = {
  'V-6.1': {
    title: { de: 'LOS', en: 'Start' },
    text: {
      de: prose`Wer über LOS zieht, erhält 4.000 M Gehalt von der Bank. Wer genau darauf landet, erhält 6.000 M.`,
      en: prose`Passing Start pays a salary of 4,000 M from the bank. Landing exactly on it pays 6,000 M.`,
    },
  },
  'V-6.2': {
    title: { de: 'Freie Straße', en: 'Unowned street' },
    text: {
      de: prose`Wer eine freie Straße erreicht, darf sie zum festen Preis kaufen, sofort und ganz. Was nicht gekauft wird, bleibt bei
        der Bank; eine Versteigerung gibt es nicht.`,
      en: prose`Whoever reaches an unowned street may buy it at its fixed price, at once and in full. What is not bought stays with
        the bank; there is no auction.`,
    },
  },
  'V-6.3': {
    title: { de: 'Eigene Straße verkaufen', en: 'Selling a street of one’s own' },
    text: {
      de: prose`Wer auf einer eigenen Straße landet, darf sie der Bank verkaufen: für den halben Preis der Straße und jedes ihrer
        Häuser. Die Gebäude verfallen, die Straße ist wieder frei.`,
      en: prose`Whoever lands on a street of his own may sell it to the bank for half the price of the street and of each of its
        houses. The buildings lapse and the street is free again.`,
    },
    reading: {
      de: prose`Die Straße muss schon beim Eintreffen die eigene gewesen sein. Die Bank zahlt, soweit sie kann (V-2.2).`,
      en: prose`The street must have been his own on arrival. The bank pays as far as it can (V-2.2).`,
    },
  },
  'V-6.4': {
    title: { de: 'Bauen', en: 'Building' },
    text: {
      de: prose`Wer auf einer eigenen Straße landet, darf dort ein Haus bauen, eines in jedem Zug, bis zu vieren; das fünfte macht
        daraus ein Hotel. Die ganze Farbe muss man nicht haben. Wer sie hat, zahlt die Hälfte.`,
      en: prose`Whoever lands on a street of his own may build one house there in each turn, up to four; the fifth makes it a hotel.
        Owning the whole colour is not required. Whoever does pays half.`,
    },
    reading: {
      de: prose`Nicht beim Kauf selbst: Die Straße muss beim Eintreffen die eigene gewesen sein. Jeder Wurf nach einem Pasch ist ein
        eigener Zug. Je Landung wird entweder gebaut oder verkauft.`,
      en: prose`Not on the landing that buys it: the street must have been his own on arrival. Every throw after doubles is a turn of
        its own. A landing allows either building or selling.`,
    },
  },
  'V-6.5': {
    title: { de: 'Fremde Straße', en: "Another's street" },
    text: {
      de: prose`Wer eine fremde Straße erreicht, zahlt sofort Miete an den Besitzer, nach der Zahl der Häuser. Verlangt werden muss
        sie nicht, und eine ganze Farbe verdoppelt sie nicht.`,
      en: prose`Whoever reaches another player's street pays rent to its owner at once, by the number of houses. It need not be
        demanded, and a whole colour does not double it.`,
    },
  },
  'V-6.6': {
    title: { de: 'Bahnhöfe und Werke', en: 'Stations and utilities' },
    text: {
      de: prose`Sie werden wie Straßen gekauft, aber nicht bebaut. Auf dem eigenen gelandet, darf man sie der Bank für den halben
        Preis verkaufen. Die Miete richtet sich nach der Zahl, die der Besitzer hat, beim Werk auch nach dem Wurf, der
        dorthin führte.`,
      en: prose`They are bought like streets but not built on. Having landed on one's own, one may sell it to the bank for half its
        price. Rent goes by the number the owner has, for a utility also by the throw that reached it.`,
    },
  },
  'V-6.7': {
    title: { de: 'Gemeinschaft, Ereignis, Gefängnis', en: 'Community, event, jail' },
    text: {
      de: prose`Auf Gemeinschafts- und Ereignisfeldern und auf dem Gefängnisfeld geschieht nichts.`,
      en: prose`Community and event spaces and the jail space do nothing.`,
    },
    reading: {
      de: prose`Die Vorlage kündigt Karten für später an. Wer mag, spielt mit ihnen: Wirkungen wie in den klassischen Regeln, Beträge
        mal zwanzig. Zahlungen an die Bank gehen wie Steuern in den Topf. Freikarten gelten nicht, denn aus dem Gefängnis
        führt nur das Aussetzen (V-6.9).`,
      en: prose`The source announces cards for a later extension. Tables that like may play with them: effects as in the classic
        rules, amounts times twenty. Payments to the bank go to the pot as taxes do. Jail cards are void, since only sitting
        out leads out of jail (V-6.9).`,
    },
    options: ['cards'],
  },
  'V-6.8': {
    title: { de: 'Steuern und Topf', en: 'Taxes and the pot' },
    text: {
      de: prose`Steuern kommen in den Topf. Wer auf Frei Parken landet, erhält den ganzen Topf.`,
      en: prose`Taxes go into the pot. Whoever lands on the free car park receives the whole pot.`,
    },
  },
  'V-6.9': {
    title: { de: 'Polizist und Gefängnis', en: 'Police officer and jail' },
    text: {
      de: prose`Wer auf das Polizistenfeld kommt, geht sofort ins Gefängnis, ohne Gehalt, und setzt drei Runden aus. Danach geht es vom
        Gefängnisfeld aus weiter. Freikaufen kann man sich nicht.`,
      en: prose`Whoever reaches the police officer goes to jail at once, without salary, and sits out three rounds. Then play goes on
        from the jail space. There is no bail.`,
    },
    reading: {
      de: prose`Für wen aussetzt, wird Miete weiter eingezogen: Die Vorlage nimmt ihm nur das eigene Handeln.`,
      en: prose`Rent is still collected for whoever sits out: the source takes away only his own actions.`,
    },
  },
} as const satisfies Record<string, RuleText>
