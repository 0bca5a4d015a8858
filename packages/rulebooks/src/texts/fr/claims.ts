import type { Some } from '../chapter-texts.ts'

export const texts: Some<'claims'> = {
  events: {
    claimed: ({ seat, deed }, v) => `${v.seat(seat)} a maintenant réservé le groupe ${v.group(deed)}.`,
    claimLapsed: ({ seat, deed }, v) => `${v.seat(seat)} perd sa réservation du groupe ${v.group(deed)}.`,
  },
  refusals: {
    claimOfOther:
      'Quelqu’un d’autre a réservé ce groupe : seul le propriétaire de sa première propriété peut acheter les autres.',
    claimsIncomplete:
      'On ne commence un nouveau groupe qu’avec deux titres dans chacun des groupes que l’on a réservés.',
  },
}
