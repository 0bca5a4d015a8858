import { textIn } from '@hausregeln/engine/core/saying.ts'
import { STUDIES, type StudyOf } from '@hausregeln/lab/atlas/studies.ts'
import { type Experiment, type Pace, USUAL_PACE } from '@hausregeln/lab/experiment/index.ts'
import { ALL_LANGUAGES, bringLanguage } from '@hausregeln/rulebooks/texts/index.ts'
import { Choice, NumberField, Panel, Select } from '@hausregeln/view-kit/design/index.ts'
import { type Locale, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { needParagraphs } from '@hausregeln/view-kit/words/words.ts'
import { lazy, Suspense, useState } from 'react'
import type { RecordedPlace } from '../../frame/route.ts'
import { AskBook } from './AskBook.tsx'
import { AskCompare } from './AskCompare.tsx'
import { AskFile } from './AskFile.tsx'
import { AskFrom } from './AskFrom.tsx'
import { AtlasPanel } from './AtlasPanel.tsx'
import { Extent, Go } from './Go.tsx'
import { labTexts } from './texts.ts'

/** What cannot be is told by the rulebook, in every language that it is kept in. */
const AskHand = lazy(async () => {
  const [{ AskHand }] = await Promise.all([import('./hand/AskHand.tsx'), ...ALL_LANGUAGES.map(bringLanguage)])
  return { default: AskHand }
})

/** What can be answered otherwise in a rulebook stands in all its chapters, and is told in their words. */
const AskRules = lazy(async () => {
  const [{ AskRules }] = await Promise.all([import('./rules/AskRules.tsx'), needParagraphs()])
  return { default: AskRules }
})
const AskNumber = lazy(async () => {
  const [{ AskNumber }] = await Promise.all([import('./rules/AskNumber.tsx'), needParagraphs()])
  return { default: AskNumber }
})

type Kind = 'rules' | 'number' | 'study' | 'compare' | 'book' | 'from' | 'hand' | 'atlas' | 'file'
const KINDS: readonly Kind[] = ['rules', 'number', 'study', 'compare', 'book', 'from', 'hand', 'atlas', 'file']

interface AskProps {
  /** A recorded game that is asked about. */
  readonly from: RecordedPlace | null
  readonly onAsked: (experiment: Experiment | string) => void
}

/** Where you say what is to be found out. */
export function Ask({ from, onAsked }: AskProps) {
  const texts = useTexts(labTexts)
  const [kind, setKind] = useState<Kind>(from === null ? 'rules' : 'from')
  const [games, setGames] = useState(1000)
  const [seed, setSeed] = useState(1)
  const [pace, setPace] = useState<Pace>(USUAL_PACE)
  const isUsual = pace.throw === USUAL_PACE.throw && pace.decision === USUAL_PACE.decision
  const common = { format: 1 as const, games, seed, ...(!isUsual && { pace }) }
  const parts: Readonly<Record<Kind, () => React.ReactNode>> = {
    rules: () => <AskRules onAsked={(one) => onAsked({ ...common, ...one })} />,
    number: () => <AskNumber onAsked={(one) => onAsked({ ...common, ...one })} />,
    study: () => <AskStudy onAsked={(study) => onAsked({ ...study.experiment(games, seed), ...common })} />,
    compare: () => <AskCompare onAsked={(one) => onAsked({ ...common, ...one })} />,
    book: () => <AskBook onAsked={(one) => onAsked({ ...common, ...one })} />,
    from: () => <AskFrom from={from} onAsked={(one) => onAsked({ ...common, ...one })} />,
    hand: () => <AskHand onAsked={(one) => onAsked({ ...common, ...one })} />,
    atlas: () => null,
    file: () => <AskFile onAsked={onAsked} />,
  }
  const extent = (
    <div className="lab__line">
      <NumberField label={texts.games} value={games} onChange={setGames} min={50} max={100_000} step={500} />
      <NumberField label={texts.seed} value={seed} onChange={setSeed} min={0} max={1_000_000} />
      {kind !== 'from' && kind !== 'hand' && <PaceFields pace={pace} onChange={setPace} />}
    </div>
  )
  return (
    <>
      <Panel title={texts.ask}>
        <div className="lab__form">
          <Choice
            label={texts.ask}
            value={kind}
            onChange={setKind}
            options={KINDS.map((one) => ({ value: one, label: texts.kinds[one] }))}
          />
          <Extent value={kind === 'file' ? null : extent}>
            <Suspense fallback={<p role="status">{texts.loading}</p>}>{parts[kind]()}</Suspense>
          </Extent>
        </div>
      </Panel>
      {kind === 'atlas' && <AtlasPanel />}
    </>
  )
}

interface PaceFieldsProps {
  readonly pace: Pace
  readonly onChange: (pace: Pace) => void
}

/** How long people take, by which minutes are reckoned. */
function PaceFields({ pace, onChange }: PaceFieldsProps) {
  const texts = useTexts(labTexts)
  return (
    <details className="lab__pace">
      <summary>{texts.paceTitle}</summary>
      <div className="lab__line">
        <NumberField
          label={texts.paceThrow}
          value={pace.throw}
          onChange={(seconds) => onChange({ ...pace, throw: seconds })}
          min={0}
          max={MOST_SECONDS}
        />
        <NumberField
          label={texts.paceDecision}
          value={pace.decision}
          onChange={(seconds) => onChange({ ...pace, decision: seconds })}
          min={0}
          max={MOST_SECONDS}
        />
      </div>
      <p className="fine">{texts.paceHint}</p>
    </details>
  )
}

const MOST_SECONDS = 600

function AskStudy({ onAsked }: { readonly onAsked: (study: StudyOf) => void }) {
  const texts = useTexts(labTexts)
  const names = Object.keys(STUDIES)
  const [name, setName] = useState(names[0] ?? '')
  const language = useLocale()
  const study = STUDIES[name]
  const options = names.map((value) => ({ value, label: titleOf(value, language) }))
  return (
    <>
      <Select label={texts.study} value={name} onChange={setName} options={options} />
      <Go onGo={() => study !== undefined && onAsked(study)} />
    </>
  )
}

function titleOf(study: string, language: Locale): string {
  const title = STUDIES[study]?.title
  return title === undefined ? study : textIn(title, language)
}
