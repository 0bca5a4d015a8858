import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { words } from './de.words.ts'

export const texts: ChapterTexts<'claims'> = {
  events: {
    claimed: ({ seat, deed }, v) => `${v.seat(seat)} hat jetzt den Anspruch auf die Gruppe ${v.group(deed)}.`,
    claimLapsed: ({ seat, deed }, v) => `${v.seat(seat)} verliert den Anspruch auf die Gruppe ${v.group(deed)}.`,
  },
  refusals: words.refusal,
}
