import type { SomeSentences } from '@hausregeln/chapters/say/chapter-texts.ts'

/** All that a further language says of games. */
export interface Said {
  readonly sentences: SomeSentences
}

interface FurtherLanguage {
  /** How it writes numbers and lists, as browsers name it. */
  readonly locale: string
  /** Fetched when somebody reads it. */
  load(): Promise<Said>
}

/** Languages beside German and English: a line here, and a folder beside. */
export const FURTHER = {
  fr: {
    locale: 'fr-FR',
    load: () => import('./french.ts'),
  },
} as const satisfies Readonly<Record<string, FurtherLanguage>>
