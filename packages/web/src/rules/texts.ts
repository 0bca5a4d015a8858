import type { PartKind } from '@hausregeln/engine'
import { defineTexts } from '../i18n/index.ts'

export const ruleTexts = defineTexts({
  de: {
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
    } satisfies Record<PartKind, string>,
    legend: 'Woher die Sätze kommen',
    optionsHere: 'Tischregel',
    inRulebook: 'Im Regelbuch nachlesen',
  },
  en: {
    search: 'Search titles, texts and numbers',
    found: (count, all) => `${count} of ${all} paragraphs`,
    nothingFound: 'No paragraph matches.',
    contents: 'Contents',
    kinds: {
      source: 'From the source',
      adopted: 'Taken over from the classic rules by reference',
      filled: 'Filled in from the usual classic rules, as the source is silent',
      option: 'House rule to choose',
      reading: 'Our reading',
    },
    legend: 'Where the sentences come from',
    optionsHere: 'House rule',
    inRulebook: 'Read it in the rulebook',
  },
})
