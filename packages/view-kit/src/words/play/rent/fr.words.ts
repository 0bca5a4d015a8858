// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  radar: 'Loyer selon le lancer et le nombre de radars',
  radarThrow: 'Lancer',
  radarOwned: ($count) => ($count === 0 ? `${$count} possédés` : $count < 2 ? `${$count} possédé` : `${$count} possédés`),
}
