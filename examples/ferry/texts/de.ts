import type { ChapterTexts } from '@hausregeln/rulebooks/texts/index.ts'

export const texts: ChapterTexts<'ferry'> = {
  events: { ferried: ({ seat, deed }, v) => `${v.seat(seat)} fährt mit der Fähre nach ${v.deed(deed)}.` },
  payments: { ferry: ({ from, amount }, v) => `${v.seat(from)} zahlt ${v.money(amount)} für die Fähre.` },
  actions: { board: ({ deed }, v) => `Mit der Fähre: ${v.deed(deed)}`, stayAshore: () => 'An Land bleiben' },
  refusals: {
    noFerry: 'Hier legt gerade keine Fähre ab.',
    noLandingThere: 'Die Fähre fährt nur zu Bahnhöfen.',
    fareTooDear: 'Das Bargeld reicht nicht für die Fähre: Sie kostet {fare}.',
  },
  questions: { ferry: ({ fare }, v) => `Mit der Fähre fahren, für ${v.money(fare)}?` },
}
