import { wordsOf } from '../../words/words.ts'

/** Words of the stage for what comes late in an evening: they come with what it shows then. */
export const stageLaterTexts = wordsOf('stageLater')
