import type { ChapterTexts } from '../chapter-texts.ts'

export const texts: ChapterTexts<'claims'> = {
  events: {
    claimed: ({ seat, deed }, v) => `${v.seat(seat)} hat jetzt den Anspruch auf die Gruppe ${v.group(deed)}.`,
    claimLapsed: ({ seat, deed }, v) => `${v.seat(seat)} verliert den Anspruch auf die Gruppe ${v.group(deed)}.`,
  },
  refusals: {
    claimOfOther:
      'Anspruch auf diese Gruppe hat jemand anderes: Nur wer das erste Grundstück hat, darf weitere kaufen.',
    claimsIncomplete: 'Erst braucht es in jeder Gruppe mit eigenem Anspruch zwei Karten, dann eine neue Gruppe.',
  },
}
