// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  lost: 'There is nothing here',
  lostText: 'This address leads nowhere. Perhaps part of it is missing, or what you are looking for is no longer there.',
  toHome: 'To the start page',
  licences: 'Licences',
  licencesIntro: 'Hausregeln is free software under the MIT licence. This page also contains the work of others: here you see whose it is and what you may do with it.',
  licencesFailed: 'The licences cannot be loaded now. Are you connected to the network?',
  offline: 'Offline',
  offlineStates: {
    insecure: 'Without https browsers allow neither installing nor playing offline; on the computer that runs the program both work at localhost.',
    unable: 'This browser (or this private window) cannot store the page for playing offline.',
    laying: 'The page is being stored on this device. After that everything at one screen works offline, too.',
    ready: 'The page is stored on this device with all its rulebooks: at one screen you can play offline, too.',
  },
  install: 'Install on this device',
  newer: 'A new version of Hausregeln is ready.',
  takeNewer: 'Load it now',
  later: 'Later',
  broken: 'A part of the page could not be loaded',
  brokenText: 'Perhaps you are offline, or the server has a new version. What was played is saved and goes on after reloading.',
  reload: 'Reload the page',
}
