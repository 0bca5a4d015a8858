import type { MeasureName } from '@hausregeln/lab/experiment/measures.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { Suspense, useState } from 'react'
import { type Asked, Go } from './Go.tsx'
import { BookField, type ChosenBook } from './table/BookField.tsx'
import { BotFields, useBotsSaid } from './table/BotFields.tsx'
import { MeasureField } from './table/MeasureField.tsx'
import { useTable } from './table/useTable.ts'
import { labTexts } from './texts.ts'

interface AskCompareProps {
  readonly onAsked: (one: Asked<'compare'>) => void
}

/** One table against another: other rulebooks, other bots, other numbers of players. */
export function AskCompare({ onAsked }: AskCompareProps) {
  const texts = useTexts(labTexts)
  const [one, setOne] = useState<ChosenBook>('classic')
  const [other, setOther] = useState<ChosenBook>('simplified')
  const [measure, setMeasure] = useState<MeasureName>('length')
  return (
    <>
      <div className="lab__line">
        <BookField label={texts.book} chosen={one} onChoose={setOne} />
        <BookField label={texts.against} chosen={other} onChoose={setOther} />
      </div>
      <Suspense fallback={<p role="status">{texts.loading}</p>}>
        <Tables one={one} other={other} measure={measure} onAsked={onAsked} onMeasure={setMeasure} />
      </Suspense>
    </>
  )
}

interface TablesProps extends AskCompareProps {
  readonly one: ChosenBook
  readonly other: ChosenBook
  readonly measure: MeasureName
  readonly onMeasure: (measure: MeasureName) => void
}

/** Who sits at each of the two tables. */
function Tables({ one, other, measure, onAsked, onMeasure }: TablesProps) {
  const said = useBotsSaid()
  const tables = [useTable(one), useTable(other)]
  const [here, there] = tables
  // Where rulebooks are the same, bots tell the tables apart.
  const tellsBots = here?.asked.title === there?.asked.title || said(here?.bots ?? []) !== said(there?.bots ?? [])
  const sides = tables.map(({ asked, bots }) => ({
    name: tellsBots ? `${asked.title}, ${said(bots)}` : asked.title,
    book: asked.book,
    bots: [...bots],
  }))
  return (
    <>
      {tables.map(({ asked, bots, setBots }, at) => (
        <fieldset className="lab__rule" key={at === 0 ? 'one' : 'other'}>
          <legend>{asked.title}</legend>
          <BotFields book={asked.rulebook.book} bots={bots} onChange={setBots} />
        </fieldset>
      ))}
      <MeasureField value={measure} onChange={onMeasure} />
      <Go onGo={() => onAsked({ kind: 'compare', measure, sides })} />
    </>
  )
}
