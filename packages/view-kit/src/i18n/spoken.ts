import { getLocale, type Locale } from './locale.ts'

type Load = (locale: Locale) => Promise<unknown>
/** What the page shows and what is another in each language. */
const needed = new Set<Load>()

/**
 * Loads something in the language that is on, and from now on in every language before it is shown. Rejects if it
 * cannot be fetched.
 */
export async function need(load: Load): Promise<void> {
  needed.add(load)
  await load(getLocale())
}

/** Loads in a language what has been needed so far. Rejects if something cannot be fetched. */
export async function loadNeeded(locale: Locale): Promise<void> {
  await Promise.all([...needed].map((load) => load(locale)))
}

/** Data that differs by language, there as soon as it was needed. */
export interface Spoken<T> {
  readonly load: Load
  /** Throws where it is not loaded. */
  in(locale: Locale): T
}

/** Data of which each language has its own, by what loads it. */
export function spokenData<T>(fetch: Readonly<Record<Locale, () => Promise<{ readonly default: T }>>>): Spoken<T> {
  const loaded = new Map<Locale, T>()
  return {
    async load(locale) {
      if (!loaded.has(locale)) loaded.set(locale, (await fetch[locale]()).default)
    },
    in(locale) {
      const data = loaded.get(locale)
      if (data === undefined) throw new Error(`This is not loaded in the language "${locale}".`)
      return data
    },
  }
}
