import type { Slot } from '@hausregeln/engine'
import type { Some } from '../chapter-texts.ts'
import type { EventOf } from '../tongue.ts'
import type { Voice } from '../voice.ts'
import { leavingJail } from './words.ts'

function freed({ seat, slot }: EventOf<'freed'>, v: Voice): string {
  switch (slot) {
    case 'jailDoubles':
      return `${v.seat(seat)} fait un double et sort de prison.`
    case 'jailBail':
      return `${v.seat(seat)} paie la caution et sort de prison.`
    case 'jailCard':
      return `${v.seat(seat)} joue une carte de sortie et quitte la prison.`
    case 'jailThird':
      return `${v.seat(seat)} paie après la dernière tentative et sort de prison.`
    default:
      return `${v.seat(seat)} sort de prison.`
  }
}

/** Doubles that lead to jail. */
const BY_DOUBLES: Readonly<Partial<Record<Slot, string>>> = {
  thirdDoubles: ' après un troisième double',
  sameDoubles: ' après deux fois le même double',
}

export const texts: Some<'jail'> = {
  events: {
    jailed: ({ seat, slot }, v) => `${v.seat(seat)} va en prison${BY_DOUBLES[slot] ?? ''}.`,
    freed,
    satOut: ({ seat, round, slot }, v) =>
      slot === 'cards'
        ? `${v.seat(seat)} passe ce tour.`
        : `${v.seat(seat)} passe son tour en prison (manche ${round}).`,
  },
  payments: { jailBail: leavingJail },
  refusals: {
    notInJail: 'Ce n’est possible qu’en prison.',
    bailTooDear: 'L’argent liquide ne suffit pas pour la caution.',
    staysInJail: 'Qui est en prison n’est nulle part ailleurs.',
  },
  actions: {
    payBail: ({ amount }, v) => `Payer ${v.short(amount)} de caution`,
  },
}
