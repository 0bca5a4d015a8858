// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  search: 'Suchen in Titel, Text und Nummer',
  found: ($count, $all) => ($count === 0 ? ($all === 0 ? `${$count} von ${$count} Paragraphen` : $all === 1 ? `${$count} von ${$all} Paragraphen` : `${$count} von ${$all} Paragraphen`) : $count === 1 ? ($all === 1 ? `${$count} von ${$count} Paragraphen` : `${$count} von ${$all} Paragraphen`) : `${$count} von ${$all} Paragraphen`),
  nothingFound: 'Kein Paragraph passt dazu.',
  contents: 'Inhalt',
  kinds: {
    source: 'Aus der Vorlage',
    adopted: 'Durch Verweis aus den klassischen Regeln übernommen',
    filled: 'Ergänzt aus den üblichen klassischen Regeln, weil die Vorlage schweigt',
    option: 'Hausregel zur Wahl',
    reading: 'Unsere Auslegung',
    house: 'Hausregel',
  },
  legend: 'Woher die Sätze kommen',
  optionsHere: 'Hausregel',
  inRulebook: 'Im Regelbuch nachlesen',
  struck: 'gilt hier nicht',
  instead: 'es gilt',
  insteadOf: 'Gilt anstelle von:',
  beside: 'Ergänzt:',
  added: 'Ergänzt durch:',
  ownFirst: 'Eigene Paragraphen dieses Regelbuchs',
  adoptedThen: 'Aus den klassischen Regeln übernommen',
}
