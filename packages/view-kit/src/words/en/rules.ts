import type { Words } from '../words.ts'

/** Words of the rules’ pages and dialogs. */
export const rules: Words['rules'] = {
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
    house: 'House rule',
  },
  legend: 'Where the sentences come from',
  optionsHere: 'House rule',
  inRulebook: 'Read it in the rulebook',
}
