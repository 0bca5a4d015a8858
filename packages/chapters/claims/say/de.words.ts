// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  refusal: {
    claimOfOther: 'Anspruch auf diese Gruppe hat jemand anderes: Nur wer das erste Grundstück hat, darf weitere kaufen.',
    claimsIncomplete: 'Erst braucht jede Gruppe mit eigenem Anspruch so viele Karten: {claimStreets}.',
  },
  event: {
    claimed: (a, v) => `${v.seat(a.seat)} hat jetzt den Anspruch auf die Gruppe ${v.group(a.deed)}.`,
    claimLapsed: (a, v) => `${v.seat(a.seat)} verliert den Anspruch auf die Gruppe ${v.group(a.deed)}.`,
  },
}
