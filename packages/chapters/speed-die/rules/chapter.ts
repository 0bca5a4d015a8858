import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { choices, numbers } from './choices.ts'
import { chooseMove, grantStartBonus, jumpTo } from './speed-die.ts'
import { vocabulary } from './vocabulary.ts'

export const speedDie: Chapter = {
  name: 'speed-die',
  gist: {
    de: 'Ein dritter Würfel wird mitgeworfen: Seine Zahlen zählen dazu; der Bus lässt die Wahl, mit einem der weißen Würfel oder mit beiden zu ziehen; das übrige Zeichen führt nach dem Zug zum nächsten freien Grundstück weiter. Drei gleiche Zahlen führen auf ein beliebiges Feld.',
    en: 'A third die is thrown as well: its numbers are added; the bus gives the choice of moving by either white die or by both; the remaining sign leads on to the next free property after the move. Three equal numbers lead to any space.',
  },
  theme: 'turn',
  vocabulary: [vocabulary],
  slots: ['speedBonus', 'speedDie', 'speedBus', 'speedMrM', 'speedTriple'],
  actions: [chooseMove, jumpTo],
  choices,
  numbers,
  needs: ['turn'],
  prepare: grantStartBonus,
}
