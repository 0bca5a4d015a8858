// Written by `npm run words` from the .ftl files beside it; change those.
import { language } from '@hausregeln/say/language.ts'
import type { Words } from './shape.words.ts'

const { number } = language('en-GB')

export const words: Words = {
  house: 'Property-trading board games, each by its own rules.',
  free: (a) => (a.free === 1 ? `${number(a.free)} of ${number(a.all)} seats is free: open the link and sit down.` : `${number(a.free)} of ${number(a.all)} seats are free: open the link and sit down.`),
  full: 'All seats are taken: the game is about to begin.',
  phases: {
    playing: 'The game is on.',
    paused: 'The game is paused.',
    over: 'The game is over.',
  },
}
