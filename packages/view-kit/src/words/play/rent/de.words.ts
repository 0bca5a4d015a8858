// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  radar: 'Miete nach Wurf und Zahl der Fallen',
  radarThrow: 'Wurf',
  radarOwned: ($count) => `${$count} im Besitz`,
}
