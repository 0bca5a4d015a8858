import type { Slot } from '@hausregeln/engine'
import type { ChapterTexts } from '../chapter-texts.ts'
import type { EventOf } from '../tongue.ts'
import type { Voice } from '../voice.ts'
import { leavingJail } from './words.ts'

function freed({ seat, slot }: EventOf<'freed'>, v: Voice): string {
  switch (slot) {
    case 'jailDoubles':
      return `${v.seat(seat)} throws doubles and leaves ${v.jail}.`
    case 'jailBail':
      return `${v.seat(seat)} pays the bail and leaves ${v.jail}.`
    case 'jailCard':
      return `${v.seat(seat)} plays a jail card and leaves ${v.jail}.`
    case 'jailThird':
      return `${v.seat(seat)} pays after the last attempt and leaves ${v.jail}.`
    default:
      return `${v.seat(seat)} leaves ${v.jail}.`
  }
}

/** Doubles that lead to jail. */
const BY_DOUBLES: Readonly<Partial<Record<Slot, string>>> = {
  thirdDoubles: ' for throwing doubles three times',
  sameDoubles: ' for throwing the same doubles twice',
}

export const texts: ChapterTexts<'jail'> = {
  events: {
    jailed: ({ seat, slot }, v) => `${v.seat(seat)} goes to ${v.jail}${BY_DOUBLES[slot] ?? ''}.`,
    freed,
    satOut: ({ seat, round, slot }, v) =>
      slot === 'cards' ? `${v.seat(seat)} sits out this round.` : `${v.seat(seat)} sits out in jail (round ${round}).`,
  },
  payments: {
    jailBail: leavingJail,
  },
  refusals: {
    notInJail: 'This is possible only in jail.',
    bailTooDear: 'The cash does not cover the bail.',
    staysInJail: 'A player who sits in jail stands nowhere else.',
  },
  actions: {
    payBail: ({ amount }, v) => `Pay ${v.short(amount)} bail`,
  },
}
