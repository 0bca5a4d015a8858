// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  tooLittle: (a) => `La banque a ${a.has}, et ${a.players} joueurs commencent avec ${a.needed}.`,
}
