/**
 * What there is to name, by type only: the words, questions, answers, numbers and sections of all chapters that a program
 * knows. The core's own stand in words.ts and policies.ts, the kit's in its known.ts, those of the built-in chapters in
 * the list that `npm run chapters` writes; a chapter from elsewhere adds its own:
 * `declare module '@hausregeln/engine/core/known.ts' { interface Vocabularies { readonly railway: typeof vocabulary } }`.
 */

/** Words, by chapter: see vocabulary.ts. */
export interface Vocabularies extends Record<never, never> {}
/** Questions, by chapter: see policy.ts. */
export interface Policies extends Record<never, never> {}
/** Sections of the state, each by its own name: see section.ts. */
export interface Sections extends Record<never, never> {}
/** Choices, by chapter: see choice.ts. */
export interface OfferedChoices extends Record<never, never> {}
/** Numbers, by chapter: see choice.ts. */
export interface OfferedNumbers extends Record<never, never> {}
