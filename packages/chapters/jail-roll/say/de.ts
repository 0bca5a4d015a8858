import type { Questions } from '../../say/chapter-facts.ts'
import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { leavingJail } from '../../say/de/words.ts'
import { told } from '../../say/told.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './de.words.ts'

function jail({ attempt, attempts, bail, lastBail, card }: Questions['jail'], v: Voice): string {
  const ways = [
    ...(bail === null ? [] : [`${v.money(bail)} zahlen`]),
    ...(card ? ['die Freikarte spielen'] : []),
    'auf einen Pasch würfeln',
  ]
  const otherwise = lastBail === null ? '' : `; ohne Pasch kostet es ${v.money(lastBail)}`
  return `Im Gefängnis, Versuch ${attempt} von ${attempts}: ${ways.join(' oder ')}${otherwise}.`
}

export const texts: ChapterTexts<'jail-roll'> = {
  events: {
    stayedInJail: ({ seat, attempt }, v) => `Im Gefängnis kein Pasch für ${v.seat(seat)} (Versuch ${attempt}).`,
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
