import { joined, type Tongue, tongueOf } from '@hausregeln/chapters/say/tongue.ts'
import type { ChapterWords } from '@hausregeln/chapters/say.shape.words.ts'
import { REFERENCE } from '@hausregeln/say/languages.ts'
import { filled } from '@hausregeln/say/some.ts'
import { spoken } from '#spoken'
import { bringWordsIn } from './bring-words.ts'
import { ALL_LANGUAGES, type Language } from './language.ts'
import { CHAPTERS, WHOLE_CHAPTERS } from './loaders.words.ts'

/** What each language says; in a browser nothing before it is brought. */
export const tongues = Object.fromEntries(
  ALL_LANGUAGES.map((language) => [language, joined(spoken[language] ?? spoken[REFERENCE] ?? {})]),
) as Readonly<Record<Language, Tongue>>

const brought: Partial<Record<Language, Promise<void>>> = {}

/**
 * Loads what a language says of rulebooks, once; outside a browser all that are whole are there. Rejects if it cannot
 * be fetched.
 */
export async function bringLanguage(language: Language): Promise<void> {
  brought[language] ??= bring(language)
  try {
    await Promise.all([brought[language], bringWordsIn(language)])
  } catch (error) {
    delete brought[language]
    throw error
  }
}

async function bring(language: Language): Promise<void> {
  if (spoken[language] !== undefined) return
  const [{ sentencesOf }, words] = await Promise.all([import('@hausregeln/chapters/sentences.ts'), wordsIn(language)])
  add(language, tongueOf(sentencesOf(words)))
}

/** What chapters say in a language, and English where it lacks something. */
async function wordsIn(language: Language): Promise<ChapterWords> {
  const whole = await WHOLE_CHAPTERS[language]?.()
  if (whole !== undefined) return whole.words
  const [own, standIn] = await Promise.all([CHAPTERS[language]?.(), WHOLE_CHAPTERS[REFERENCE]?.()])
  if (standIn === undefined) throw new Error(`Nothing is said in “${REFERENCE}”.`)
  return filled<ChapterWords>(standIn.words, own?.words ?? {})
}

/** Adds to what a language says. */
export function add(language: Language, ...more: readonly Partial<Tongue>[]): void {
  const tongue = tongues[language]
  for (const kind of Object.keys(tongue) as (keyof Tongue)[])
    Object.assign(tongue[kind], ...more.map((one) => one[kind] ?? {}))
}
