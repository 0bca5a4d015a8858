import type { Slot } from '@hausregeln/engine'
import type { ChapterTexts } from '../chapter-texts.ts'
import type { EventOf } from '../tongue.ts'
import type { Voice } from '../voice.ts'
import { leavingJail } from './words.ts'

function freed({ seat, slot }: EventOf<'freed'>, v: Voice): string {
  switch (slot) {
    case 'jailDoubles':
      return `${v.seat(seat)} kommt mit einem Pasch aus dem Gefängnis frei.`
    case 'jailBail':
      return `${v.seat(seat)} kauft sich aus dem Gefängnis frei.`
    case 'jailCard':
      return `${v.seat(seat)} kommt mit einer Freikarte aus dem Gefängnis frei.`
    case 'jailThird':
      return `${v.seat(seat)} zahlt nach dem letzten Versuch und kommt frei.`
    default:
      return `${v.seat(seat)} kommt aus dem Gefängnis frei.`
  }
}

/** Doubles that lead to jail. */
const BY_DOUBLES: Readonly<Partial<Record<Slot, string>>> = {
  thirdDoubles: 'nach dem dritten Pasch ',
  sameDoubles: 'nach zweimal dem gleichen Pasch ',
}

export const texts: ChapterTexts<'jail'> = {
  events: {
    jailed: ({ seat, slot }, v) => `${v.seat(seat)} muss ${BY_DOUBLES[slot] ?? ''}ins Gefängnis.`,
    freed,
    satOut: ({ seat, round, slot }, v) =>
      slot === 'cards'
        ? `${v.seat(seat)} setzt diese Runde aus.`
        : `${v.seat(seat)} setzt im Gefängnis aus (Runde ${round}).`,
  },
  payments: {
    jailBail: leavingJail,
  },
  refusals: {
    notInJail: 'Das geht nur im Gefängnis.',
    bailTooDear: 'Zum Freikaufen reicht das Bargeld nicht.',
    staysInJail: 'Wer im Gefängnis sitzt, steht nirgends sonst.',
  },
  actions: {
    payBail: ({ amount }, v) => `Für ${v.short(amount)} freikaufen`,
  },
}
