/** A language of the product: a line here, and a file beside the others of each catalogue. */
export interface LanguageEntry {
  /** As `Intl` names it: how numbers and lists are written. */
  readonly tag: string
  /** Whether it says everything: then nothing may be missing. English stands in for what another one lacks. */
  readonly whole: boolean
}

export const LANGUAGES = {
  de: { tag: 'de-DE', whole: true },
  en: { tag: 'en-GB', whole: true },
  fr: { tag: 'fr-FR', whole: true },
} as const satisfies Readonly<Record<string, LanguageEntry>>

/** The language whose messages say which there are, and which stands in for what another one lacks. */
export const REFERENCE = 'en'
