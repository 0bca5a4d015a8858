import { MEASURES, type MeasureName } from '@hausregeln/lab/experiment/measures.ts'
import { Select } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { labTexts } from '../texts.ts'

interface MeasureFieldProps {
  readonly value: MeasureName
  readonly onChange: (measure: MeasureName) => void
}

/** What decides an experiment. */
export function MeasureField({ value, onChange }: MeasureFieldProps) {
  const texts = useTexts(labTexts)
  const options = MEASURES.map((name) => ({ value: name, label: texts.measures[name] }))
  return <Select label={texts.measure} value={value} onChange={onChange} options={options} />
}
