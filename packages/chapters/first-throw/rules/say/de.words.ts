// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  tooFew: (a) => `Jeder von ${a.players} Spielern bekommt ${a.each} Grundstücke, und der Spielplan hat ${a.count}.`,
  tooDear: (a) => `Ausgeteilt werden Grundstücke für bis zu ${a.cost}, und die Spieler beginnen mit ${a.cash}.`,
}
