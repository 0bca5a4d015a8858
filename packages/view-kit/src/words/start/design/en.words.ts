// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  close: 'Close',
  less: ($label) => `${$label}: less`,
  more: ($label) => `${$label}: more`,
  range: ($min, $max) => `from ${$min} to ${$max}`,
  atLeast: ($min) => `at least ${$min}`,
  atMost: ($max) => `at most ${$max}`,
  notANumber: 'Please enter a whole number.',
  outOfRange: ($range) => `Please enter a number ${$range}.`,
  language: 'Language',
  theme: 'Colour theme',
  themes: {
    system: 'System',
    light: 'Light',
    dark: 'Dark',
  },
  dismiss: 'Dismiss message',
  messages: 'Messages',
  program: 'program',
  onTurn: 'on turn',
  bot: 'computer',
  noLanguage: 'This language cannot be loaded now. Are you connected to the network?',
}
