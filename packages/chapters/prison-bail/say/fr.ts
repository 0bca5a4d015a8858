import type { Questions } from '../../say/chapter-facts.ts'
import type { Some } from '../../say/chapter-texts.ts'
import { lacking } from '../../say/fr/words.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './fr.words.ts'

function prison({ bail, missing, left }: Questions['prison'], v: Voice): string {
  const sitting = left === 1 ? 'encore une fois' : `encore ${left} fois au plus`
  return missing > 0
    ? `En prison : sortir coûte ${v.money(bail)}, ${lacking(missing, v)}. Il faut donc passer son tour (${sitting}).`
    : `En prison : payer ${v.money(bail)} et lancer, ou passer son tour (${sitting}).`
}

export const texts: Some<'prison-bail'> = {
  refusals: words.refusal,
  actions: {
    stay: () => 'Rester en prison et passer son tour',
  },
  questions: {
    prison,
  },
}
