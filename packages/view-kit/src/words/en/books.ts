import type { Words } from '../words.ts'

/** Words for rulebooks that somebody has brought, and for what is different in them. */
export const books: Words['books'] = {
  own: 'own rules',
  ownRules: 'This table plays by rules of its own',
  compared: (count, base) => (count === 1 ? `1 difference from “${base}”` : `${count} differences from “${base}”`),
  same: (base) => `No rule is different from “${base}”.`,
  was: 'else',
  is: 'here',
  coming: 'The rulebook is being loaded …',
  keep: 'Add to my list',
  kept: 'In your list',
  saveFile: 'Save as a file',
  keptTitle: 'Opened by you',
  finishedTitle: 'Finished house rules',
  drop: (title) => `Take “${title}” off the list`,
  notKept: 'This rulebook is no longer in this browser’s list.',
  fromLink: 'A rulebook from a link',
}
