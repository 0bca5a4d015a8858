// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  intro: {
    line: 'Fußball mit einem eiligen Würfel',
    special: 'Die klassischen Regeln in der Welt des Fußballs, mit Tribünen und Stadien auf den Plätzen. Ein dritter Würfel führt dich weiter zum nächsten freien Grundstück; so ist das Brett nach weniger Würfen verteilt.',
    for: 'Alle, die Klassisch kennen und schneller mit dem Kaufen fertig sein wollen.',
    hard: 'Mittel: Klassisch und das, was der Tempowürfel bringt.',
    point: {
      '1': 'Jeder beginnt mit {startBonus} ₩ mehr und wirft nach dem ersten LOS den Tempowürfel mit den beiden weißen.',
      '2': 'Eine Zahl darauf zählt zum Zug. Beim Bus wählst du: den einen weißen Würfel, den anderen oder beide.',
      '3': '„Nächstes Grundstück“ bringt zwei Züge: wie gewürfelt, dann weiter zum nächsten freien Grundstück; gibt es keines, zum nächsten eines anderen.',
      '4': 'Bei drei gleichen Zahlen springst du auf ein beliebiges Feld.',
      '5': 'Bauen darfst du jederzeit, auch mitten im Zug eines anderen.',
      '6': 'Im Gefängnis kannst du vor jedem der drei Würfe {bail} ₩ zahlen.',
      '7': 'Eine ganze Gruppe bringt nur dann doppelte Miete, wenn nichts in ihr belastet ist.',
    },
  },
}
