import type { Questions } from '../../say/chapter-facts.ts'
import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { leavingJail } from '../../say/en/words.ts'
import { told } from '../../say/told.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './en.words.ts'

function jail({ attempt, attempts, bail, lastBail, card }: Questions['jail'], v: Voice): string {
  const ways = [
    ...(bail === null ? [] : [`pay ${v.money(bail)}`]),
    ...(card ? ['play the jail card'] : []),
    'throw for doubles',
  ]
  const otherwise = lastBail === null ? '' : `; without doubles it costs ${v.money(lastBail)}`
  return `In ${v.jail}, attempt ${attempt} of ${attempts}: ${ways.join(' or ')}${otherwise}.`
}

export const texts: ChapterTexts<'jail-roll'> = {
  events: {
    stayedInJail: ({ seat, attempt }, v) => `No doubles for ${v.seat(seat)} in ${v.jail} (attempt ${attempt}).`,
  },
  payments: {
    jailThird: leavingJail,
  },
  refusals: words.refusal,
  actions: told(words.action),
  questions: {
    jail,
  },
}
