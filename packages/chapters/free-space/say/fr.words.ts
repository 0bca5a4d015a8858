// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  refusal: {
    notOnStart: 'Ce choix n’appartient qu’au joueur qui vient de s’arrêter sur la case départ.',
    noSuchTravel: 'Il faut choisir une autre case du plateau.',
  },
  action: {
    takeSalary: (a, v) => `Prendre le salaire (${v.short(a.amount)})`,
    travelTo: (a, v) => `Aller sur ${v.space(a.space)}`,
  },
  ask: {
    start: (a, v) => `Prendre le salaire de ${v.money(a.salary)} ou aller sur une autre case au choix ?`,
  },
}
