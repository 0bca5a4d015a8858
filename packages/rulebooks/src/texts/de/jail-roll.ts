import type { Questions } from '../chapter-facts.ts'
import type { ChapterTexts } from '../chapter-texts.ts'
import type { Voice } from '../voice.ts'
import { leavingJail } from './words.ts'

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
  refusals: {
    noBailAnyMore: 'Vor dem letzten Versuch kann man sich nicht mehr freikaufen.',
    noJailCard: 'Dafür wird eine Freikarte gebraucht.',
  },
  actions: {
    playJailCard: () => 'Freikarte spielen',
  },
  questions: {
    jail,
  },
}
