import type { Questions } from '../../say/chapter-facts.ts'
import type { Some } from '../../say/chapter-texts.ts'
import { leavingJail } from '../../say/fr/words.ts'
import { told } from '../../say/told.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './fr.words.ts'

function jail({ attempt, attempts, bail, lastBail, card }: Questions['jail'], v: Voice): string {
  const ways = [
    ...(bail === null ? [] : [`payer ${v.money(bail)}`]),
    ...(card ? ['jouer la carte de sortie'] : []),
    'tenter un double',
  ]
  const otherwise = lastBail === null ? '' : ` ; sans double, il en coûte ${v.money(lastBail)}`
  return `En prison, tentative ${attempt} sur ${attempts} : ${ways.join(' ou ')}${otherwise}.`
}

export const texts: Some<'jail-roll'> = {
  events: {
    stayedInJail: ({ seat, attempt }, v) => `Pas de double pour ${v.seat(seat)} en prison (tentative ${attempt}).`,
  },
  payments: { jailThird: leavingJail },
  refusals: words.refusal,
  actions: told(words.action),
  questions: { jail },
}
