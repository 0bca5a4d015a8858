import type { OptionDef, Rulebook } from '@hausregeln/engine'
import { optionText } from '@hausregeln/rulebooks/texts/index.ts'
import { NumberField, Switch } from '@hausregeln/view-kit/design/index.ts'
import { useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { withParagraphs } from '@hausregeln/view-kit/words/words.ts'
import { lazy, Suspense, useState } from 'react'
import { screenTexts } from '../texts.ts'
import type { Draft } from './draft.ts'
import '@hausregeln/view-kit/table/rule-chip.css'

const RuleDialog = lazy(() => withParagraphs(import('../../rules/RuleDialog.tsx')))

interface OptionFieldsProps {
  readonly rulebook: Rulebook
  readonly options: Draft['options']
  readonly onChange: (options: Draft['options']) => void
}

/** The table options of a rulebook, each with what it does and the paragraph that offers it. */
export function OptionFields({ rulebook, options, onChange }: OptionFieldsProps) {
  const set = (option: OptionDef, value: number) => onChange({ ...options, [option.id]: value })
  const [rule, setRule] = useState<string | null>(null)
  return (
    <div className="setup__options">
      {rulebook.book.options.map((option) => (
        <OptionField
          key={option.id}
          rulebook={rulebook}
          option={option}
          value={options[option.id] ?? option.default}
          onChange={(value) => set(option, value)}
          onRule={setRule}
        />
      ))}
      <Suspense>{rule !== null && <RuleDialog rulebook={rulebook} id={rule} onClose={() => setRule(null)} />}</Suspense>
    </div>
  )
}

interface OptionFieldProps {
  readonly rulebook: Rulebook
  readonly option: OptionDef
  readonly value: number
  readonly onChange: (value: number) => void
  readonly onRule: (rule: string) => void
}

function OptionField({ rulebook, option, value, onChange, onRule }: OptionFieldProps) {
  const locale = useLocale()
  const texts = useTexts(screenTexts)
  const { title, text, rule } = optionText(rulebook, option, locale)
  const isSwitch = option.min === 0 && option.max === 1
  return (
    <div className="setup__option">
      {isSwitch ? (
        <Switch label={title} hint={text} checked={value === 1} onChange={(on) => onChange(on ? 1 : 0)} />
      ) : (
        <NumberField label={title} hint={text} value={value} min={option.min} max={option.max} onChange={onChange} />
      )}
      <button
        type="button"
        className="rule-chip setup__rule"
        aria-label={texts.optionRule(rule)}
        onClick={() => onRule(rule)}
      >
        {rule}
      </button>
    </div>
  )
}
