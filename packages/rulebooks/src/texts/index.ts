export type { ChapterTexts } from '@hausregeln/chapters/say/chapter-texts.ts'
export { effectNames } from '@hausregeln/engine/kit/effects.ts'
export * from './actions.ts'
export * from './ask.ts'
export { bringFacts, bringTexts } from './bring.ts'
export * from './chronicle.ts'
export * from './describe.ts'
export * from './ending.ts'
export type * as chapterFacts from './facts/index.ts'
export {
  ALL_LANGUAGES,
  type Further,
  inEach,
  inLanguage,
  LANGUAGES,
  type Language,
  type Localized,
  nounFor,
  nounIn,
  ownName,
} from './language.ts'
export * from './options.ts'
export { type Question, questionsFor } from './questions.ts'
export * from './refusal.ts'
export * from './terms.ts'
export { bringLanguage } from './tongues.ts'
export { jailWord } from './voice.ts'
export { cardDoesText, cardName } from './written.ts'
