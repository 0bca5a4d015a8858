import type { ChapterName } from '@hausregeln/engine'
import type { ChapterTexts } from './chapter-texts.ts'
import { ALL_LANGUAGES, inLanguage, type Language } from './language.ts'
import { tongues } from './tongues.ts'

/** Brings what a chapter from elsewhere says, in German and English, which stands in elsewhere; it is called where the chapter's texts lie. */
export function bringTexts<C extends ChapterName>(texts: Readonly<Record<'de' | 'en', ChapterTexts<C>>>): void {
  for (const language of ALL_LANGUAGES)
    for (const [kind, sentences] of Object.entries(inLanguage(texts, language) as Readonly<Record<string, object>>))
      Object.assign(tongues[language][kind as keyof (typeof tongues)[Language]], sentences)
}
