import type { Some } from '../chapter-texts.ts'

export const texts: Some<'adjust'> = {
  refusals: {
    asItIs: 'C’est déjà ce que disent les livres.',
    cashTooLow: 'Personne ne peut avoir moins que rien.',
    notBetweenMoves:
      'Cela ne se rectifie qu’avant un lancer ou à la fin d’un tour, quand rien d’autre n’est en suspens.',
  },
}
