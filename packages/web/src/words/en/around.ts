import type { Words } from '../words.ts'

/** Words for what is around the games: the page itself, what it is made of, what it keeps for times without a network. */
export const around: Words['around'] = {
  lost: 'There is nothing here',
  lostText: 'This address leads nowhere. Perhaps a piece of it is missing, or what you look for is no longer there.',
  toHome: 'To the start page',
  licences: 'Licences',
  licencesIntro:
    'Hausregeln is free software under the MIT licence. What others have written and drawn comes with this page too; whose it is and what you may do with it is said here.',
  licencesFailed: 'The licences cannot be loaded now. Are you connected to the network?',
  offline: 'Without a network',
  offlineStates: {
    insecure:
      'Without https browsers allow neither installing nor playing without a network; on the computer that runs the program both work at localhost.',
    unable: 'This browser (or this private window) keeps no pages for times without a network.',
    laying: 'The page is being laid onto this device. After that everything at one screen works without a network too.',
    ready: 'The page lies on this device with all its rulebooks: at one screen you can play without a network too.',
  },
  install: 'Install on this device',
  newer: 'A new version of Hausregeln is ready.',
  takeNewer: 'Load it now',
  later: 'Later',
  broken: 'A part of the page could not be loaded',
  brokenText:
    'Perhaps there is no network just now, or the server has a new version. What was played is saved; after reloading it goes on there.',
  reload: 'Reload the page',
}
