// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  named: (a) => `${a.title}, eigenes Brett`,
  title: 'Das Brett dieses Tischs',
  called: (a) => `heißt ${a.name}`,
  costs: (a) => `kostet ${a.price} statt ${a.before}`,
  rents: 'hat andere Mieten oder Baupreise',
  both: (a) => `${a.one} und ${a.other}`,
}
