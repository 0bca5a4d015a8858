import { ownName } from '@hausregeln/rulebooks/texts/language.ts'
import { Languages } from 'lucide-react'
import { LOCALES, type Locale, setLocale, useLocale } from '../i18n/locale.ts'
import { useTexts } from '../i18n/texts.ts'
import { loadLanguage } from '../words/words.ts'
import { useToast } from './Toast.tsx'
import { designTexts } from './texts.ts'

/** Switches between the languages of the house, each called as it calls itself, for those who understand only that one. */
export function LocaleSwitch() {
  const toast = useToast()
  const { language, noLanguage } = useTexts(designTexts)
  // Where a language cannot be fetched, the page stays as it is, and says so.
  async function speak(locale: Locale) {
    try {
      await loadLanguage(locale)
      setLocale(locale)
    } catch {
      toast({ text: noLanguage, tone: 'warning' })
    }
  }
  return (
    <span className="hr-language">
      <Languages size={18} aria-hidden />
      <select
        className="hr-language__select"
        aria-label={[...new Set([language, 'Language'])].join(' · ')}
        value={useLocale()}
        onChange={(event) => void speak(event.target.value as Locale)}
      >
        {LOCALES.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {ownName(locale)}
          </option>
        ))}
      </select>
    </span>
  )
}
