import type { SomeSentences } from './chapter-texts.ts'
import { german } from './de/index.ts'
import { english } from './en/index.ts'
import { bringCatalogue, type Catalogue, type Language } from './language.ts'
import { type Tongue, tongueOf } from './tongue.ts'

/** What further languages say; each is loaded when somebody reads it. */
const FURTHER = { fr: () => import('./fr/index.ts') } as const satisfies Readonly<
  Record<
    Exclude<Language, 'de' | 'en'>,
    () => Promise<{ readonly sentences: SomeSentences; readonly catalogue: Catalogue }>
  >
>

/** Until it is brought, a further language speaks English. */
export const tongues: Record<Language, Tongue> = {
  de: tongueOf(german),
  en: tongueOf(english),
  fr: tongueOf(english),
}

/** Loads a further language; German and English are there. */
export async function bringLanguage(language: Language): Promise<void> {
  if (language === 'de' || language === 'en') return
  const { sentences, catalogue } = await FURTHER[language]()
  const brought = tongueOf(sentences)
  for (const kind of Object.keys(brought) as (keyof Tongue)[]) Object.assign(tongues[language][kind], brought[kind])
  bringCatalogue(language, catalogue)
}
