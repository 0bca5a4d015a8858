// Written by `npm run words`: a line for each folder with words.
type Loaders = Readonly<Record<string, (() => Promise<{ readonly words: object }>) | undefined>>

/** What loads the words beside this, by language; English is there from the beginning. */
export const LOADERS: Loaders = {
  de: () => import('./de.words.ts'),
  fr: () => import('./fr.words.ts'),
}
