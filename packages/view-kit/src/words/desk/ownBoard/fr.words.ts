// Written by `npm run words` from the .ftl files beside it; change those.
import { language } from '@hausregeln/say/language.ts'
import type { Words } from './shape.words.ts'

const { number } = language('fr-FR')

export const words: Words = {
  hint: 'Noms et prix tels qu’ils sont sur la table. L’hypothèque suit le prix. Il en naît un règlement avec une règle maison qui dit ce qui change ; il accompagne chaque enregistrement.',
  nameOf: ($name) => `Nom : ${$name}`,
  priceOf: ($name) => `Prix : ${$name}`,
  more: 'Loyers',
  rents: 'Loyers, séparés par des virgules',
  rentsWrong: ($count) => ($count < 2 ? `Il faut ${number($count)} nombre entier.` : `Il faut ${number($count)} nombres entiers.`),
  house: 'Prix d’une maison',
  nameless: 'Chaque rue a besoin d’un nom.',
  same: 'C’est déjà ce que dit le règlement.',
  faults: 'On ne peut pas jouer ainsi :',
  take: ($count) => `Reprendre (${$count})`,
}
