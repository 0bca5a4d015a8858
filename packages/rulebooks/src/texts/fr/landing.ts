import { words } from '@hausregeln/chapters/landing/say/fr.words.ts'
import type { Some } from '../chapter-texts.ts'
import { told } from '../told.ts'
import type { EventOf } from '../tongue.ts'
import type { Voice } from '../voice.ts'

function visited({ seat, space }: EventOf<'visited'>, v: Voice): string {
  switch (v.rulebook.board.spaces[space]?.kind) {
    case 'jail':
      return `${v.seat(seat)} est en simple visite à la prison.`
    case 'parking':
      return `${v.seat(seat)} se repose sur ${v.space(space)}.`
    default:
      return `${v.seat(seat)} reste sur ${v.space(space)}.`
  }
}

export const texts: Some<'landing'> = {
  events: {
    ...words.event,
    visited,
  },
  payments: {
    ...words.payment,
    pot: ({ to, amount }, v) => `${v.seat(to)} remporte la cagnotte : ${v.money(amount)}.`,
  },
  options: told(words.about),
}
