import { answerOf, type CompareExperiment, type CurvePoint } from '@hausregeln/lab/experiment/index.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { CurveRun } from '../../../laboratory/curve.ts'
import { keepRun, keptRun, keyOf } from '../shelf.ts'

/** How a curve stands, as it is shown. */
interface CurveView {
  readonly points: readonly CurvePoint[]
  readonly done: { readonly blocks: number; readonly all: number }
  readonly runs: boolean
  /** What has gone wrong; null: nothing has. */
  readonly fault: unknown
}

/** How often it is shown, in milliseconds. */
const SHOW_EVERY = 250

/** A curve that is played, and begins with what was kept of it; `slide` puts a value before all others. */
export function useCurve(experiment: CompareExperiment) {
  const [view, setView] = useState<CurveView>({ points: [], done: { blocks: 0, all: 1 }, runs: true, fault: null })
  const run = useRef<CurveRun | null>(null)
  const shown = useRef(0)
  const show = useCallback((runs: boolean) => {
    const { current } = run
    if (current === null || (runs && performance.now() - shown.current < SHOW_EVERY)) return
    shown.current = performance.now()
    setView((before) => ({ ...before, points: current.points, done: current.done, runs }))
  }, [])
  const play = useCallback(async () => {
    const { current } = run
    if (current === null || current.isPlaying) return
    if (current.isWhole) return show(false)
    setView((before) => ({ ...before, runs: true, fault: null }))
    try {
      await current.play()
      await keep(experiment, current)
      show(current.isPlaying)
    } catch (fault) {
      setView((before) => ({ ...before, runs: false, fault }))
    }
  }, [experiment, show])
  useEffect(() => {
    let isGone = false
    const begin = async () => {
      const kept = await keptRun(keyOf(experiment)).catch(() => undefined)
      const opened = await CurveRun.open(experiment, kept?.points ?? [], () => show(true))
      if (isGone) return
      run.current = opened
      await play()
    }
    begin().catch((fault: unknown) => !isGone && setView((before) => ({ ...before, runs: false, fault })))
    return () => {
      isGone = true
      run.current?.stop()
      run.current = null
    }
  }, [experiment, play, show])
  const slide = useCallback(
    (value: number | null, name: string) => {
      run.current?.wish(value, name)
      if (run.current?.isWhole === false) void play()
    },
    [play],
  )
  const stop = useCallback(() => run.current?.stop(), [])
  return { view, play, stop, slide }
}

/** Keeps what was played, with the sentence of the value that says the most. */
async function keep(experiment: CompareExperiment, run: CurveRun): Promise<void> {
  const [first] = run.kept
  const [point] = run.points
  if (first === undefined || point === undefined) return
  const { title } = experiment
  const named = typeof title === 'string' ? { de: title, en: title } : (title ?? answerOf(point.report))
  const { standing } = first
  await keepRun({
    key: keyOf(experiment),
    experiment,
    standing,
    points: run.kept,
    answer: { de: named.de, en: named.en },
  })
}
