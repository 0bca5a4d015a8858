// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  tooFew: (a) => `Chacun des ${a.players} joueurs reçoit ${a.each} propriétés, et le plateau en a ${a.count}.`,
  tooDear: (a) => `Les propriétés distribuées coûtent jusqu’à ${a.cost}, et les joueurs commencent avec ${a.cash}.`,
}
