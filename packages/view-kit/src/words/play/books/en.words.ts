// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  own: 'own rules',
  ownRules: 'This table plays by rules of its own',
  compared: ($count, $base) => ($count === 1 ? `${$count} difference from “${$base}”` : `${$count} differences from “${$base}”`),
  same: ($base) => `No rule is different from “${$base}”.`,
  was: 'else',
  is: 'here',
  coming: 'Loading the rulebook…',
  keep: 'Add to my list',
  kept: 'In your list',
  saveFile: 'Save as a file',
  keptTitle: 'Opened by you',
  finishedTitle: 'Finished house rules',
  drop: ($title) => `Take “${$title}” off the list`,
  notKept: 'This rulebook is no longer in this browser’s list.',
  refusedBook: 'This rulebook from your list cannot be played.',
  fromLink: 'A rulebook from a link',
  lessonToo: 'A lesson in a file as well: it is checked and played at once.',
}
