import type { ChapterName } from '@hausregeln/engine'
import type { ChapterTexts } from './chapter-texts.ts'
import { LANGUAGES, type Language } from './language.ts'
import { tongues } from './tongues.ts'

/** Brings what a chapter from elsewhere says, in all languages; it is called where the chapter's texts lie. */
export function bringTexts<C extends ChapterName>(texts: Readonly<Record<Language, ChapterTexts<C>>>): void {
  for (const language of LANGUAGES)
    for (const [kind, sentences] of Object.entries(texts[language] as Readonly<Record<string, object>>))
      Object.assign(tongues[language][kind as keyof (typeof tongues)[Language]], sentences)
}
