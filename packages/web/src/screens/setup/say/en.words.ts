// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  named: (a) => `${a.title}, own board`,
  title: 'The board of this table',
  called: (a) => `is called ${a.name}`,
  costs: (a) => `costs ${a.price} instead of ${a.before}`,
  rents: 'has other rents or prices of buildings',
  both: (a) => `${a.one} and ${a.other}`,
}
