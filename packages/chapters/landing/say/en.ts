import { POT } from '@hausregeln/engine'
import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { told } from '../../say/told.ts'
import type { EventOf } from '../../say/tongue.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './en.words.ts'

function visited({ seat, space }: EventOf<'visited'>, v: Voice): string {
  switch (v.rulebook.board.spaces[space]?.kind) {
    case 'jail':
      return `${v.seat(seat)} is only visiting the ${v.jail}.`
    case 'parking':
      return `${v.seat(seat)} takes a rest on ${v.space(space)}.`
    default:
      return `${v.seat(seat)} stays on ${v.space(space)}.`
  }
}

export const texts: ChapterTexts<'landing'> = {
  events: {
    ...words.event,
    visited,
  },
  payments: {
    ...words.payment,
    pot: ({ to, amount }, v) =>
      to === POT ? `The bank lays ${v.money(amount)} into the pot.` : `${v.seat(to)} wins the pot: ${v.money(amount)}.`,
  },
  options: told(words.about),
}
