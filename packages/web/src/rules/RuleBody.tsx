import type { Rulebook, RuleText } from '@hausregeln/engine'
import { useLocale, useTexts } from '../i18n/index.ts'
import { Marked } from './Marked.tsx'
import { ruleTexts } from './texts.ts'
import './rules.css'

interface RuleBodyProps {
  readonly rulebook: Rulebook
  readonly rule: RuleText
  /** Words of a search, to be marked. */
  readonly words?: readonly string[]
}

/** A paragraph: its text, our reading marked as such, and the table options that it offers. */
export function RuleBody({ rulebook, rule, words = [] }: RuleBodyProps) {
  const texts = useTexts(ruleTexts)
  const locale = useLocale()
  const options = rulebook.book.options.filter((option) => rule.options?.includes(option.id))
  return (
    <>
      <p>
        <Marked text={rule.text[locale]} words={words} />
      </p>
      {rule.reading && (
        <p className="rule-reading">
          <strong>{texts.reading}: </strong>
          <Marked text={rule.reading[locale]} words={words} />
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
