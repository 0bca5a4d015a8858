import { defineTexts } from '../i18n/index.ts'

export const ruleTexts = defineTexts({
  de: {
    search: 'Suchen in Titel, Text und Nummer',
    found: (count: number, all: number) => `${count} von ${all} Paragraphen`,
    nothingFound: 'Kein Paragraph passt dazu.',
    contents: 'Inhalt',
    reading: 'Unsere Auslegung',
    optionsHere: 'Tischregel',
    inRulebook: 'Im Regelbuch nachlesen',
  },
  en: {
    search: 'Search titles, texts and numbers',
    found: (count, all) => `${count} of ${all} paragraphs`,
    nothingFound: 'No paragraph matches.',
    contents: 'Contents',
    reading: 'Our reading',
    optionsHere: 'House rule',
    inRulebook: 'Read it in the rulebook',
  },
})
