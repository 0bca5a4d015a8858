import { firstValues, playable, slidersOf } from '@hausregeln/lab/atlas/questions.ts'
import type { MeasureName } from '@hausregeln/lab/experiment/measures.ts'
import { describeNumber } from '@hausregeln/rulebooks/numbers.ts'
import { Select } from '@hausregeln/view-kit/design/index.ts'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { Suspense, useMemo, useState } from 'react'
import { type Asked, Go } from '../Go.tsx'
import { BookField, type ChosenBook } from '../table/BookField.tsx'
import { BotFields } from '../table/BotFields.tsx'
import { MeasureField } from '../table/MeasureField.tsx'
import { useTable } from '../table/useTable.ts'
import { labTexts } from '../texts.ts'

interface AskNumberProps {
  readonly onAsked: (one: Asked<'compare'>) => void
}

/** Values that a curve begins with. */
const FIRST = 5

/** What a number of the rules does: a curve, whose values are slid afterwards. */
export function AskNumber({ onAsked }: AskNumberProps) {
  const texts = useTexts(labTexts)
  const [chosen, setChosen] = useState<ChosenBook>('classic')
  return (
    <>
      <BookField label={texts.book} chosen={chosen} onChoose={setChosen} />
      <Suspense fallback={<p role="status">{texts.loading}</p>}>
        <Numbers chosen={chosen} onAsked={onAsked} />
      </Suspense>
    </>
  )
}

function Numbers({ chosen, onAsked }: AskNumberProps & { readonly chosen: ChosenBook }) {
  const texts = useTexts(labTexts)
  const locale = useLocale()
  const { asked, bots, setBots } = useTable(chosen)
  const { rulebook, book } = asked
  const sliders = useMemo(() => slidersOf(rulebook), [rulebook])
  const [name, setName] = useState<string | null>(null)
  const [measure, setMeasure] = useState<MeasureName>('length')
  const picked = sliders.find(({ def }) => def.name === name) ?? sliders[0]
  const slider = useMemo(() => picked && playable(rulebook, picked), [rulebook, picked])
  if (slider === undefined) return null
  const { def, now } = slider
  const said = (value: number) => describeNumber(locale, rulebook, value, def.unit, ', ')
  const sideAt = (value: number) => ({ name: said(value), book, bots: [...bots], numbers: { [def.name]: value } })
  const values = firstValues(slider, FIRST).filter((value) => value !== now)
  const go = () =>
    onAsked({
      kind: 'compare',
      title: `${asked.title}: ${textIn(def.label, locale)}`,
      measure,
      stops: false,
      curve: def.name,
      sides: [{ name: said(now), book, bots: [...bots] }, ...values.map(sideAt)],
    })
  return (
    <>
      <Select
        label={texts.number}
        value={def.name}
        onChange={setName}
        options={sliders.map(({ def: one }) => ({ value: one.name, label: textIn(one.label, locale) }))}
        hint={texts.now(said(now))}
      />
      <BotFields book={rulebook.book} bots={bots} onChange={setBots} />
      <MeasureField value={measure} onChange={setMeasure} />
      <Go onGo={go} />
    </>
  )
}
