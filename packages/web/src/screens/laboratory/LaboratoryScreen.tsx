import {
  booksNamed,
  type Experiment,
  ExperimentError,
  experimentOf,
  readExperiment,
} from '@hausregeln/lab/experiment/index.ts'
import { useEffect, useState } from 'react'
import { Button, Panel } from '../../design/index.ts'
import { Frame } from '../../frame/Frame.tsx'
import { go, hrefOf } from '../../frame/route.ts'
import { loadRulebook } from '../../game/books.ts'
import { useLocale, useTexts } from '../../i18n/index.ts'
import { Ask } from './Ask.tsx'
import { Result } from './Result.tsx'
import { dropRun, type KeptRun, keptRuns } from './shelf.ts'
import { labTexts } from './texts.ts'
import { textOf, wordOf } from './word.ts'
import './laboratory.css'

interface LaboratoryScreenProps {
  /** An experiment that lies in the address, packed. */
  readonly word: string | null
  /** A game of this browser that is asked about. */
  readonly game: string | null
}

/** The laboratory: ask, watch the limits close, and read the answer. */
export default function LaboratoryScreen({ word, game }: LaboratoryScreenProps) {
  const texts = useTexts(labTexts)
  const [experiment, setExperiment] = useState<Experiment | null>(null)
  const [fault, setFault] = useState<string | null>(null)
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
      .catch((error: unknown) => setFault(sentence(error)))
  }, [word])
  const asked = async (what: Experiment | string) => {
    try {
      const read = typeof what === 'string' ? readExperiment(what) : experimentOf(what)
      setFault(null)
      go({ at: 'laboratory', word: await wordOf(JSON.stringify(read)), game: null })
    } catch (error) {
      setFault(sentence(error))
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
            {fault}
          </p>
        )}
        {experiment === null ? (
          <>
            <Ask key={game} game={game} onAsked={(what) => void asked(what)} />
            <Kept onOpen={(run) => void asked(run)} />
          </>
        ) : (
          <>
            <p>
              <a href={hrefOf({ at: 'laboratory', word: null, game: null })}>{texts.fresh}</a>
            </p>
            <Result key={word} experiment={experiment} />
          </>
        )}
      </div>
    </Frame>
  )
}

function sentence(error: unknown): string {
  if (error instanceof ExperimentError) return error.faults.map(({ at, en }) => `${at.join('.')}: ${en}`).join(' ')
  return error instanceof Error ? error.message : String(error)
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
            <p>{run.answer[locale === 'de' ? 'de' : 'en']}</p>
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
