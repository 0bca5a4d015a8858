import type { PartKind } from '@hausregeln/engine'

/** Words of the rules’ pages and dialogs. */
export const rules = {
  search: 'Suchen in Titel, Text und Nummer',
  found: (count: number, all: number) => `${count} von ${all} Paragraphen`,
  nothingFound: 'Kein Paragraph passt dazu.',
  contents: 'Inhalt',
  kinds: {
    source: 'Aus der Vorlage',
    adopted: 'Durch Verweis aus den klassischen Regeln übernommen',
    filled: 'Ergänzt aus den üblichen klassischen Regeln, weil die Vorlage schweigt',
    option: 'Tischregel zur Wahl',
    reading: 'Unsere Auslegung',
    house: 'Hausregel',
  } satisfies Record<PartKind, string>,
  legend: 'Woher die Sätze kommen',
  optionsHere: 'Tischregel',
  inRulebook: 'Im Regelbuch nachlesen',
}
