import type { Rulebook } from '@hausregeln/engine'
import { textIn } from '@hausregeln/engine/core/saying.ts'
import {
  answerOf,
  bilingual,
  type Experiment,
  ExperimentError,
  rulebookOfStudy,
  type StudyReport,
  tablesOf,
} from '@hausregeln/lab/experiment/index.ts'
import { Button, LiveRegion, Meter, Panel } from '@hausregeln/view-kit/design/index.ts'
import { loadedRulebook } from '@hausregeln/view-kit/game/books/books.ts'
import { useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { runExperiment } from '../../laboratory/run.ts'
import { faultText } from './faultText.ts'
import { Picture } from './Picture.tsx'
import { partsOf } from './parts.ts'
import { keepRun, keptRun, keyOf } from './shelf.ts'
import { TakeAway } from './TakeAway.tsx'
import { labTexts } from './texts.ts'
import { useBotsNamed } from './useBotsNamed.ts'
import { type Playable, useRun } from './useRun.ts'

/** An experiment, played while you watch. */
export function Result({ experiment }: { readonly experiment: Experiment }) {
  const texts = useTexts(labTexts)
  const locale = useLocale()
  const playable = useMemo(() => playableOf(experiment), [experiment])
  const rulebook = useMemo(() => rulebookIn(experiment), [experiment])
  return (
    <Played
      playable={playable}
      rulebook={rulebook}
      title={textIn(bilingual(experiment.title ?? texts.title), locale)}
      files={(report) => <TakeAway experiment={experiment} report={report} />}
    />
  )
}

/** An experiment, kept on the shelf of this browser. */
function playableOf(experiment: Experiment): Playable {
  const key = keyOf(experiment)
  return {
    blocks: partsOf(experiment),
    run: (told, options) => runExperiment(experiment, told, options),
    kept: async () => (await keptRun(key).catch(() => undefined))?.standing,
    keep: ({ standing, report }) => keepRun({ key, experiment, standing, answer: answerOf(report) }),
  }
}

interface PlayedProps {
  readonly playable: Playable
  /** Of which is told; null: of none, or of several. */
  readonly rulebook: Rulebook | null
  readonly title: string
  /** How what is found can be taken away. */
  readonly files?: (report: StudyReport | null) => ReactNode
}

/** Games that are played while you watch: the sentence that answers, then its pictures. */
export function Played({ playable, rulebook, title, files }: PlayedProps) {
  const texts = useTexts(labTexts)
  const locale = useLocale()
  const botsNamed = useBotsNamed()
  const { blocks: all } = playable
  const { view, start, stop } = useRun(playable)
  useEffect(() => void start(), [start])
  const answer = view.report === null ? '' : textIn(answerOf(view.report), locale)
  const tables = view.report === null ? [] : tablesOf(view.report, rulebook, locale).map(botsNamed)
  const isDecided = view.report?.kind === 'compare' && view.report.verdict === 'decided'
  const [spoken, setSpoken] = useState('')
  // Screen readers are told when it is done, not block by block.
  useEffect(() => {
    if (!view.runs) setSpoken(answer)
  }, [view.runs, answer])
  return (
    <>
      <Panel title={title} tone="accent">
        <p className="lab__answer">{answer}</p>
        <LiveRegion message={spoken} />
        {view.fault !== null && (
          <p role="alert" className="lab__fault">
            {faultText(view.fault, locale)}
          </p>
        )}
        <Meter
          label={texts.progress}
          value={view.blocks}
          max={all}
          text={
            view.left === null
              ? texts.parts(view.blocks, all)
              : `${texts.parts(view.blocks, all)}, ${texts.left(view.left)}`
          }
        />
        <div className="lab__files">
          {view.runs ? (
            <Button onClick={stop}>{texts.stop}</Button>
          ) : (
            view.blocks < all && !isDecided && <Button onClick={() => void start()}>{texts.goOn}</Button>
          )}
          {files?.(view.report)}
        </div>
        <p className="fine">
          {isAlways(view.report) ? texts.always : texts.once} {texts.assumption}
        </p>
      </Panel>
      {tables.map((table) => (
        <Picture key={table.id} table={table} language={locale} />
      ))}
    </>
  )
}

/** Whether the limits hold however often somebody looks. */
function isAlways(report: StudyReport | null): boolean {
  if (report === null || report.kind === 'book') return false
  return report.kind === 'compare' ? report.looks === 'always' : report.ask !== 'chances'
}

/**
 * The rulebook that an experiment tells of; null where there is none, and where it cannot be made: that is said when it
 * runs.
 */
function rulebookIn(experiment: Experiment): Rulebook | null {
  try {
    return rulebookOfStudy(experiment, loadedRulebook)
  } catch (error) {
    if (error instanceof ExperimentError) return null
    throw error
  }
}
