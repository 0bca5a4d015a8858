import type { Rulebook } from '@hausregeln/engine'
import { textIn } from '@hausregeln/engine/core/saying.ts'
import { playable, type Slider, slidersOf } from '@hausregeln/lab/atlas/questions.ts'
import { rulebookFor } from '@hausregeln/lab/experiment/books.ts'
import {
  answerOf,
  bilingual,
  type CompareExperiment,
  type Comparison,
  curveOfPairs,
  type DataTable,
  ExperimentError,
  tablesOf,
} from '@hausregeln/lab/experiment/index.ts'
import { titleOf } from '@hausregeln/lab/picture/pictured.ts'
import { written } from '@hausregeln/lab/picture/written.ts'
import { describeNumber } from '@hausregeln/rulebooks/numbers.ts'
import { Button, Meter, Panel } from '@hausregeln/view-kit/design/index.ts'
import { loadedRulebook } from '@hausregeln/view-kit/game/books/books.ts'
import { formatNumber, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useId, useMemo, useState } from 'react'
import { faultText } from '../faultText.ts'
import { Picture } from '../Picture.tsx'
import { TakeAway } from '../TakeAway.tsx'
import { labTexts } from '../texts.ts'
import { useCurve } from './useCurve.ts'

interface CurveProps {
  readonly experiment: CompareExperiment
}

/** What a number does, value by value: slid to one of them, you see its curve grow there. */
export function Curve({ experiment }: CurveProps) {
  const locale = useLocale()
  const found = useMemo(() => sliderFor(experiment), [experiment])
  if ('rulebook' in found) return <Slid experiment={experiment} {...found} />
  return (
    <p role="alert" className="lab__fault">
      {faultText(found.fault, locale)}
    </p>
  )
}

interface Found {
  readonly rulebook: Rulebook
  readonly slider: Slider | undefined
}

function Slid({ experiment, rulebook, slider }: CurveProps & Found) {
  const texts = useTexts(labTexts)
  const locale = useLocale()
  const { view, play, stop, slide } = useCurve(experiment)
  const [at, setAt] = useState(slider?.now ?? 0)
  const said = (value: number) => describeNumber(locale, rulebook, value, slider?.def.unit ?? null, ', ')
  const now = slider?.now ?? 0
  // Pictures are drawn again when something was played, not with every step of the slider.
  const [report, tables] = useMemo(() => {
    const { curve: number = '' } = experiment
    const put = curveOfPairs(view.points, { number, name: slider?.def.label ?? bilingual(number) }, now)
    return [put, put === null ? [] : tablesOf(put, null, locale)] as const
  }, [view.points, experiment, slider, now, locale])
  const move = (value: number) => {
    setAt(value)
    slide(value === now ? null : value, said(value))
  }
  const isWhole = view.done.blocks >= view.done.all
  return (
    <>
      <Panel title={textIn(bilingual(experiment.title ?? texts.title), locale)} tone="accent">
        {slider !== undefined && <Slide slider={slider} at={at} said={said} onMove={move} />}
        <p className="lab__answer">
          {report === null ? texts.loading : <Told report={report} table={tables[0]} at={at} said={said(at)} />}
        </p>
        {view.fault !== null && (
          <p role="alert" className="lab__fault">
            {faultText(view.fault, locale)}
          </p>
        )}
        <Meter
          label={texts.progress}
          value={view.done.blocks}
          max={view.done.all}
          text={texts.parts(view.done.blocks, view.done.all)}
        />
        <div className="lab__files">
          {view.runs ? (
            <Button onClick={stop}>{texts.stop}</Button>
          ) : (
            !isWhole && <Button onClick={() => void play()}>{texts.goOn}</Button>
          )}
          <TakeAway experiment={experiment} report={report} />
        </div>
        <p className="fine">
          {texts.once} {texts.assumption}
        </p>
      </Panel>
      {tables.map((table) => (
        <Picture key={table.id} table={table} language={locale} {...(table.id === 'curve' && { mark: at })} />
      ))}
    </>
  )
}

interface SlideProps {
  readonly slider: Slider
  readonly at: number
  readonly said: (value: number) => string
  readonly onMove: (value: number) => void
}

/** The slider of the number. */
function Slide({ slider: { def, least, most, step }, at, said, onMove }: SlideProps) {
  const texts = useTexts(labTexts)
  const locale = useLocale()
  const id = useId()
  return (
    <div className="lab__slide">
      <label htmlFor={id}>
        {texts.slide(textIn(def.label, locale))} <strong>{said(at)}</strong>
      </label>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        step={step}
        value={at}
        aria-valuetext={said(at)}
        onChange={(event) => onMove(Number(event.target.value))}
      />
      <div className="lab__ends" aria-hidden>
        <span>{said(least)}</span>
        <span>{said(most)}</span>
      </div>
    </div>
  )
}

interface ToldProps {
  readonly report: Comparison
  /** The curve itself. */
  readonly table: DataTable | undefined
  readonly at: number
  readonly said: string
}

/** The column of a curve's table that has minutes, where lengths are measured. */
const MINUTES = 5

/** What is known at the value where the slider stands, with its limits, and by how much that differs from what holds. */
function Told({ report, table, at, said }: ToldProps) {
  const texts = useTexts(labTexts)
  const locale = useLocale()
  const row = table?.rows.find(([value]) => value === at)
  if (table === undefined || row === undefined) return texts.notYet(said)
  const [figure = '', low = '', high = ''] = [1, 2, 3].map((cell) =>
    written(row[cell] ?? null, table.columns[cell], locale),
  )
  const figures = texts.curveAt(said, titleOf(table.columns[1], locale), figure, low, high)
  const minutes = row[MINUTES]
  const own =
    typeof minutes === 'number'
      ? `${figures} ${texts.curveMinutes(formatNumber(locale, Math.round(minutes)))}`
      : figures
  const side = report.curve?.values.indexOf(at) ?? 0
  if (side < 1) return own
  const differences = report.differences.filter((one) => one.side === side)
  return `${own} ${textIn(answerOf({ ...report, games: report.sides[side]?.games ?? 0, differences }), locale)}`
}

/** The rulebook of the first side, and the slider of the number, if it has such a number; or what is wrong with it. */
function sliderFor({ sides: [first], curve }: CompareExperiment): Found | { readonly fault: unknown } {
  if (first === undefined) throw new Error('a curve has a first side')
  try {
    const rulebook = rulebookFor(first, loadedRulebook, [])
    const slider = slidersOf(rulebook).find(({ def }) => def.name === curve)
    return { rulebook, slider: slider && playable(rulebook, slider) }
  } catch (fault) {
    if (fault instanceof ExperimentError) return { fault }
    throw fault
  }
}
