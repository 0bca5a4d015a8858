import type { Rulebook, RuleText } from '@hausregeln/engine'
import { useLocale, useTexts } from '../i18n/index.ts'
import { screenTexts } from '../screens/texts.ts'
import './rule.css'

/** A paragraph: its text, our reading marked as such, and the table options that it offers. */
export function RuleBody({ rulebook, rule }: { readonly rulebook: Rulebook; readonly rule: RuleText }) {
  const texts = useTexts(screenTexts)
  const locale = useLocale()
  const options = rulebook.book.options.filter((option) => rule.options?.includes(option.id))
  return (
    <>
      <p>{rule.text[locale]}</p>
      {rule.reading && (
        <p className="rule-reading">
          <strong>{texts.reading}: </strong>
          {rule.reading[locale]}
        </p>
      )}
      {options.length > 0 && (
        <p className="fine">
          {texts.optionsHere}: {options.map((option) => option.name[locale]).join(' · ')}
        </p>
      )}
    </>
  )
}
