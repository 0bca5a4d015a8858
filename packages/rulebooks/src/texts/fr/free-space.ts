import type { Some } from '../chapter-texts.ts'

export const texts: Some<'free-space'> = {
  refusals: {
    notOnStart: 'Ce choix n’appartient qu’au joueur qui vient de s’arrêter sur la case départ.',
    noSuchTravel: 'Il faut choisir une autre case du plateau.',
  },
  actions: {
    takeSalary: ({ amount }, v) => `Prendre le salaire (${v.short(amount)})`,
    travelTo: ({ space }, v) => `Aller sur ${v.space(space)}`,
  },
  questions: {
    start: ({ salary }, v) => `Prendre le salaire de ${v.money(salary)} ou aller sur une autre case au choix ?`,
  },
}
