import { LOCALES, type Locale, setLocale, useLocale } from '../i18n/locale.ts'
import { Choice } from './Choice.tsx'

const NAMES: Readonly<Record<Locale, string>> = { de: 'Deutsch', en: 'English' }

/** Switches between German and English. Its label names both, for those who understand only one of them. */
export function LocaleSwitch() {
  return (
    <Choice
      label="Sprache · Language"
      value={useLocale()}
      onChange={setLocale}
      options={LOCALES.map((locale) => ({ value: locale, label: locale.toUpperCase(), title: NAMES[locale] }))}
    />
  )
}
