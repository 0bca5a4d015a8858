// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  lost: 'Il n’y a rien ici',
  lostText: 'Cette adresse ne mène nulle part. Il en manque peut-être un morceau, ou ce que vous cherchez n’existe plus.',
  toHome: 'Vers la page d’accueil',
  licences: 'Licences',
  licencesIntro: 'Hausregeln est un logiciel libre sous licence MIT. Cette page contient aussi des œuvres d’autres personnes : vous voyez ici à qui elles sont et ce que vous pouvez en faire.',
  licencesFailed: 'Impossible de charger les licences pour le moment. Êtes-vous connecté au réseau ?',
  offline: 'Sans réseau',
  offlineStates: {
    insecure: 'Sans https, les navigateurs ne permettent ni d’installer ni de jouer sans réseau ; sur l’ordinateur où tourne le programme, les deux marchent à l’adresse localhost.',
    unable: 'Ce navigateur (ou cette fenêtre privée) ne peut pas garder la page pour jouer sans réseau.',
    laying: 'La page s’enregistre sur cet appareil. Ensuite, tout ce qui se joue à un seul écran marche aussi sans réseau.',
    ready: 'La page est enregistrée sur cet appareil avec tous les règlements : à un seul écran, vous jouez aussi sans réseau.',
  },
  install: 'Installer sur cet appareil',
  newer: 'Une nouvelle version de Hausregeln est prête.',
  takeNewer: 'La charger',
  later: 'Plus tard',
  broken: 'Une partie de la page n’a pas pu être chargée',
  brokenText: 'Le réseau manque peut-être, ou le serveur a une nouvelle version. Les coups joués sont sauvegardés ; après rechargement, la partie continue là où elle en était.',
  reload: 'Recharger la page',
}
