// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/fr.words.ts'
import type { Words } from './shape.words.ts'

const sitting: Words['sitting'] = (a) => (a.left === 0 ? 'pour la dernière fois' : a.left < 2 ? 'encore une fois' : `encore ${a.left} fois au plus`)

export const words: Words = {
  refusal: {
    bailFirst: 'On ne relance les dés qu’une fois l’amende payée ou la peine purgée.',
  },
  action: {
    stay: () => 'Rester en prison et passer son tour',
  },
  sitting: sitting,
  prison: {
    canPay: (a, v) => `En prison : payer ${v.money(a.bail)} et lancer, ou passer son tour (${sitting(a)}).`,
    cannotPay: (a, v) => `En prison : sortir coûte ${v.money(a.bail)}, ${common.phrase.lacking(a, v)}. Il faut donc passer son tour (${sitting(a)}).`,
  },
}
