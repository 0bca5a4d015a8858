import { of } from '@hausregeln/say/elision.ts'
import type { Some } from '../chapter-texts.ts'
import type { EventOf } from '../tongue.ts'
import type { Voice } from '../voice.ts'

function deedMoved({ deed, from, to }: EventOf<'deedMoved'>, v: Voice): string {
  if (to < 0) return `${v.deed(deed)} revient à la banque.`
  return from < 0
    ? `${v.deed(deed)} appartient maintenant à ${v.seat(to)}.`
    : `${v.deed(deed)} passe ${of(v.seat(from))} à ${v.seat(to)}.`
}

export const texts: Some<'deeds'> = {
  events: {
    deedMoved,
    deedSold: ({ seat, deed, amount }, v) =>
      `${v.seat(seat)} vend ${v.deed(deed)} à la banque pour ${v.money(amount)}.`,
  },
  refusals: {
    notYourDeed: 'La propriété appartient à quelqu’un d’autre, ou encore à la banque.',
    nobodyOwnsIt: 'La propriété appartient encore à la banque.',
  },
  actions: {
    sellDeed: ({ deed, amount }, v) => `Vendre ${v.deed(deed)} à la banque (+${v.short(amount)})`,
  },
}
