import type { ChapterTexts } from '../chapter-texts.ts'

export const texts: ChapterTexts<'card-choice'> = {
  refusals: { noCardToChoose: 'There is no card to draw now.' },
  actions: {
    takeCard: () => 'Draw a card',
    leaveCard: () => 'Draw no card',
  },
  questions: {
    draw: () => 'Draw a card?',
  },
}
