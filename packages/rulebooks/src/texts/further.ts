import type { SomeSentences } from './chapter-texts.ts'
import type { Catalogue, Further } from './language.ts'

/** All that a further language says of rulebooks. */
export interface Said {
  readonly sentences: SomeSentences
  readonly catalogue: Catalogue
}

/** Further languages, each loaded when somebody reads it. */
export const FURTHER: Readonly<Record<Further, () => Promise<Said>>> = {
  fr: () => import('./fr/index.ts'),
}
