import { counted } from '../../i18n/format.ts'
import type { Words } from '../words.ts'

/** Words of the page that says what is stored where. */
export const storage: Words['storage'] = {
  title: 'What is stored where?',
  here: 'In this browser',
  hereText: 'This is on this device alone, in this browser. Clearing the browser’s data clears it, too.',
  games: 'Games at this screen',
  noGames: 'None yet.',
  gamesText: (count, size) =>
    `${counted('en', count, 'game', 'games')}, ${size} as a file. One game or all fit into a file and come back from it, in another browser as well.`,
  books: 'Rulebooks of your own',
  booksText:
    'What you have changed in the workshop or opened from files. Each can be saved as a file and deleted there.',
  toBooks: 'To the workshop',
  choices: 'Settings',
  choicesText: 'Language, colours, sounds, the bots’ pace, and what is answered by itself.',
  reset: 'Reset',
  who: 'Who you are online',
  nobody: 'Nobody yet: you only take a name at an online table.',
  whoText: (name) =>
    `${name}, with a key by which the server knows you. A code or a link brings your seat to another device.`,
  room: (used, most) =>
    `In all this page takes ${used} of the ${most} that the browser leaves it; that includes the program itself if it can be played offline.`,
  noRoom: 'Browsers say how much room this takes only with https.',
  lasting: 'The browser keeps it even when room is short.',
  mayGo: 'When room is short, the browser may delete all of this.',
  makeLasting: 'Keep for good',
  notLasting: 'The browser does not promise it. Save what matters to you as a file.',
  server: 'On the server',
  serverText:
    'Online tables are on the server that this page comes from: names, moves and messages, all under a random number. You can have everything as a file, or have it deleted.',
  toOwn: 'What the server knows of you',
  nowhere: 'Nowhere else',
  nowhereText:
    'No account, no cookies, no services of others: nothing leaves this device but at online tables, and when you share a link.',
}
