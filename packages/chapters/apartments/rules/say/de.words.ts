// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  noRung: 'Die Zahl "highest" hat keine Höhe für eine ganze Gruppe.',
  falls: 'Die Zahl "highest" fällt.',
  tooHigh: 'Die Zahl "highest" geht über die Häuser vor einem Hotel hinaus: Auf einer Leiter gibt es keine Hotels.',
  notAll: 'Die Zahl "leastOfOthers" hat nicht jede Höhe.',
  tooMuch: 'Die Zahl "leastOfOthers" verlangt mehr als die Höhe selbst.',
}
