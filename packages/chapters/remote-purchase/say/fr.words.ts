// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    remote: {
      purchase: {
        title: 'Acheter et construire à distance',
      },
    },
  },
  refusal: {
    noClaim: 'Seul celui qui a réservé le groupe achète à distance.',
    deedTaken: 'Cette propriété a déjà été achetée.',
    nobodyOnSpace: 'On n’achète à distance que tant que quelqu’un d’autre se trouve sur la propriété.',
    remoteTooDear: 'L’argent liquide ne couvre pas le prix et la commission.',
    nobodyInGroup: 'On ne construit à distance que tant que quelqu’un d’autre se trouve sur une propriété du groupe.',
    remoteBuildTooDear: 'L’argent liquide ne couvre pas la construction et la commission.',
  },
}
