// Written by `npm run words` from the .ftl files beside it; change those.
import { of } from '@hausregeln/say/elision.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  coverFor: ($name) => `Le billet ${of($name)}`,
  coverAsk: ($name) => `Passez l’appareil à ${$name} ; tous les autres regardent ailleurs.`,
  coverTake: ($name) => `Je suis ${$name}`,
  slip: 'Votre offre',
  hiddenField: 'Votre offre (cachée)',
  show: 'Montrer',
  hide: 'Cacher',
  dropIn: ($amount) => `Remettre un billet ${of($amount)}`,
  dropHidden: 'Remettre le billet',
  between: ($low, $high) => `${of($low)} à ${$high}`,
  noAmount: ($low, $high) => `Il faut un nombre entier ${of($low)} à ${$high}.`,
  payAnyway: ($amount) => `Vous payez ${$amount} dans tous les cas, même si quelqu’un d’autre l’emporte.`,
  payAnywayHidden: 'Vous payez votre offre dans tous les cas, même si quelqu’un d’autre l’emporte.',
  payNothing: 'Avec 0, vous ne payez rien et ne gagnez rien.',
  payIfWon: 'Seul le gagnant paie.',
  noBid: ($from) => `Au-dessous ${of($from)}, ce n’est pas une offre.`,
  notSold: ($from) => `On ne vend qu’à partir ${of($from)}. Si personne n’offre autant, personne ne paie.`,
  protection: ($extra, $all) => `De la prison, il s’ajoute ${$extra} pour votre protection : ${$all} en tout.`,
  faceDown: 'Votre billet est sur la table, face cachée. Vous pouvez le changer jusqu’à ce que tous soient retournés.',
  faceDownWith: ($amount) => `Votre billet ${of($amount)} est sur la table, face cachée. Vous pouvez le changer jusqu’à ce que tous soient retournés.`,
  rewrite: 'Changer le billet',
  slipIn: 'remis',
  slipOut: 'réfléchit',
  slipNone: 'n’enchérit pas',
  revealed: 'Les billets sont dévoilés',
}
