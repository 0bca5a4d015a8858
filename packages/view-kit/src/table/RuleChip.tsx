import { said } from '../i18n/index.ts'
import { useTable } from './context.ts'
import './rule-chip.css'

/** The number of a paragraph; it opens its text. */
export function RuleChip({ id }: { readonly id: string }) {
  const { showRule, rulebook, locale } = useTable()
  return (
    <button
      type="button"
      className="rule-chip numerals"
      title={said(rulebook.ruleTexts[id]?.title, locale)}
      onClick={() => showRule(id)}
    >
      {id}
    </button>
  )
}
