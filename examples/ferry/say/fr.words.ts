// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  event: {
    ferried: (a, v) => `${v.seat(a.seat)} prend le ferry pour ${v.deed(a.deed)}.`,
  },
  payment: {
    ferry: (a, v) => `${v.seat(a.from)} paie ${v.money(a.amount)} pour le ferry.`,
  },
  action: {
    board: (a, v) => `En ferry : ${v.deed(a.deed)}`,
    stayAshore: 'Rester à terre',
  },
  ask: {
    ferry: (a, v) => `Prendre le ferry pour ${v.money(a.fare)} ?`,
  },
  refusal: {
    noFerry: 'Aucun ferry ne part d’ici en ce moment.',
    noLandingThere: 'Le ferry ne dessert que les gares.',
    fareTooDear: 'Pas assez d’argent pour le ferry : il coûte {fare}.',
  },
}
