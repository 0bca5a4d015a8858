import type { ChapterTexts } from '@hausregeln/rulebooks/texts/index.ts'

export const texts: ChapterTexts<'ferry'> = {
  events: { ferried: ({ seat, deed }, v) => `${v.seat(seat)} takes the ferry to ${v.deed(deed)}.` },
  payments: { ferry: ({ from, amount }, v) => `${v.seat(from)} pays ${v.money(amount)} for the ferry.` },
  actions: { board: ({ deed }, v) => `By ferry: ${v.deed(deed)}`, stayAshore: () => 'Stay ashore' },
  refusals: {
    noFerry: 'No ferry leaves from here now.',
    noLandingThere: 'The ferry goes to stations only.',
    fareTooDear: 'There is not enough cash for the ferry: it costs {fare}.',
  },
  questions: { ferry: ({ fare }, v) => `Take the ferry for ${v.money(fare)}?` },
}
