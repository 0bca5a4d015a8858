// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  search: 'Search titles, texts and numbers',
  found: ($count, $all) => ($count === 0 ? ($all === 0 ? `${$count} of ${$count} paragraphs` : $all === 1 ? `${$count} of ${$all} paragraphs` : `${$count} of ${$all} paragraphs`) : $count === 1 ? ($all === 1 ? `${$count} of ${$count} paragraphs` : `${$count} of ${$all} paragraphs`) : `${$count} of ${$all} paragraphs`),
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
  struck: 'does not hold here',
  instead: 'instead:',
  insteadOf: 'Takes the place of:',
  beside: 'Adds to:',
  added: 'Added to by:',
  ownFirst: 'This rulebook’s own paragraphs',
  adoptedThen: 'Taken over from the classic rules',
}
