// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  noSpace: (a) => `Die Zahl "reportSpace" muss ein Feld des Spielplans sein, nicht ${a.given}.`,
}
