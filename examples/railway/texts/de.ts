import type { ChapterTexts } from '@hausregeln/rulebooks/texts/index.ts'

export const texts: ChapterTexts<'railway'> = {
  actions: {
    ride: ({ deed }, v) => `Mit dem Zug: ${v.deed(deed)}`,
  },
  refusals: {
    trainMissed: 'Der Zug fährt nur zu Beginn deines Zuges, bevor du würfelst.',
    notAtOwnStation: 'Einsteigen kannst du nur auf einem Bahnhof, der dir gehört.',
    noTrainThere: 'Der Zug hält nur auf deinen anderen Bahnhöfen.',
  },
}
