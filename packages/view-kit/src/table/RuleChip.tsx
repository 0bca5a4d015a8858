import { useState } from 'react'
import { loadedTextIn } from '../i18n/index.ts'
import { needParagraphs } from '../words/words.ts'
import { useTable } from './context.ts'
import './rule-chip.css'

/** The number of a paragraph; it opens its text. Paragraphs are loaded when somebody turns to one. */
export function RuleChip({ id }: { readonly id: string }) {
  const { showRule, rulebook, locale } = useTable()
  const [here, setHere] = useState(false)
  const bring = () =>
    void needParagraphs().then(
      () => setHere(true),
      () => undefined,
    )
  return (
    <button
      type="button"
      className="rule-chip numerals"
      title={here ? loadedTextIn(rulebook.ruleTexts[id]?.title, locale) : undefined}
      onPointerEnter={bring}
      onFocus={bring}
      onClick={() => showRule(id)}
    >
      {id}
    </button>
  )
}
