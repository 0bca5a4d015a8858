// Written by `npm run words` from the .ftl files beside it; change those.
import { language } from '@hausregeln/say/language.ts'
import type { Words } from './shape.words.ts'

const { number } = language('fr-FR')

export const words: Words = {
  title: 'Où sont stockées vos données ?',
  here: 'Dans ce navigateur',
  hereText: 'Ceci n’est que sur cet appareil, dans ce navigateur. Effacer les données du navigateur l’efface aussi.',
  games: 'Parties sur cet écran',
  noGames: 'Aucune pour l’instant.',
  gamesText: ($count, $size) => ($count < 2 ? `${number($count)} partie, ${$size} en fichier. Une partie ou toutes tiennent dans un fichier et en reviennent, même dans un autre navigateur.` : `${number($count)} parties, ${$size} en fichier. Une partie ou toutes tiennent dans un fichier et en reviennent, même dans un autre navigateur.`),
  shelves: {
    books: {
      name: 'Règlements que vous avez ouverts',
      what: 'Ceux d’un fichier ou d’un lien. On les choisit à la préparation d’une partie, et on les y supprime.',
      to: 'Vers la préparation',
    },
    drafts: {
      name: 'Brouillons de l’atelier',
      what: 'Ce que vous y avez changé, avec chaque étape qui peut être annulée. Chacun peut y être enregistré dans un fichier, et supprimé.',
      to: 'Vers l’atelier',
    },
    runs: {
      name: 'Expériences du laboratoire',
      what: 'Ce que vous avez demandé, et où en sont les réponses. On les y poursuit et supprime.',
      to: 'Vers le laboratoire',
    },
  },
  count: ($count) => ($count === 0 ? 'Rien pour l’instant.' : $count < 2 ? `${$count} à présent.` : `${$count} à présent.`),
  choices: 'Réglages',
  choicesText: 'Langue, couleurs, sons, rythme des bots et réponses automatiques.',
  reset: 'Réinitialiser',
  who: 'Qui vous êtes en ligne',
  nobody: 'Personne pour l’instant : on ne prend un nom qu’à une table en ligne.',
  whoText: ($name) => `${$name}, avec une clé à laquelle le serveur vous reconnaît. Un code ou un lien amène votre place sur un autre appareil.`,
  room: ($used, $most) => `En tout, cette page prend ${$used} sur les ${$most} que le navigateur lui laisse, y compris le programme lui-même s’il peut être joué hors ligne.`,
  noRoom: 'L’espace utilisé n’est connu qu’en HTTPS.',
  lasting: 'Le navigateur le garde même quand la place manque.',
  mayGo: 'Quand la place manque, le navigateur peut effacer tout cela.',
  makeLasting: 'Garder durablement',
  notLasting: 'Le navigateur ne le promet pas. Enregistrez dans un fichier ce qui compte pour vous.',
  server: 'Sur le serveur',
  serverText: 'Les tables en ligne sont sur le serveur d’où vient cette page : noms, coups et messages, le tout sous un nombre aléatoire. Vous pouvez tout avoir dans un fichier, ou le faire effacer. Les messages s’effacent d’eux-mêmes quand il ne se passe plus rien à une table ; la discussion y dit après combien de jours.',
  toOwn: 'Ce que le serveur sait de vous',
  nowhere: 'Nulle part ailleurs',
  nowhereText: 'Pas de compte, pas de cookies, pas de services de tiers : rien ne quitte cet appareil, sauf aux tables en ligne et quand vous partagez un lien.',
}
