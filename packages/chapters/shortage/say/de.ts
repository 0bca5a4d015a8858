import { bits } from '@hausregeln/engine'
import type { Questions } from '../../say/chapter-facts.ts'
import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { piece } from '../../say/de/words.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './de.words.ts'

function want({ hotel, left, orderer }: Questions['want'], v: Voice): string {
  const wish = orderer < 0 ? '' : `${v.seat(orderer)} möchte ${piece(hotel, v, 'a')} bauen. `
  return `${wish}Der Vorrat ist knapp (${left}); reicht er nicht, wird versteigert. Auch ${piece(hotel, v, 'a')} bauen?`
}

export const texts: ChapterTexts<'shortage'> = {
  waits: {
    pieces: (seats, v) =>
      `Gebäude sind knapp: ${v.seats(seats)} ${bits(seats).length > 1 ? 'werden' : 'wird'} gefragt.`,
  },
  events: {
    ...words.event,
    pieceAuctioned: ({ stock }) => `Ein Gebäude wird versteigert (Vorrat: ${stock}).`,
  },
  refusals: words.refusal,
  actions: {
    want: ({ hotel }, v) => `Auch ${piece(hotel, v, 'a')} bauen`,
    leaveIt: ({ hotel }, v) => `Jetzt ${piece(hotel, v, 'no')} bauen`,
    place: ({ deed, hotel, price }, v) => `${piece(hotel, v)} ${v.site(deed)} stellen (${v.short(price)})`,
  },
  questions: {
    want,
    place: ({ hotel, price }, v) =>
      `Wohin mit ${piece(hotel, v, 'withThe')}${price > 0 ? ` für ${v.money(price)}` : ''}? Eine Straße wählen.`,
  },
}
