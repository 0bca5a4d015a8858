import { POT } from '@hausregeln/engine'
import type { ChapterTexts } from '../chapter-texts.ts'
import type { EventOf } from '../tongue.ts'
import type { Voice } from '../voice.ts'
import { paidTo } from './words.ts'

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
    visited,
    noFurtherThrow: ({ seat }, v) => `Doubles give ${v.seat(seat)} no further throw here.`,
  },
  payments: {
    tax: ({ from, to, amount }, v) => `${v.seat(from)} pays ${v.money(amount)} tax ${paidTo(to, v)}.`,
    pot: ({ to, amount }, v) =>
      to === POT ? `The bank lays ${v.money(amount)} into the pot.` : `${v.seat(to)} wins the pot: ${v.money(amount)}.`,
  },
  options: {
    cards: () => 'Cards are drawn on the card spaces. Otherwise nothing happens there.',
  },
}
