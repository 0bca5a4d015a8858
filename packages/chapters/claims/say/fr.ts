import type { Some } from '../../say/chapter-texts.ts'
import { words } from './fr.words.ts'

export const texts: Some<'claims'> = {
  events: {
    claimed: ({ seat, deed }, v) => `${v.seat(seat)} a maintenant réservé le groupe ${v.group(deed)}.`,
    claimLapsed: ({ seat, deed }, v) => `${v.seat(seat)} perd sa réservation du groupe ${v.group(deed)}.`,
  },
  refusals: words.refusal,
}
