import { type Localized, languageIn } from '@hausregeln/rulebooks/texts/language.ts'
import { useLocale } from '../i18n/locale.ts'
import { textIn } from '../i18n/textIn.ts'

interface TextProps {
  readonly text: Localized | undefined
}

/** A text of a rulebook. Where English stands in, it says so to whoever reads it aloud. */
export function Text({ text }: TextProps) {
  const locale = useLocale()
  if (text === undefined) return null
  const language = languageIn(text, locale)
  return language === locale ? textIn(text, locale) : <span lang={language}>{textIn(text, locale)}</span>
}
