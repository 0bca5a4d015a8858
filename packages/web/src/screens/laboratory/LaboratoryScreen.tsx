import { textIn } from '@hausregeln/engine/core/saying.ts'
import { booksNamed, type Experiment, experimentOf, readExperiment } from '@hausregeln/lab/experiment/index.ts'
import { Button, Panel } from '@hausregeln/view-kit/design/index.ts'
import { loadRulebook } from '@hausregeln/view-kit/game/books/books.ts'
import { useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { needParagraphs } from '@hausregeln/view-kit/words/words.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Frame } from '../../frame/Frame.tsx'
import { go, hrefOf, type RecordedPlace } from '../../frame/route.ts'
import { textOf, wordOf } from '../../frame/word.ts'
import { prepareRun } from '../../laboratory/lanes.ts'
import { Ask } from './Ask.tsx'
import { faultText } from './faultText.ts'
import { Result } from './Result.tsx'
import { dropRun, type KeptRun, keptRuns } from './shelf.ts'
import { labTexts } from './texts.ts'
import './laboratory.css'

/** A curve says what its number is, and what is answered: the words of the rules come with it. */
const Curve = lazy(async () => {
  const [{ Curve }] = await Promise.all([import('./curve/Curve.tsx'), needParagraphs()])
  return { default: Curve }
})

interface LaboratoryScreenProps {
  /** An experiment that lies in the address, packed. */
  readonly word: string | null
  /** A recorded game that is asked about. */
  readonly from: RecordedPlace | null
}

/** The laboratory: ask, watch the limits close, and read the answer. */
export default function LaboratoryScreen({ word, from }: LaboratoryScreenProps) {
  const texts = useTexts(labTexts)
  const language = useLocale()
  const [experiment, setExperiment] = useState<Experiment | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  useEffect(prepareRun, [])
  useEffect(() => {
    setExperiment(null)
    if (word === null) return
    void textOf(word)
      .then(async (text) => {
        const read = readExperiment(text)
        await Promise.all(booksNamed(read).map(loadRulebook))
        setExperiment(read)
        setFault(null)
      })
      .catch((error: unknown) => setFault(error))
  }, [word])
  const asked = async (what: Experiment | string) => {
    try {
      const read = typeof what === 'string' ? readExperiment(what) : experimentOf(what)
      setFault(null)
      go({ at: 'laboratory', word: await wordOf(JSON.stringify(read)) })
    } catch (error) {
      setFault(error)
    }
  }
  return (
    <Frame title={texts.title}>
      <div className="lab">
        <header>
          <h1>{texts.title}</h1>
          <p className="soft">{texts.lead}</p>
        </header>
        {fault !== null && (
          <p role="alert" className="lab__fault">
            {faultText(fault, language)}
          </p>
        )}
        {experiment === null ? (
          <>
            <Ask key={from === null ? '' : `${from.of} ${from.id}`} from={from} onAsked={(what) => void asked(what)} />
            <Kept onOpen={(run) => void asked(run)} />
          </>
        ) : (
          <>
            <p>
              <a href={hrefOf({ at: 'laboratory', word: null })}>{texts.fresh}</a>
            </p>
            {experiment.kind === 'compare' && experiment.curve !== undefined ? (
              <Suspense fallback={<p role="status">{texts.loading}</p>}>
                <Curve key={word} experiment={experiment} />
              </Suspense>
            ) : (
              <Result key={word} experiment={experiment} />
            )}
          </>
        )}
      </div>
    </Frame>
  )
}

/** What this browser has found out before. */
function Kept({ onOpen }: { readonly onOpen: (experiment: Experiment) => void }) {
  const texts = useTexts(labTexts)
  const locale = useLocale()
  const [runs, setRuns] = useState<readonly KeptRun[]>([])
  const refresh = () => void keptRuns().then(setRuns, () => {})
  useEffect(refresh, [])
  if (runs.length === 0) return null
  return (
    <Panel title={texts.kept}>
      <ul className="plain-list lab__kept">
        {runs.map((run) => (
          <li key={run.key}>
            <p>{textIn(run.answer, locale)}</p>
            <div className="lab__files">
              <Button size="small" onClick={() => onOpen(run.experiment)}>
                {texts.open}
              </Button>
              <Button size="small" look="quiet" onClick={() => void dropRun(run.key).then(refresh)}>
                {texts.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
