import { textOf } from '@hausregeln/rulebooks/file/texts.ts'
import { ownName } from '@hausregeln/rulebooks/texts/language.ts'
import { Field, FieldFrame, IconButton, Select } from '@hausregeln/view-kit/design/index.ts'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { Languages } from 'lucide-react'
import { useState } from 'react'
import { languageName, languagesOf, moreLanguages, type Names, withName } from '../model/board/names.ts'
import { workshopTexts } from '../texts.ts'

interface NameFieldProps {
  readonly label: string
  readonly value: Names
  readonly most: number
  readonly onChange: (value: Names) => void
  readonly labelHidden?: boolean
  readonly placeholder?: string
  /** A text of some lines, not a name. */
  readonly long?: boolean
}

/** A name for all languages, or, where somebody asks for that, one a language. */
export function NameField(props: NameFieldProps) {
  const { label, value, most, onChange, labelHidden = false, placeholder, long = false } = props
  const texts = useTexts(workshopTexts)
  const locale = useLocale()
  const [each, setEach] = useState(false)
  const shown = typeof value === 'string' ? value : textIn(textOf(value), locale)
  return (
    <div className="names">
      <div className="names__line">
        {each ? (
          <p className="names__label">{label}</p>
        ) : (
          <Line {...{ label, labelHidden, most, placeholder, long }} value={shown} onChange={onChange} />
        )}
        <IconButton
          label={each ? texts.oneName(label) : texts.nameEach(label)}
          icon={<Languages size={18} aria-hidden />}
          size="small"
          onClick={() => setEach(!each)}
        />
      </div>
      {each && <Each {...{ label, value, most, onChange, long }} />}
    </div>
  )
}

function Each({
  label,
  value,
  most,
  onChange,
  long,
}: Pick<NameFieldProps, 'label' | 'value' | 'most' | 'onChange' | 'long'>) {
  const texts = useTexts(workshopTexts)
  const locale = useLocale()
  const [more, setMore] = useState<readonly string[]>([])
  const languages = [...new Set([...languagesOf(value), ...more])]
  const open = moreLanguages(languages)
  return (
    <fieldset className="names__each">
      <legend className="visually-hidden">{label}</legend>
      {languages.map((language) => (
        <Line
          key={language}
          label={languageName(language, ownName)}
          spoken={`${label}, ${languageName(language, ownName)}`}
          value={typeof value === 'string' ? value : (value[language] ?? '')}
          placeholder={textIn(textOf(value), locale)}
          {...{ most, long, language }}
          onChange={(text) => onChange(withName(value, language, text))}
        />
      ))}
      {open.length > 0 && (
        <Select
          label={texts.moreLanguages}
          value=""
          options={[
            { value: '', label: '…' },
            ...open.map((language) => ({ value: language, label: languageName(language, ownName) })),
          ]}
          onChange={(language) => language !== '' && setMore([...more, language])}
        />
      )}
    </fieldset>
  )
}

interface LineProps {
  readonly label: string
  /** What it is called where only that is heard. */
  readonly spoken?: string
  readonly labelHidden?: boolean
  readonly value: string
  readonly most: number
  readonly placeholder?: string | undefined
  readonly long?: boolean | undefined
  readonly language?: string
  readonly onChange: (value: string) => void
}

function Line({ label, spoken, labelHidden = false, value, most, placeholder, long, language, onChange }: LineProps) {
  if (!long)
    return (
      <Field
        {...{ label, labelHidden, value, onChange }}
        {...(placeholder !== undefined && { placeholder })}
        {...(spoken !== undefined && { 'aria-label': spoken })}
        lang={language}
        maxLength={most}
      />
    )
  return (
    <FieldFrame label={label} labelHidden={labelHidden}>
      {(binding) => (
        <textarea
          {...binding}
          className="hr-input boards__text"
          rows={2}
          lang={language}
          maxLength={most}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}
