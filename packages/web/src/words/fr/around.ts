import type { SomeWords } from '../words.ts'

/** Words for what is around the games: the page itself, what it is made of, what it keeps for times without a network. */
export const around: SomeWords<'around'> = {
  lost: 'Il n’y a rien ici',
  lostText:
    'Cette adresse ne mène nulle part. Il en manque peut-être un morceau, ou ce que vous cherchez n’existe plus.',
  toHome: 'Vers la page d’accueil',
  licences: 'Licences',
  licencesIntro:
    'Hausregeln est un logiciel libre sous licence MIT. Avec cette page vient aussi ce que d’autres ont écrit et dessiné ; à qui cela appartient et ce que vous pouvez en faire, c’est dit ici.',
  licencesFailed: 'Impossible de charger les licences pour le moment. Êtes-vous connecté au réseau ?',
}
