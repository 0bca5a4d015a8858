import type { OptionDef, Rulebook } from '@hausregeln/engine'
import { optionText } from '@hausregeln/rulebooks/texts/index.ts'
import { hrefOf } from '../app/route.ts'
import { NumberField, Switch } from '../design/index.ts'
import { useLocale } from '../i18n/index.ts'
import type { Draft } from './draft.ts'

interface OptionFieldsProps {
  readonly rulebook: Rulebook
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
}

/** The table options of a rulebook, each with what it does and the paragraph that offers it. */
export function OptionFields({ rulebook, draft, onChange }: OptionFieldsProps) {
  const set = (option: OptionDef, value: number) =>
    onChange({ ...draft, options: { ...draft.options, [option.id]: value } })
  return (
    <div>
      {rulebook.book.options.map((option) => (
        <OptionField
          key={option.id}
          rulebook={rulebook}
          option={option}
          value={draft.options[option.id] ?? option.default}
          onChange={(value) => set(option, value)}
        />
      ))}
    </div>
  )
}

interface OptionFieldProps {
  readonly rulebook: Rulebook
  readonly option: OptionDef
  readonly value: number
  readonly onChange: (value: number) => void
}

function OptionField({ rulebook, option, value, onChange }: OptionFieldProps) {
  const locale = useLocale()
  const { title, text, rule } = optionText(rulebook, option, locale)
  const isSwitch = option.min === 0 && option.max === 1
  return (
    <div className="setup__option">
      {isSwitch ? (
        <Switch label={title} hint={text} checked={value === 1} onChange={(on) => onChange(on ? 1 : 0)} />
      ) : (
        <NumberField label={title} hint={text} value={value} min={option.min} max={option.max} onChange={onChange} />
      )}
      <a className="fine setup__rule" href={hrefOf({ at: 'rules', book: rulebook.book.id, rule })}>
        {rule}
      </a>
    </div>
  )
}
