import type { ChapterTexts } from '../chapter-texts.ts'

export const texts: ChapterTexts<'card-choice'> = {
  refusals: { noCardToChoose: 'Gerade ist keine Karte zu ziehen.' },
  actions: {
    takeCard: () => 'Karte ziehen',
    leaveCard: () => 'Keine Karte ziehen',
  },
  questions: {
    draw: () => 'Eine Karte ziehen?',
  },
}
