// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  refusal: {
    asItIs: 'C’est déjà ce que disent les livres.',
    cashTooLow: 'Personne ne peut avoir moins que rien.',
    notBetweenMoves: 'Cela ne se rectifie qu’avant un lancer ou à la fin d’un tour, quand rien d’autre n’est en suspens.',
  },
}
