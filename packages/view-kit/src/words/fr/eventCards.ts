import type { SomeWords } from '../words.ts'

/** Words for cards of events. */
export const eventCards: SomeWords<'eventCards'> = {
  sitsOut: (rounds) => (rounds === 1 ? 'passe un tour' : `passe ${rounds} tours`),
}
