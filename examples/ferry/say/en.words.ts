// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  event: {
    ferried: (a, v) => `${v.seat(a.seat)} takes the ferry to ${v.deed(a.deed)}.`,
  },
  payment: {
    ferry: (a, v) => `${v.seat(a.from)} pays ${v.money(a.amount)} for the ferry.`,
  },
  action: {
    board: (a, v) => `By ferry: ${v.deed(a.deed)}`,
    stayAshore: 'Stay ashore',
  },
  ask: {
    ferry: (a, v) => `Take the ferry for ${v.money(a.fare)}?`,
  },
  refusal: {
    noFerry: 'No ferry leaves from here now.',
    noLandingThere: 'The ferry goes to stations only.',
    fareTooDear: 'There is not enough cash for the ferry: it costs {fare}.',
  },
}
