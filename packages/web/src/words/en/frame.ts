import type { Words } from '../words.ts'

/** Words around every screen. */
export const frame: Words['frame'] = {
  home: 'Hausregeln, to the start page',
  back: 'Back',
  failed: 'That did not work',
  notKept: 'This browser keeps nothing (a private window, or its storage is full). All works until you close the page.',
}
