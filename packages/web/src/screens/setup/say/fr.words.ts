// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  named: (a) => `${a.title}, plateau maison`,
  title: 'Le plateau de cette table',
  called: (a) => `s’appelle ${a.name}`,
  costs: (a) => `coûte ${a.price} au lieu de ${a.before}`,
  rents: 'a d’autres loyers ou prix de construction',
  both: (a) => `${a.one} et ${a.other}`,
}
