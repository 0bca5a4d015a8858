import type { SomeWords } from '../words.ts'

/** Words around every screen. */
export const frame: SomeWords<'frame'> = {
  home: 'Hausregeln, vers la page d’accueil',
  back: 'Retour',
  failed: 'Cela n’a pas marché',
  notKept:
    'Ce navigateur ne conserve rien (fenêtre privée ou mémoire pleine). Tout fonctionne jusqu’à la fermeture de la page.',
}
