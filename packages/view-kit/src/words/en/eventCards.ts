import type { Words } from '../words.ts'

/** Words for cards of events. */
export const eventCards: Words['eventCards'] = {
  sitsOut: (rounds) => (rounds === 1 ? 'sits out a round' : `sits out ${rounds} rounds`),
}
