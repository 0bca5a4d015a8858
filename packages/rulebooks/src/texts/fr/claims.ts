import { words } from '@hausregeln/chapters/claims/say/fr.words.ts'
import type { Some } from '../chapter-texts.ts'

export const texts: Some<'claims'> = {
  events: {
    claimed: ({ seat, deed }, v) => `${v.seat(seat)} a maintenant réservé le groupe ${v.group(deed)}.`,
    claimLapsed: ({ seat, deed }, v) => `${v.seat(seat)} perd sa réservation du groupe ${v.group(deed)}.`,
  },
  refusals: words.refusal,
}
