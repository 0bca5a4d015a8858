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
}
