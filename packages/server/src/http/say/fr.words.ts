// Written by `npm run words` from the .ftl files beside it; change those.
import { language } from '@hausregeln/say/language.ts'
import type { Words } from './shape.words.ts'

const { number } = language('fr-FR')

export const words: Words = {
  house: 'Des jeux de plateau immobiliers, chacun selon ses propres règles.',
  free: (a) => (a.free < 2 ? `${number(a.free)} place sur ${number(a.all)} est libre : ouvrez le lien et asseyez-vous.` : `${number(a.free)} places sur ${number(a.all)} sont libres : ouvrez le lien et asseyez-vous.`),
  full: 'Toutes les places sont prises, la partie va commencer.',
  phases: {
    playing: 'La partie est en cours.',
    paused: 'La partie est en pause.',
    over: 'La partie est terminée.',
  },
}
