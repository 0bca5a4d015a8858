import { LOCALES, type Locale, setLocale, useLocale } from '../i18n/locale.ts'
import { useTexts } from '../i18n/texts.ts'
import { loadWords } from '../words/words.ts'
import { Choice } from './Choice.tsx'
import { useToast } from './Toast.tsx'
import { designTexts } from './texts.ts'

const NAMES: Readonly<Record<Locale, string>> = { de: 'Deutsch', en: 'English' }

/** Switches between German and English. Its label names both, for those who understand only one of them. */
export function LocaleSwitch() {
  const toast = useToast()
  const { noLanguage } = useTexts(designTexts)
  // Where a language cannot be fetched, the page stays as it is, and says so.
  async function speak(locale: Locale) {
    try {
      await loadWords(locale)
      setLocale(locale)
    } catch {
      toast({ text: noLanguage, tone: 'warning' })
    }
  }
  return (
    <Choice
      label="Sprache · Language"
      value={useLocale()}
      onChange={(locale) => void speak(locale)}
      options={LOCALES.map((locale) => ({ value: locale, label: locale.toUpperCase(), title: NAMES[locale] }))}
    />
  )
}
