// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  event: {
    ferried: (a, v) => `${v.seat(a.seat)} fährt mit der Fähre nach ${v.deed(a.deed)}.`,
  },
  payment: {
    ferry: (a, v) => `${v.seat(a.from)} zahlt ${v.money(a.amount)} für die Fähre.`,
  },
  action: {
    board: (a, v) => `Mit der Fähre: ${v.deed(a.deed)}`,
    stayAshore: 'An Land bleiben',
  },
  ask: {
    ferry: (a, v) => `Mit der Fähre fahren, für ${v.money(a.fare)}?`,
  },
  refusal: {
    noFerry: 'Hier legt gerade keine Fähre ab.',
    noLandingThere: 'Die Fähre fährt nur zu Bahnhöfen.',
    fareTooDear: 'Das Bargeld reicht nicht für die Fähre: Sie kostet {fare}.',
  },
}
