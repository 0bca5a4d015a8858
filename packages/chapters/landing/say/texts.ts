import { POT } from '@hausregeln/engine'
import { asFunctions } from '../../say/as-functions.ts'
import type { Telling } from '../../say/telling.ts'
import type { Words } from './shape.words.ts'

export const texts: Telling<'landing', Words> = (words) => ({
  events: {
    ...words.event,
    visited({ seat, space }, v) {
      const { kind } = v.rulebook.board.spaces[space] ?? {}
      if (kind === 'jail') return words.visited.jail({ seat, jail: v.jail }, v)
      return words.visited[kind === 'parking' ? 'parking' : 'other']({ seat, space }, v)
    },
  },
  payments: {
    ...words.payment,
    pot: (event, v) => (event.to === POT ? words.pot.filled(event, v) : words.pot.won(event, v)),
  },
  options: asFunctions(words.about),
})
