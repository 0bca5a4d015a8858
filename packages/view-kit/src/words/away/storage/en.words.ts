// Written by `npm run words` from the .ftl files beside it; change those.
import { language } from '@hausregeln/say/language.ts'
import type { Words } from './shape.words.ts'

const { number } = language('en-GB')

export const words: Words = {
  title: 'What is stored where?',
  here: 'In this browser',
  hereText: 'This is on this device alone, in this browser. Clearing the browser’s data clears it, too.',
  games: 'Games at this screen',
  noGames: 'None yet.',
  gamesText: ($count, $size) => ($count === 1 ? `${number($count)} game, ${$size} as a file. One game or all fit into a file and come back from it, in another browser as well.` : `${number($count)} games, ${$size} as a file. One game or all fit into a file and come back from it, in another browser as well.`),
  shelves: {
    books: {
      name: 'Rulebooks that you have opened',
      what: 'Those from a file or a link. You can choose them when you set up a game, and delete them there.',
      to: 'To the set-up',
    },
    drafts: {
      name: 'Drafts of the workshop',
      what: 'What you have changed there, with every step that can be undone. Each can be saved as a file and deleted there.',
      to: 'To the workshop',
    },
    runs: {
      name: 'Experiments in the laboratory',
      what: 'What you have asked, and how far the answers are. They can be continued and deleted there.',
      to: 'To the laboratory',
    },
  },
  count: ($count) => ($count === 0 ? 'Nothing yet.' : $count === 1 ? `${$count} now.` : `${$count} now.`),
  choices: 'Settings',
  choicesText: 'Language, colours, sounds, the bots’ pace, and automatic answers.',
  reset: 'Reset',
  who: 'Who you are online',
  nobody: 'Nobody yet: you only take a name at an online table.',
  whoText: ($name) => `${$name}, with a key by which the server knows you. A code or a link brings your seat to another device.`,
  room: ($used, $most) => `In all this page takes ${$used} of the ${$most} that the browser leaves it; that includes the program itself if it can be played offline.`,
  noRoom: 'Storage use is only reported over HTTPS.',
  lasting: 'The browser keeps it even when room is short.',
  mayGo: 'When room is short, the browser may delete all of this.',
  makeLasting: 'Keep for good',
  notLasting: 'The browser does not promise it. Save what matters to you as a file.',
  server: 'On the server',
  serverText: 'Online tables are on the server that this page comes from: names, moves and messages, all under a random number. You can have everything as a file, or have it deleted. Messages go by themselves when nothing has happened at a table for long; the chat there says after how many days.',
  toOwn: 'What the server knows about you',
  nowhere: 'Nowhere else',
  nowhereText: 'No account, no cookies, no third-party services: nothing leaves this device except at online tables, and when you share a link.',
}
