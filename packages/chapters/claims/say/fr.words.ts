// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  refusal: {
    claimOfOther: 'Quelqu’un d’autre a réservé ce groupe : seul le propriétaire de sa première propriété peut acheter les autres.',
    claimsIncomplete: 'Titres qu’il faut dans chaque groupe réservé avant d’en commencer un nouveau : {claimStreets}.',
  },
  event: {
    claimed: (a, v) => `${v.seat(a.seat)} a maintenant réservé le groupe ${v.group(a.deed)}.`,
    claimLapsed: (a, v) => `${v.seat(a.seat)} perd sa réservation du groupe ${v.group(a.deed)}.`,
  },
}
