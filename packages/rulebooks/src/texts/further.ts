import type { SomeSentences } from './chapter-texts.ts'
import type { Catalogue } from './language.ts'

/** All that a further language says of rulebooks. */
export interface Said {
  readonly sentences: SomeSentences
  readonly catalogue: Catalogue
}

interface FurtherLanguage {
  /** How it writes numbers and lists, as browsers name it. */
  readonly locale: string
  /** Fetched when somebody reads it. */
  load(): Promise<Said>
  /** What the rulebooks' paragraphs say, by what they say in English: most who play never open one. */
  loadParagraphs(): Promise<Catalogue>
}

/** Languages beside German and English: a line here, and a folder beside. */
export const FURTHER = {
  fr: {
    locale: 'fr-FR',
    load: () => import('./fr/index.ts'),
    loadParagraphs: async () => (await import('./fr/paragraphs/index.ts')).paragraphs,
  },
} as const satisfies Readonly<Record<string, FurtherLanguage>>
