import type { Some } from '../../say/chapter-texts.ts'
import { told } from '../../say/told.ts'
import type { EventOf } from '../../say/tongue.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './fr.words.ts'

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
