import type { ChapterTexts } from '@hausregeln/rulebooks/texts/index.ts'

export const texts: ChapterTexts<'railway'> = {
  actions: {
    ride: ({ deed }, v) => `By train: ${v.deed(deed)}`,
  },
  refusals: {
    trainMissed: 'The train leaves only at the beginning of your turn, before you throw.',
    notAtOwnStation: 'You can board only at a station that you own.',
    noTrainThere: 'The train stops only at your other stations.',
  },
}
