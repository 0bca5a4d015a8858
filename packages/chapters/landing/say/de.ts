import { POT } from '@hausregeln/engine'
import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { told } from '../../say/told.ts'
import type { EventOf } from '../../say/tongue.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './de.words.ts'

function visited({ seat, space }: EventOf<'visited'>, v: Voice): string {
  switch (v.rulebook.board.spaces[space]?.kind) {
    case 'jail':
      return `${v.seat(seat)} ist im Gefängnis nur zu Besuch.`
    case 'parking':
      return `${v.seat(seat)} ruht sich auf ${v.space(space)} aus.`
    default:
      return `${v.seat(seat)} bleibt auf ${v.space(space)} stehen.`
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
      to === POT
        ? `Die Bank legt ${v.money(amount)} in den Topf.`
        : `${v.seat(to)} gewinnt den Topf: ${v.money(amount)}.`,
  },
  options: told(words.about),
}
