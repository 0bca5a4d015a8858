import type { Some } from '../../say/chapter-texts.ts'
import { words } from './fr.words.ts'

export const texts: Some<'free-space'> = {
  refusals: words.refusal,
  actions: {
    takeSalary: ({ amount }, v) => `Prendre le salaire (${v.short(amount)})`,
    travelTo: ({ space }, v) => `Aller sur ${v.space(space)}`,
  },
  questions: {
    start: ({ salary }, v) => `Prendre le salaire de ${v.money(salary)} ou aller sur une autre case au choix ?`,
  },
}
