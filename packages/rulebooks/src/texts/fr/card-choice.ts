import type { Some } from '../chapter-texts.ts'

export const texts: Some<'card-choice'> = {
  refusals: { noCardToChoose: 'Il n’y a pas de carte à tirer pour l’instant.' },
  actions: {
    takeCard: () => 'Tirer une carte',
    leaveCard: () => 'Ne pas tirer de carte',
  },
  questions: {
    draw: () => 'Tirer une carte ?',
  },
}
