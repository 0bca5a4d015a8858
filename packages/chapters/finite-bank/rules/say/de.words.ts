// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  tooLittle: (a) => `Die Bank hat ${a.has}, und ${a.players} Spieler beginnen mit ${a.needed}.`,
}
