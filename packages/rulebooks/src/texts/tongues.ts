import type { Sentences } from '@hausregeln/chapters/say/chapter-texts.ts'
import { joined, type Tongue, tongueOf } from '@hausregeln/chapters/say/tongue.ts'
import { spoken } from '#spoken'
import { bringWordsIn } from './bring-words.ts'
import { FURTHER } from './further.ts'
import { ALL_LANGUAGES, type Language, lacksNothing } from './language.ts'
import { typeset } from './typeset.ts'

const WHOLE: Readonly<Record<'de' | 'en', () => Promise<Sentences>>> = {
  de: async () => (await import('./german.ts')).german,
  en: async () => (await import('./english.ts')).english,
}

function isWhole(language: Language): language is keyof typeof WHOLE {
  return Object.hasOwn(WHOLE, language)
}

/** Until it is brought, a further language speaks English. */
function begin(language: Language): Tongue {
  return joined((isWhole(language) ? spoken[language] : spoken.en) ?? {})
}

/** What each language says; in a browser nothing before it is brought. */
export const tongues = Object.fromEntries(ALL_LANGUAGES.map((language) => [language, begin(language)])) as Readonly<
  Record<Language, Tongue>
>

const brought: Partial<Record<Language, Promise<void>>> = {}

/**
 * Loads what a language says of rulebooks, once; outside a browser German and English are there. Rejects if it cannot
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
  if (isWhole(language)) {
    if (spoken[language] === undefined) add(language, tongueOf(await WHOLE[language]()))
    return
  }
  const [standIn, said] = await Promise.all([
    spoken.en ?? (lacksNothing(language) ? {} : WHOLE.en().then(tongueOf)),
    FURTHER[language].load(),
  ])
  add(language, standIn, typeset(tongueOf(said.sentences), language))
}

/** Adds to what a language says. */
export function add(language: Language, ...more: readonly Partial<Tongue>[]): void {
  const tongue = tongues[language]
  for (const kind of Object.keys(tongue) as (keyof Tongue)[])
    Object.assign(tongue[kind], ...more.map((one) => one[kind] ?? {}))
}
