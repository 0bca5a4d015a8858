import { LOCALES, type Locale, setLocale, useLocale } from '../i18n/locale.ts'
import { loadWords } from '../words/words.ts'
import { Choice } from './Choice.tsx'

const NAMES: Readonly<Record<Locale, string>> = { de: 'Deutsch', en: 'English' }

/** Loads a language and switches to it; where it cannot be fetched, the page stays as it is. */
async function speak(locale: Locale): Promise<void> {
  await loadWords(locale)
  setLocale(locale)
}

/** Switches between German and English. Its label names both, for those who understand only one of them. */
export function LocaleSwitch() {
  return (
    <Choice
      label="Sprache · Language"
      value={useLocale()}
      onChange={(locale) => void speak(locale)}
      options={LOCALES.map((locale) => ({ value: locale, label: locale.toUpperCase(), title: NAMES[locale] }))}
    />
  )
}
