// Written by `npm run words` from the .ftl files beside it; change those.
import { of } from '@hausregeln/say/elision.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  bank: 'Banque',
  cashNow: 'Argent liquide',
  couldRaise: 'Hypothèques et ventes rapporteraient',
  stillMissing: 'Il manquerait encore',
  leftAtMost: 'Resterait ensuite au plus',
  attempt: ($turn, $all) => `Essai ${$turn} sur ${$all}`,
  doubles: 'Un double en un lancer',
  oneInSix: '1 sur 6',
  lastTry: 'À payer maintenant sans double',
  cashAfterBail: ($price) => `Argent après une caution ${of($price)}`,
  printedPrice: 'Prix imprimé',
  richest: ($name) => `${$name} peut miser le plus`,
  endsAlone: 'Terminer, puis sans redemander',
  endsAloneHint: 'La question revient dès qu’il y a du nouveau à construire, ou une hypothèque de plus à lever. Vous pouvez suspendre à tout moment.',
  endsAsked: 'Redemander à chaque fois',
}
