// Written by `npm run words` from the .ftl files beside it; change those.
import { of } from '@hausregeln/say/elision.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  close: 'Fermer',
  less: ($label) => `${$label} : moins`,
  more: ($label) => `${$label} : plus`,
  range: ($min, $max) => `${of($min)} à ${$max}`,
  atLeast: ($min) => `au moins ${$min}`,
  atMost: ($max) => `au plus ${$max}`,
  notANumber: 'Entrez un nombre entier.',
  outOfRange: ($range) => `Entrez un nombre : ${$range}.`,
  language: 'Langue',
  theme: 'Couleurs',
  themes: {
    system: 'Système',
    light: 'Clair',
    dark: 'Sombre',
  },
  dismiss: 'Fermer le message',
  messages: 'Messages',
  program: 'programme',
  onTurn: 'joue',
  bot: 'ordinateur',
  noLanguage: 'Impossible de charger cette langue pour le moment. Êtes-vous connecté au réseau ?',
}
